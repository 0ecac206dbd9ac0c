/** What a link or button on the page asks the visualizer to show. Each click on one is a new wish. */
export type Wish =
  | { readonly product: string; readonly color?: string }
  /** `last` is the view in which the visitor left the tool. */
  | { readonly view: 'last' | 'photo' };
