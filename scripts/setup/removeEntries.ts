import ts from 'typescript';

/** Returns the list or record that a constant holds, without `as const` and `satisfies`. */
function valueOf(source: ts.SourceFile, constant: string): ts.Expression {
  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || name.getText(source) !== constant) continue;
      let value = initializer;
      while (ts.isSatisfiesExpression(value) || ts.isAsExpression(value)) value = value.expression;
      return value;
    }
  }
  throw new Error(`${source.fileName} has no list "${constant}" any more.`);
}

function field(entry: ts.Node, name: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(entry)) return undefined;
  const property = entry.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

const textOf = (node: ts.Node | undefined) => (node && ts.isStringLiteral(node) ? node.text : '');

/** Cuts parts of a list out of a file, each with its comma and the comments before it. */
function cut(text: string, nodes: readonly ts.Node[]): string {
  return nodes.reduceRight((rest, node) => {
    const after = /^\s*,/.exec(rest.slice(node.end))?.[0].length ?? 0;
    return rest.slice(0, node.getFullStart()) + rest.slice(node.end + after);
  }, text);
}

function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

/** Removes the entries of a list whose field has one of these values. */
export function removeEntries(
  file: string,
  text: string,
  { constant, key, values }: { readonly constant: string; readonly key: string; readonly values: readonly string[] },
): string {
  const list = valueOf(parse(file, text), constant);
  const entries = ts.isArrayLiteralExpression(list) ? list.elements : [];
  return cut(
    text,
    entries.filter((entry) => values.includes(textOf(field(entry, key)))),
  );
}

/** Writes the lists of ids that stand in a field of some entries, by the id of the entry. */
export function writeLists(
  file: string,
  text: string,
  {
    constant,
    key,
    lists,
  }: { readonly constant: string; readonly key: string; readonly lists: ReadonlyMap<string, readonly string[]> },
): string {
  const list = valueOf(parse(file, text), constant);
  const entries = ts.isArrayLiteralExpression(list) ? list.elements : [];
  return entries.reduceRight((rest, entry) => {
    const wanted = lists.get(textOf(field(entry, 'id')));
    const node = field(entry, key);
    if (!wanted || !node) return rest;
    const written = `[${wanted.map((id) => `'${id}'`).join(', ')}]`;
    return rest.slice(0, node.getStart()) + written + rest.slice(node.end);
  }, text);
}
