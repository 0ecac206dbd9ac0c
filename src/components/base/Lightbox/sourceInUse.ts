/** Returns the source of a picture's element in the format that the browser has chosen; undefined if it shows the JPEG. */
export function sourceInUse(picture: Element, { currentSrc }: HTMLImageElement): HTMLSourceElement | undefined {
  const file = currentSrc.split('/').at(-1);
  return [...picture.querySelectorAll('source')].find(({ srcset }) => file && srcset.includes(file));
}
