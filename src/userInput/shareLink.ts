/**
 * Reads and writes links that carry what was entered into a tool, so that a result can be shared. The parameter that
 * names the tool contains the version of its format. Each field has a parameter of its own,
 * `estimate=1&project=pool-decks&shape=circle`, or is a part of that one parameter, `design=1.cobble.ashlar`.
 *
 * People keep links, so a format only changes together with its version. Whatever is unknown, out of bounds or from
 * another version falls back to the tool's defaults.
 */

/** What a form or a link contains, by field. */
export type Entries<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Returns the entry of one field; undefined if it has none. */
export type EntryOf<Field extends string> = (field: Field) => string | undefined;

export interface LinkField {
  /** Fields of the same group go together: an invalid one resets all of them. */
  readonly group?: string;
  /** In a compact link, the letter before a part that can be missing. Such fields come last. */
  readonly mark?: string;
}

export interface LinkFormat<Field extends string, Input> {
  /** Query parameter of the link. */
  readonly param: string;
  readonly version: string;
  /** All fields, in the order in which a link has them. */
  readonly fields: Readonly<Record<Field, LinkField>>;
  /** The field without which the others mean nothing. */
  readonly key?: Field;
  /** Whether all fields are parts of one parameter. */
  readonly isCompact?: true;
  readonly entriesOf: (input: Input) => Entries<Field>;
  /** Reads the entries of a form or a link; returns the invalid ones as errors. */
  readonly read: (
    entryOf: EntryOf<Field>,
  ) => { readonly input: Input } | { readonly errors: Readonly<Partial<Record<Field, unknown>>> };
}

export interface SharedInput<Input> {
  readonly input: Input;
  /** Whether part of the link could not be used. */
  readonly repaired: boolean;
}

/** The tools write no query longer than this. */
const MAX_QUERY = 1000;

const fieldsOf = <Field extends string>({ fields }: { readonly fields: Readonly<Record<Field, LinkField>> }) =>
  Object.entries(fields) as [Field, LinkField][];

/** Writes the value of a compact link: the version, then the fields. */
function compact<Field extends string, Input>(format: LinkFormat<Field, Input>, input: Input): string {
  const entries = format.entriesOf(input);
  const parts = fieldsOf(format).flatMap(([field, { mark = '' }]) => {
    const text = entries[field];
    return text === undefined ? [] : [mark + text];
  });
  return [format.version, ...parts].join('.');
}

/** Takes the value of a compact link apart; returns no entries if fields that every link has are missing. */
function expand<Field extends string, Input>(format: LinkFormat<Field, Input>, value: string): Entries<Field> {
  const fields = fieldsOf(format);
  const required = fields.filter(([, { mark }]) => mark === undefined).length;
  const parts = value.split('.').slice(1);
  const marked = parts.splice(required);
  if (parts.length < required) return {} as Entries<Field>;
  return Object.fromEntries(
    fields.map(([field, { mark }], index) => [
      field,
      mark === undefined ? parts[index] : marked.find((part) => part.startsWith(mark))?.slice(mark.length),
    ]),
  ) as Entries<Field>;
}

/** Returns the query of a link that opens a tool with this input. */
export function linkQuery<Field extends string, Input>(format: LinkFormat<Field, Input>, input: Input): string {
  const { param, version, isCompact, entriesOf } = format;
  if (isCompact) return new URLSearchParams({ [param]: compact(format, input) }).toString();
  const entries = entriesOf(input);
  const query = new URLSearchParams({ [param]: version });
  for (const [field] of fieldsOf(format)) {
    const text = entries[field];
    if (text !== undefined) query.set(field, text);
  }
  return query.toString();
}

/**
 * Reads the query of a URL.
 * @param defaultsFor returns the input whose values replace those that cannot be used
 * @returns undefined if the query has no link of this format
 */
export function readLink<Field extends string, Input>(
  format: LinkFormat<Field, Input>,
  query: string,
  defaultsFor: (entryOf: EntryOf<Field>) => Input,
): SharedInput<Input> | undefined {
  const params = new URLSearchParams(query);
  const value = params.get(format.param);
  if (value === null) return undefined;
  const version = format.isCompact ? value.split('.', 1)[0] : value;
  if (version !== format.version || query.length > MAX_QUERY) {
    return { input: defaultsFor(() => undefined), repaired: true };
  }
  const parts = format.isCompact && expand(format, value);
  const entryOf = (field: Field) => (parts ? parts[field] : (params.get(field) ?? undefined));
  const first = format.read(entryOf);
  // Nothing but the tool writes into its own parameter. Other programs may add parameters of theirs.
  if ('input' in first) return { ...first, repaired: Boolean(parts) && compact(format, first.input) !== value };

  const defaults = defaultsFor(entryOf);
  const isWrong = (field: Field) => first.errors[field] !== undefined;
  if (format.key && isWrong(format.key)) return { input: defaults, repaired: true };
  const wrongGroups = new Set(fieldsOf(format).map(([field, { group }]) => (isWrong(field) ? group : undefined)));
  const fallback = format.entriesOf(defaults);
  const second = format.read((field) => {
    const { group } = format.fields[field];
    return isWrong(field) || (group && wrongGroups.has(group)) ? fallback[field] : entryOf(field);
  });
  return { input: 'input' in second ? second.input : defaults, repaired: true };
}
