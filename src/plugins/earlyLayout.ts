/*
 * Browsers read a page for some 10 milliseconds at a time, and then find the styles and places of all they have read in
 * one task, the longest of the whole visit. Chrome makes it longer where a page has forms: once the page is complete it
 * asks each field where it is (autofill), also in parts that are folded (src/theme/Layout). Asked at the end of each form
 * instead, while the page is being read, it does part of the work in each of several tasks.
 */

/** Asks where the form is that it stands in, and leaves: React does not know it. */
export const earlyLayoutScript = '{const{currentScript:s}=document;s.parentElement.offsetTop;s.remove()}';

/** The page with the question at the end of each form. */
export function addEarlyLayout(html: string): string {
  return html.replaceAll('</form>', `<script>${earlyLayoutScript}</script></form>`);
}
