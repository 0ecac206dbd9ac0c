import { closest, distance } from 'fastest-levenshtein';
import * as v from 'valibot';

/** What is wrong with something that a person wrote. */
export interface Mistake {
  /** Path of the field, with dots: `faq.0.answer`. Empty if it is about the whole. */
  readonly field: string;
  /** The same, step by step. */
  readonly path: readonly (string | number)[];
  /** What to write instead. */
  readonly advice: string;
}

/** How many letters a name may differ in and still be taken for a slip of the pen: two letters that change places are two. */
const MOST_SLIPS = 2;

export type Checked<Output> =
  { readonly ok: true; readonly output: Output } | { readonly ok: false; readonly mistakes: readonly Mistake[] };

/** The properties of Valibot's schemas that lead to the schemas in them. Pipes have those of their first schema. */
interface SchemaNode {
  readonly wrapped?: SchemaNode;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly item?: SchemaNode;
  readonly value?: SchemaNode;
  readonly message?: unknown;
}

const unwrap = (schema?: SchemaNode): SchemaNode | undefined => (schema?.wrapped ? unwrap(schema.wrapped) : schema);

/** Returns the schema of the value at a path; undefined inside a union, whose own message says what to write. */
function schemaAt(schema: SchemaNode, path: readonly v.IssuePathItem[]): SchemaNode | undefined {
  return path.reduce((parent, { key }) => {
    const { entries, item, value } = parent ?? {};
    return unwrap(entries ? entries[String(key)] : (item ?? value));
  }, unwrap(schema));
}

/** Returns what to do about a field that is none of these, with the one of almost its name. */
function fieldAdvice(written: string, names: readonly string[]): string {
  // YAML takes the part after the comma of { low: 1,500 } for a field.
  if (/^\d+$/.test(written)) return 'Write a figure without commas, as in 1500.';
  const likely = names.length > 0 ? closest(written, [...names]) : '';
  const isSlip = likely !== '' && distance(written.toLowerCase(), likely.toLowerCase()) <= MOST_SLIPS;
  const question = isSlip ? `Did you mean ${likely}? ` : '';
  return `${question}Remove it, or correct its name; the fields are ${names.join(', ')}.`;
}

function adviceFor(schema: SchemaNode, { type, expected, message, path }: v.BaseIssue<unknown>): string {
  if (!/^(strict_|loose_)?object$/.test(type)) return message;
  const steps: readonly v.IssuePathItem[] = path ?? [];
  const found = schemaAt(schema, steps);
  const namesIn = (object?: SchemaNode) => Object.keys(object?.entries ?? {}).join(', ');
  if (expected === 'Object') return found?.message ? message : `Write its fields: ${namesIn(found)}.`;
  if (expected === 'never') {
    const names = Object.keys(schemaAt(schema, steps.slice(0, -1))?.entries ?? {});
    return `There is no such field. ${fieldAdvice(String(steps.at(-1)?.key), names)}`;
  }
  // A missing field is asked for in the words of its own schema.
  const asked = safeParseWithFriendlyErrors(found as v.GenericSchema, undefined);
  return asked.ok ? message : `Missing. ${asked.mistakes[0].advice}`;
}

/** Checks what a person wrote, and returns either what the schema makes of it or every mistake in it. */
export function safeParseWithFriendlyErrors<Output>(
  schema: v.GenericSchema<unknown, Output>,
  written: unknown,
): Checked<Output> {
  const result = v.safeParse(schema, written);
  if (result.success) return { ok: true, output: result.output };
  const mistakes = result.issues.map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    path: ((issue.path ?? []) as readonly v.IssuePathItem[]).map(({ key }) => key as string | number),
    advice: adviceFor(schema as SchemaNode, issue),
  }));
  return { ok: false, mistakes };
}
