/*
 * Browsers read a page for some 10 milliseconds at a time, and then find the styles and places of all they have read in
 * one task, the longest of the whole visit. Asked for a place, they do so for what they have read up to there, and what
 * is done is not done again. So the work falls into tasks of about the same length, and a touch never waits for long.
 *
 * Forms are asked about one by one, since Chrome asks each field where it is once the page is complete (autofill), also
 * in parts that are folded (src/theme/Layout).
 */

/** Asks where the element is that it stands in, and leaves: React does not know it. */
export const earlyLayoutScript = '{const{currentScript:s}=document;s.parentElement.offsetTop;s.remove()}';

/** The page with the question before its header, and at the end of each header and form. */
export function addEarlyLayout(html: string): string {
  const script = `<script>${earlyLayoutScript}</script>`;
  return html.replace('<header', `${script}<header`).replace(/<\/(?:header|form)>/g, `${script}$&`);
}
