/** What the visualizer opens with: what a link or button on the page asked it to show. Each click makes a new one. */
export type OpenWith =
  | { readonly product: string; readonly color?: string }
  /** `last` is the view in which the visitor left the tool. */
  | { readonly view: 'last' | 'photo' };
