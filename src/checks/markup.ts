import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { headLength } from '../company/load/texts';
import { services } from '../company/services';
import { blankAbsent } from '../company/text/conditionalText';
import { pictures } from '../company/facts';
import { drawingIds } from '../site/drawings';
import { missingPicture } from '../site/missingPicture';
import { textComponents } from '../site/textComponents';
import { attributeOf, visitNodes, type MdxNode } from './mdxTree';

/** A slip in the markup of a text. */
interface Slip {
  /** The first line of the file is 1. */
  readonly line: number;
  readonly advice: string;
}

/** A link or an image. */
export interface TextLink {
  readonly line: number;
  readonly address: string;
}

/** What the reader of MDX throws. */
interface Refusal {
  readonly reason: string;
  readonly line?: number;
}

const reader = unified().use(remarkParse).use(remarkMdx);

/** The slot of pictures between the paragraphs of a text (src/images/slots.ts). */
const PICTURE_SLOT = 'articleText';

const components: Readonly<Record<string, readonly string[]>> = textComponents;

/** Returns a file with blanks for its front matter and for what this company lacks, so that the rest stays in its line. */
function bodyOf(source: string): string {
  const length = headLength(source);
  return source.slice(0, length).replace(/[^\n]/g, '') + blankAbsent(source).slice(length);
}

const TAKEN_FOR_CODE = 'Begin this line with another word: MDX takes it for code. Components need no import.';

