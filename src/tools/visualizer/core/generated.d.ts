/* Type of the file that the visualizer plugin writes when the site is built. */

declare module '@generated/visualizer/default/default.json' {
  const defaultDesign: { readonly description: string };
  export default defaultDesign;
}
