/** Stands for a page's script while it is on its way. The finished HTML is already there, so this shows nothing. */
export default function Loading() {
  return null;
}
