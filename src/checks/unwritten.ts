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

/**
 * Lists what nobody has written yet in the file of a page or article: headings with nothing below them, and questions to
 * replace. Empty if it is all there.
 */
export function unwrittenIn(source: string): readonly string[] {
  const lines = source
    .replaceAll(COMMENT, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const empty = lines.flatMap((line, index) => {
    const heading = headingOn(line);
    const below = index + 1 < lines.length ? headingOn(lines[index + 1]) : { level: 0 };
    return heading && heading.level > 0 && below && below.level <= heading.level ? [`"${heading.title}"`] : [];
  });
  return source.includes(QUESTION_TO_REPLACE) ? [...empty, 'the questions'] : empty;
}
