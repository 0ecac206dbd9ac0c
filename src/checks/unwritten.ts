/** The beginning of each question that `npm run new` puts in an article for its writer to replace. */
export const QUESTION_TO_REPLACE = 'A question to replace';

/** Matches MDX comments, which say what to write. */
const COMMENT = /\{\/\*[\s\S]*?\*\/\}/g;

/** Matches the start of a section, with its title, or a heading. */
const HEADING = /^(?:<Section [^>]*title="([^"]*)"[^>]*>|(#{2,6}) (.+))$/;

/** Returns the heading on a line, and its level, 0 where a section ends; undefined if it has none. */
function headingOn(line: string): { readonly title: string; readonly level: number } | undefined {
  if (line === '</Section>') return { title: '', level: 0 };
  const match = HEADING.exec(line);
  if (!match) return undefined;
  const [, section, marks = '##', title = section] = match;
  return { title, level: marks.length };
}

/** What nobody has written yet in a file, and what to do about it. */
export interface Unwritten {
  /** The first line of the file is 1. */
  readonly line: number;
  readonly advice: string;
}

/**
 * Lists what nobody has written yet in the file of a page or article: headings with nothing below them, and questions to
 * replace. Empty if it is all there.
 */
export function unwrittenIn(source: string): readonly Unwritten[] {
  const lines = source
    .replaceAll(COMMENT, (comment) => comment.replace(/.+/g, ''))
    .split('\n')
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => text !== '');
  return lines.flatMap(({ text, line }, index): Unwritten[] => {
    if (text.includes(QUESTION_TO_REPLACE)) {
      const advice = `faq: Write what readers ask, and your answer, instead of "${QUESTION_TO_REPLACE}…".`;
      return [{ line, advice }];
    }
    const heading = headingOn(text);
    const below = index + 1 < lines.length ? headingOn(lines[index + 1].text) : { level: 0 };
    if (!heading || heading.level === 0 || !below || below.level > heading.level) return [];
    return [
      { line, advice: `"${heading.title}" has nothing below it. Write what belongs there, or remove the heading.` },
    ];
  });
}
