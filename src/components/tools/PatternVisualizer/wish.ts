/** What a link on the page asks the visualizer to show. Each click on one is a new wish. */
export type Wish = { readonly product: string; readonly color?: string } | { readonly view: 'photo' };
