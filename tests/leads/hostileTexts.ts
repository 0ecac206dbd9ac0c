import fc from 'fast-check';
import { cases } from '../cases';

/** Inputs that break careless code: markup, control characters, broken surrogate pairs, injections, very long texts. */
const nasty = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'name\r\nBcc: everybody@example.com',
  '\0',
  'before\u0000after',
  '\ud800',
  '\udfff\ud800',
  '\u202egnp.exe',
  'שלום עולם',
  'مرحبا بالعالم',
  '👩‍👩‍👧‍👦🏗️🧱',
  'e\u0301\u0301\u0301\u0301',
  '{{constructor.constructor("alert(1)")()}}',
  "Robert'); DROP TABLE leads;--",
  '=HYPERLINK("https://example.com")',
  '../../../../etc/passwd',
  '%00%0d%0a&kind=guide&form-name=other',
  '__proto__',
  'x'.repeat(5000),
  'x'.repeat(100_000),
  '\u{10ffff}\ufeff\u200b',
  '\t\n\r\n ',
];

/** Texts for tests: the ones above, and random ones. */
export const hostileTexts: readonly string[] = [
  ...nasty,
  ...fc.sample(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      // Single code units, so that broken surrogate pairs occur.
      fc.array(fc.nat({ max: 0xffff }), { maxLength: 300 }).map((units) => String.fromCharCode(...units)),
      fc
        .tuple(fc.constantFrom(...nasty.slice(0, 17)), fc.string(), fc.constantFrom(...nasty.slice(0, 17)))
        .map((parts) => parts.join('')),
    ),
    cases(24, 480),
  ),
];
