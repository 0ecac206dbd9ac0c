import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { blankAbsent } from '../company/text/conditionalText';
import { textComponents } from '../site/textComponents';
import { visitNodes } from './mdxTree';

/** A slip in the markup of a text. */
interface Slip {
  /** The first line of the file is 1. */
  readonly line: number;
  readonly advice: string;
}

/** What the reader of MDX throws. */
interface Refusal {
  readonly reason: string;
  readonly line?: number;
}

const reader = unified().use(remarkParse).use(remarkMdx);

/** Returns a file with blanks for its front matter and for what this company lacks, so that the rest stays in its line. */
const bodyOf = (source: string) =>
  blankAbsent(source).replace(/^---\r?\n[^]*?\r?\n---(?=\r?\n)/, (head) => head.replace(/[^\n]/g, ''));

/** Returns what to write where the reader of MDX gives up. */
function slipOf({ reason, line = 1 }: Refusal): Slip {
  const [, unclosed, opened] = /closing tag for `<(\w+)>` \((\d+):/.exec(reason) ?? [];
  if (unclosed !== undefined) {
    const advice = `<${unclosed}> does not end. Write </${unclosed}> below what belongs in it, alone in its line, or end the tag with /> if it holds nothing.`;
    return { line: Number(opened), advice };
  }
  if (/closing (?:tag|slash)/.test(reason)) return { line, advice: 'This tag ends what nothing opens. Remove it.' };
  return {
    line,
    advice: `MDX can't read this (${reason.replace(/\.$/, '')}). It takes < for the beginning of a tag, and { for that of a figure: for the characters themselves, write \\< and \\{.`,
  };
}

/** Lists the slips in the markup of a page or article, which MDX would report in its own words in the middle of a build. */
export function slipsIn(source: string): readonly Slip[] {
  const slips: Slip[] = [];
  try {
    visitNodes(reader.parse(bodyOf(source)), ({ name, position }) => {
      // HTML has only small letters.
      if (!name || !/[A-Z]/.test(name) || textComponents.some((component) => component === name)) return;
      const advice = `There is no component <${name}>. Name one of ${textComponents.join(', ')}.`;
      slips.push({ line: position?.start.line ?? 1, advice });
    });
  } catch (refusal) {
    slips.push(slipOf(refusal as Refusal));
  }
  return slips;
}
