/** Turns links to these pages into plain words. Returns the text and the numbers of the changed lines. */
export function unlink(text: string, paths: readonly string[]): { readonly text: string; readonly lines: number[] } {
  const lines: number[] = [];
  const changed = text.split('\n').map((line, index) => {
    const plain = line.replace(/\[([^\]]+)\]\((\/[^)#?]*)[^)]*\)/g, (link, words: string, target: string) =>
      paths.includes(target) ? words : link,
    );
    if (plain !== line) lines.push(index + 1);
    return plain;
  });
  return { text: changed.join('\n'), lines };
}
