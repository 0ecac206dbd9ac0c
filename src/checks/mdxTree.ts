interface Point {
  /** The first line of a file is 1. */
  readonly line: number;
  readonly column: number;
}

/** A part of an MDX text, as remark plugins see it. */
export interface MdxNode {
  readonly type: string;
  /** The name of a component. */
  readonly name?: string | null;
  /** The level of a heading. */
  readonly depth?: number;
  value?: string;
  /** Where a link or an image leads. */
  readonly url?: string;
  readonly attributes?: { readonly type: string; readonly name?: string; value?: unknown }[];
  readonly children?: MdxNode[];
  /** Its place in the file, for messages. */
  readonly position?: { readonly start: Point; readonly end: Point };
  data?: { readonly hProperties?: Readonly<Record<string, unknown>> };
}

/** Visits all parts of a text in their order, each before those in it. */
export function visitNodes(tree: object, visit: (node: MdxNode) => void): void {
  const node = tree as MdxNode;
  visit(node);
  for (const child of node.children ?? []) visitNodes(child, visit);
}

/** Returns the text that a component has for an attribute; undefined without one. */
export function attributeOf({ attributes }: MdxNode, name: string): string | undefined {
  const value = attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}