/** Returns what to write where the reader of MDX gives up. */
function slipOf({ reason, line = 1 }: Refusal): Slip {
  const [, unclosed, opened] = /closing tag for `<(\w+)>` \((\d+):/.exec(reason) ?? [];
  if (unclosed !== undefined && /^(?:br|hr|img|wbr)$/.test(unclosed))
    return { line: Number(opened), advice: `<${unclosed}> holds nothing, so end it with a slash: <${unclosed} />.` };
  if (unclosed !== undefined) {
    const advice = `<${unclosed}> does not end. Write </${unclosed}> below what belongs in it, alone in its line, or end the tag with /> if it holds nothing.`;
    return { line: Number(opened), advice };
  }
  if (/closing (?:tag|slash)/.test(reason)) return { line, advice: 'This tag ends what nothing opens. Remove it.' };
  if (/[“”‘’]/.test(reason))
    return { line, advice: 'Write straight quotes (") around what a tag says, not curly ones.' };
  if (reason.includes('create a link'))
    return { line, advice: 'Write a link as [words](https://…), and an email address as [words](mailto:…).' };
  if (reason.includes('import/exports')) return { line, advice: TAKEN_FOR_CODE };
  if (reason.includes('create a comment')) return { line, advice: 'Write a comment as {/* … */}, or remove it.' };
  return {
    line,
    advice: `MDX can't read this (${reason.replace(/\.$/, '')}). It takes < for the beginning of a tag, and { for that of a figure: for the characters themselves, write \\< and \\{.`,
  };
}

/** What the security policy of the site keeps browsers from loading. */
const BLOCKED = ['script', 'style', 'iframe', 'object', 'embed', 'video', 'audio', 'form'];

/** Components, and the tags of what only some companies have. */
const tags = [...Object.keys(components), 'If', 'Unless'];

/** Returns what to write instead of a tag. */
function wrongTag(name: string, node: MdxNode): string | undefined {
  const meant = tags.find((tag) => tag !== name && tag.toLowerCase() === name.toLowerCase());
  if (meant) return `Write <${meant}> in the place of <${name}>, with its capitals.`;
  if (BLOCKED.includes(name))
    return `Remove <${name}>, which does nothing here. Link to what it shows: [words](https://…).`;
  // HTML has only small letters.
  if (!/[A-Z]/.test(name)) {
    return attributeOf(node, 'style') === undefined
      ? undefined
      : `Remove the style of <${name}>: pages have those of the site.`;
  }
  const attributes = components[name];
  if (!attributes) return `There is no component <${name}>. Name one of ${Object.keys(components).join(', ')}.`;
  const written = (node.attributes ?? []).map((attribute) => attribute.name ?? '');
  const known = attributes.map((attribute) => attribute.replace('?', ''));
  const unknown = written.find((attribute) => !known.includes(attribute));
  if (unknown !== undefined) {
    const instead = known.length > 0 ? `, or correct it: it can have ${known.join(', ')}` : '';
    return `<${name}> has no ${unknown}. Remove it${instead}.`;
  }
  const missing = attributes.find((attribute) => !attribute.endsWith('?') && !written.includes(attribute));
  if (missing !== undefined) return `<${name}> lacks its ${missing}. Write <${name} ${missing}="…">.`;
  const of = attributeOf(node, 'of') ?? '';
  if (name === 'Picture') return wrongPicture(of);
  if (name === 'Drawing') return wrongName('drawing', drawingIds, of);
  const service = attributeOf(node, 'service');
  const offered = services.map(({ id }) => id);
  return service === undefined ? undefined : wrongName('service', offered, service);
}

/** Returns what to write instead of a name that is none of these. */
const wrongName = (noun: string, names: readonly string[], name: string) =>
  names.includes(name) ? undefined : `There is no ${noun} "${name}". Name one of ${names.join(', ')}.`;

/** Returns what to do about a picture that no text can show. */
function wrongPicture(id: string): string | undefined {
  if (!Object.hasOwn(pictures, id)) return missingPicture(id).message;
  const { slots } = pictures[id] as { readonly slots: readonly string[] };
  return slots.includes(PICTURE_SLOT)
    ? undefined
    : `Picture "${id}" is not made for texts. Add "${PICTURE_SLOT}" to its slots in pictures.yaml, and run \`npm run pictures\`.`;
}

/** Returns what to write instead of a part of a text that its reader would not see as it is meant. */
function adviceFor(node: MdxNode): string | undefined {
  const { type, name, depth, value = '' } = node;
  if (name) return wrongTag(name, node);
  if (type.endsWith('Esm')) return TAKEN_FOR_CODE;
  // {/* A comment. */}, {{price:faq.installed}}
  if (/^mdx\w+Expression$/.test(type) && !/^\s*(?:\/\*[^]*\*\/|\{[^{}]*\})\s*$/.test(value))
    return `{${value}} is no figure. Write two braces around its name, or \\{ for the character itself.`;
  if (type === 'image' && /^https?:/.test(node.url ?? ''))
    return 'Browsers load no pictures of other sites here. Save yours with `npm run photo`, and show it with <Picture of="…">.';
  if (type === 'text' && /^:::\s*\w/m.test(value))
    return 'Write <Aside title="…"> and </Aside> in the place of these colons.';
  if (type === 'heading' && node.children?.length === 0) return 'Write the heading behind these signs, or remove them.';
  if (type === 'text' && /^#{2,6}[^#\s]/m.test(value)) return 'Write a space between ## and its heading.';
  if (depth === 1) return 'Write ## in the place of #: front matter has the headline of the page.';
  if (type === 'text' && /\][([]/.test(value))
    return 'This is no link yet. Write [words](/address), without spaces in the address, and close both brackets.';
  return undefined;
}

const columnsIn = (row: string) =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/).length;

/** A condition that a row of a table has behind its last cell. */
const CONDITION = /<(?:If|Unless) [^>]*\/>\s*$/;

/**
 * Finds tables that are none for their reader, because the line below their head has other columns, and rows with more cells
 * than the head, which would be lost.
 */
function brokenTables(body: string): readonly Slip[] {
  const lines = body.split('\n');
  let wanted = 0;
  return lines.flatMap((line, at) => {
    const head = lines[at - 1] ?? '';
    const isRule = /^\|(?:\s*:?-+:?\s*\|)+\s*$/.test(line);
    if (!line.startsWith('|')) wanted = 0;
    else if (isRule && head.startsWith('|')) wanted = columnsIn(head);
    const written = columnsIn(line.replace(CONDITION, ''));
    if (wanted === 0 || (isRule ? written === wanted : written <= wanted)) return [];
    const advice = isRule
      ? 'Write "| --- " for each.'
      : 'Remove those that are too many, or write \\| for the character itself.';
    return [
      { line: at + 1, advice: `The head of this table has ${wanted} columns, and this line ${written}. ${advice}` },
    ];
  });
}

/** Components that make the bold phrase at the beginning of each item its heading. */
const HEADED = ['Points', 'Steps'];

/** Finds items whose heading would be missing, or would end within a sentence. */
function itemsWithoutHeading({ name, children = [] }: MdxNode): readonly Slip[] {
  if (!HEADED.includes(name ?? '')) return [];
  const items = children.filter(({ type }) => type === 'list').flatMap((list) => list.children ?? []);
  return items.flatMap((item) => {
    const first = item.children?.[0]?.children?.[0];
    const headed = first?.type === 'strong' && /[.?!]$/.test(first.children?.at(-1)?.value ?? '');
    const advice = `Begin each item of <${name}> with a bold phrase that ends with its period: **Lay the pavers.**`;
    return headed ? [] : [{ line: item.position?.start.line ?? 1, advice }];
  });
}

/** Returns where a part of a text leads: a link, an image, or a tag with the attribute of one. */
const addressOf = (node: MdxNode) => node.url ?? attributeOf(node, 'href') ?? attributeOf(node, 'to');

/**
 * Reads the markup of a page or article: its links, and the slips that MDX would report in its own words in the middle of a
 * build.
 */
export function readMarkup(source: string): { readonly slips: readonly Slip[]; readonly links: readonly TextLink[] } {
  const body = bodyOf(source);
  const slips: Slip[] = [...brokenTables(body)];
  const links: TextLink[] = [];
  try {
    visitNodes(reader.parse(body), (node) => {
      const line = node.position?.start.line ?? 1;
      const advice = adviceFor(node);
      if (advice) slips.push({ line, advice });
      slips.push(...itemsWithoutHeading(node));
      const address = addressOf(node);
      if (address) links.push({ line, address });
    });
  } catch (refusal) {
    slips.push(slipOf(refusal as Refusal));
  }
  return { slips, links };
}
