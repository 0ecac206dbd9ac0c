import { getDocumentProxy } from 'unpdf';

/** A structure element of a PDF, as assistive technology sees it. */
export interface Tag {
  /** "H1", "P", "TH". */
  readonly role: string;
  /** Alternative text of a figure. */
  readonly alt?: string;
  readonly page: number;
  /** Text content without spaces, because a PDF has none at line ends. */
  readonly text: string;
  readonly children: readonly Tag[];
}

/** A piece of text with its position. */
export interface Piece {
  readonly text: string;
  readonly page: number;
  /** In points from the page's left and bottom edge. */
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** Whether it is part of the structure, unlike text that repeats on every page. */
  readonly isTagged: boolean;
}

export const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** Returns all elements with these roles, in reading order, at any depth. */
export function findTags(tags: readonly Tag[], ...roles: readonly string[]): Tag[] {
  return tags.flatMap((tag) => [...(roles.includes(tag.role) ? [tag] : []), ...findTags(tag.children, ...roles)]);
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** An element as pdf.js returns it; its children are elements, and content by id. */
interface Node {
  readonly role: string;
  readonly alt?: string;
  readonly children: readonly (Node | { readonly role?: undefined; readonly id: string })[];
}

async function readPage(pdf: Pdf, number: number) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const pieces: Piece[] = [];
  /** The text of each piece of content in the structure. */
  const contents = new Map<string, string>();
  /** The enclosing marks of the text: ids of content in the structure, or undefined for others. */
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

/** Reads a PDF with pdf.js: structure, text with positions, and links. */
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
