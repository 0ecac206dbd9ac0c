/**
 * Reads and writes links that carry what was entered into a tool, so that a result can be shared. The parameter that
 * names the tool contains the version of its format, and each field has a parameter of its own:
 * `plan=1&project=pool-decks&diameter=20&shape=circle`.
 *
 * On its way a link is cut short, retyped in capitals, translated or encoded a second time. Reading forgives what leaves
 * no doubt, and names each field that it can't read.
 */

/** What a form or a link contains, by field. */
export type Entries<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Returns the entry of one field; undefined if it has none. */
export type EntryOf<Field extends string> = (field: Field) => string | undefined;

/** What the entries of a form or a link mean, or what is wrong with each field that needs another entry. */
export interface Reading<Field extends string, Input, Problem = string> {
  /** Undefined if there is an error. */
  readonly input?: Input;
  readonly errors: Readonly<Partial<Record<Field, Problem>>>;
}

/** The parameters of a link. */
export interface LinkParams<Field extends string> {
  /** Query parameter that names the tool. */
  readonly param: string;
  readonly version: string;
  /** All fields, in the order in which a link has them. Every link has the last one, so that a missing end is noticed. */
  readonly fields: readonly Field[];
  /** Comes before the name of each parameter, if an address contains a second link of the same tool. */
  readonly prefix?: string;
}

export interface LinkFormat<Field extends string, Input> extends LinkParams<Field> {
  /** Fields that go together: an invalid one resets all of them. */
  readonly together?: readonly Field[];
  readonly entriesOf: (input: Input) => Entries<Field>;
  readonly read: (entryOf: EntryOf<Field>) => Reading<Field, Input, unknown>;
}

export interface SharedInput<Field extends string, Input> {
  readonly input: Input;
  /** All entries of the link, those that cannot be used included. */
  readonly entries: Entries<Field>;
  /** Fields that could not be read and have a default now: all of them if the whole link is unreadable. */
  readonly unread: readonly Field[];
}

/** The tools write no query longer than this. */
const MAX_QUERY = 2000;

/** How often programs on the way may have encoded a link. */
const ENCODED = 3;

/** Decodes what is valid in a text, so that a link cut short within a code stays readable. */
function decode(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });
}

/** Returns the parameters of a query by their names in lower case; of two with the same name, the first. */
function paramsOf(query: string): ReadonlyMap<string, string> {
  let text = query.replace(/^\?/, '');
  for (let times = 0; times < ENCODED; times++) text = decode(text);
  // Ampersands of HTML, dashes and wide letters that phones put in while somebody types.
  const tidy = text.normalize('NFKC').toLowerCase().replace(/&amp;/g, '&').replace(/[‐-―]/g, '-');
  const params = new Map<string, string>();
  for (const pair of tidy.split('&')) {
    const [name, ...value] = pair.split('=').map((part) => part.replace(/\+/g, ' ').trim());
    if (!params.has(name)) params.set(name, value.join('='));
  }
  return params;
}

/** Returns the query of a link with these entries. */
export function linkQuery<Field extends string>(link: LinkParams<Field>, entries: Entries<Field>): string {
  const { param, version, fields, prefix = '' } = link;
  const query = new URLSearchParams({ [prefix + param]: version });
  for (const field of fields) {
    const text = entries[field];
    if (text !== undefined) query.set(prefix + field, text);
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
): SharedInput<Field, Input> | undefined {
  const { param, version, fields, prefix = '', together = [] } = format;
  const params = paramsOf(query);
  const found = params.get(prefix + param);
  if (found === undefined) return undefined;
  const entries = Object.fromEntries(
    fields.flatMap((field) => {
      const text = params.get((prefix + field).toLowerCase());
      return text === undefined ? [] : [[field, text]];
    }),
  ) as Entries<Field>;
  const defaults = defaultsFor((field) => entries[field]);
  if (found !== version || query.length > MAX_QUERY)
    return { input: defaults, entries: {} as Entries<Field>, unread: fields };

  const fallback = format.entriesOf(defaults);
  const last = fields[fields.length - 1];
  const unread = new Set<Field>(entries[last] === undefined ? [last] : []);
  const replaced = new Set(unread);
  for (;;) {
    if (together.some((field) => replaced.has(field))) for (const field of together) replaced.add(field);
    const read = format.read((field) => (replaced.has(field) ? fallback : entries)[field]);
    if (read.input) return { input: read.input, entries, unread: fields.filter((field) => unread.has(field)) };
    const wrong = (Object.keys(read.errors) as Field[]).filter((field) => !replaced.has(field));
    if (wrong.length === 0) return { input: defaults, entries, unread: fields };
    for (const field of wrong) {
      unread.add(field);
      replaced.add(field);
    }
  }
}
