/** Builds the parts that schemas of what people write have in common. Each message says what to write instead. */

import * as v from 'valibot';

/** No limit; JSON, in which editors read the schemas, has no word for infinity. */
export const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** A text with this many characters, without the spaces around it. */
export function text(what: string, minimum = 1, maximum = UNLIMITED) {
  const range = maximum === UNLIMITED ? `at least ${minimum}` : `${minimum} to ${maximum}`;
  const wanted = `Write ${what}${minimum > 1 ? `, in ${range} characters` : ''}.`;
  return v.pipe(
    v.string(wanted),
    v.trim(),
    v.minLength(minimum, ({ input }) =>
      input === '' ? wanted : `Write at least ${minimum} characters; it has ${input.length}.`,
    ),
    v.maxLength(maximum, ({ input }) => `Write at most ${maximum} characters; it has ${input.length}.`),
  );
}

/** A whole number in this range, both ends included. */
export function wholeNumber(what: string, minimum: number, maximum: number) {
  const wanted = `Write ${what}, a whole number from ${minimum} to ${maximum}.`;
  return v.pipe(v.number(wanted), v.integer(wanted), v.minValue(minimum, wanted), v.maxValue(maximum, wanted));
}

/** An https address of this form. */
export function httpsAddress(wanted: string, form = /^https:\/\/[^/]/) {
  return v.pipe(
    v.string(wanted),
    v.trim(),
    v.check((address) => form.test(address) && URL.canParse(address), wanted),
  );
}

/** A list with at least this many items. */
export function list<Item extends v.GenericSchema>(item: Item, what: string, least = 1) {
  const wanted = `Write a list of ${what}.`;
  return v.pipe(
    v.array(item, wanted),
    v.minLength(least, ({ input }) =>
      input.length === 0 ? wanted : `Write at least ${least}; there are ${input.length}.`,
    ),
    v.readonly(),
  );
}

/** One of these names. */
export const oneOf = <const Name extends string>(names: readonly Name[]) =>
  v.picklist(names, `Write one of: ${names.join(', ')}.`);

/** A line that says yes, or is left out. */
export const flag = v.optional(v.literal(true, 'Write true, or leave the line out.'));
