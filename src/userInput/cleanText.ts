/**
 * Cleans what visitors type or paste. Copied text often contains characters that nobody sees: direction marks around
 * phone numbers (messaging apps), soft line breaks (Word), control characters (PDF). No visitor could find and remove
 * them, so they are removed here, and no text is refused for them.
 */

/** Word's soft line break, page break, and Unicode's line and paragraph separators. */
const LINE_BREAKS = /[\v\f\p{Zl}\p{Zp}]/gu;

/** Control characters other than tab and line breaks, and halves of surrogate pairs. */
// eslint-disable-next-line no-control-regex -- these are the characters it looks for
const UNSENDABLE = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\p{Surrogate}]/gu;

/** A zero-width joiner or non-joiner, which builds an emoji or separates letters, as in Persian. */
const JOINER = /^[\u200c\u200d]$/;

/** A character that a joiner can affect. */
// eslint-disable-next-line no-control-regex -- the range is ASCII
const JOINABLE = /[^\u0000-\u007f\s]/;

/** Removes invisible format characters, except for joiners that change how the text around them looks. */
function withoutMarks(text: string): string {
  return text.replace(/\p{Cf}+/gu, (marks, start: number) => {
    const isJoining =
      JOINER.test(marks) && JOINABLE.test(text.charAt(start - 1)) && JOINABLE.test(text.charAt(start + marks.length));
    return isJoining ? marks : '';
  });
}

/** Returns a text as its writer sees it: without invisible marks and control characters, with plain line breaks. */
export function cleanText(text: string): string {
  return withoutMarks(text.replace(LINE_BREAKS, '\n').replace(UNSENDABLE, ''));
}

/** Cleans a text of one line: also turns line breaks, tabs and several spaces into one space. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}

/** Cleans a line whose letters and digits stand for themselves, and writes full-width ones in ASCII (NFKC). */
export function cleanCode(text: string): string {
  return cleanLine(cleanLine(text).normalize('NFKC'));
}

/** Returns whether a text shows nothing: only spaces, invisible characters, and blank letters such as U+2800. */
export function isBlank(text: string): boolean {
  return /^[\s\u2800\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Surrogate}]*$/u.test(text);
}

/**
 * Cleans a line that a URL carries, and drops U+FFFD, which stands for what was no text in it. Returns an empty text if
 * nothing of it shows.
 */
export function cleanUrlLine(text: string): string {
  const line = cleanLine(text.replace(/\ufffd/g, ' '));
  return isBlank(line) ? '' : line;
}
