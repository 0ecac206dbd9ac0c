/** Makes the browser save a file. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // By then, the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
