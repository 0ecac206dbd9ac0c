import { getDocumentProxy } from 'unpdf';

/** An element of a PDF's structure, as assistive technology meets it. */
export interface Tag {
  /** "H1", "P", "TH". */
  readonly role: string;
  /** What is read in the place of a figure. */
  readonly alt?: string;
  readonly page: number;
  /** All that stands in it, without spaces: a PDF has none where a line ends. */
  readonly text: string;
  readonly children: readonly Tag[];
}

/** A piece of text, where it stands. */
export interface Piece {
  readonly text: string;
  readonly page: number;
  /** Points from the page's left and lower edge. */
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** Whether it is part of the structure, or left out of it like what repeats on every page. */
  readonly isTagged: boolean;
}

export const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** All elements of these roles, in reading order, however deep. */
export function findTags(tags: readonly Tag[], ...roles: readonly string[]): Tag[] {
  return tags.flatMap((tag) => [...(roles.includes(tag.role) ? [tag] : []), ...findTags(tag.children, ...roles)]);
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** An element as pdf.js hands it out; its children are elements, and content by its id. */
interface Node {
  readonly role: string;
  readonly alt?: string;
  readonly children: readonly (Node | { readonly role?: undefined; readonly id: string })[];
}

async function readPage(pdf: Pdf, number: number) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const pieces: Piece[] = [];
  /** The text of each piece of content that the structure names. */
  const contents = new Map<string, string>();
  /** What is open around the text: content that the structure names, or anything else. */
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.filter((mark) => mark !== undefined).at(-1);
      if (id !== undefined) contents.set(id, (contents.get(id) ?? '') + withoutSpaces(item.str));
      if (!item.str.trim()) continue;
      const [left, baseline] = [item.transform[4] as number, item.transform[5] as number];
      const place = { left, right: left + item.width, baseline };
      pieces.push({ text: item.str, page: number, ...place, isTagged: id !== undefined });
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? undefined);
  }

  const toTag = ({ role, alt, children }: Node): Tag => {
    const parts = children.map((child) => (child.role === undefined ? (contents.get(child.id) ?? '') : toTag(child)));
    const tags = parts.filter((part) => typeof part !== 'string');
    const text = parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
    return { role, alt, page: number, text, children: tags };
  };
  const root = (await page.getStructTree()) as Node | null;
  const links = (await page.getAnnotations()) as readonly { readonly url?: string }[];
  return {
    size: page.view,
    tags: root ? [toTag(root)] : [],
    pieces,
    addresses: links.flatMap(({ url }) => (url ? [url] : [])),
  };
}

/** Reads a PDF with pdf.js: its structure, its text and where that stands, and its links. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes);
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => readPage(pdf, index + 1)));
  return {
    pdf,
    pages,
    tags: pages.flatMap(({ tags }) => tags),
    pieces: pages.flatMap(({ pieces }) => pieces),
    addresses: pages.flatMap(({ addresses }) => addresses),
  };
}
