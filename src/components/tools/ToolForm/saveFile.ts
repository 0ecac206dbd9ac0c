/** Hands a file to the browser to save. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
