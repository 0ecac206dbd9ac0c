/** Shown while a page's script loads. Renders nothing, because the finished HTML is already there. */
export default function Loading() {
  return null;
}
