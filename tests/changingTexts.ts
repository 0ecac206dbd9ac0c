/**
 * Reports texts that React could not update once a translator has touched them. Translators replace each text node by
 * elements of their own; React then updates a node that is no longer in the page, or throws when it removes that node or
 * inserts something before it. A text that is the only child of its element is safe, because React sets it through the
 * element. Also reports figures that change and may be translated.
 *
 * Runs in Jest and in browsers, where it is passed as source code, so it must be self-contained.
 * @returns a function that reports what has happened since the last report
 */
export function watchTexts(report: (problem: string) => void): () => void {
  const isReacts = (node: Node | null) => Object.keys(node ?? {}).some((key) => key.startsWith('__reactFiber$'));
  // React marks the text nodes that it updates one by one, but not the only child of an element.
  const isUpdatedAlone = (node: Node | null): node is Text => node?.nodeType === Node.TEXT_NODE && isReacts(node);
  const place = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `<${element?.localName ?? '?'} class="${element?.getAttribute('class') ?? ''}">`;
  };
  const isFigure = (text: string) => /\d/.test(text) && !/\p{L}/u.test(text);
  function checkFigure(text: Node): void {
    const isChecked = isReacts(text.parentElement) && isFigure(text.nodeValue ?? '');
    if (isChecked && !text.parentElement?.closest('[translate=no]'))
      report(`The figure "${text.nodeValue}" in ${place(text)} changes: add translate="no".`);
  }
  function check(records: readonly MutationRecord[]): void {
    for (const { type, target, addedNodes, removedNodes, nextSibling } of records) {
      if (type === 'characterData') {
        if (isUpdatedAlone(target))
          report(`The text "${target.data}" in ${place(target)} changes: give it an element of its own.`);
        checkFigure(target);
        continue;
      }
      for (const node of [...addedNodes, ...removedNodes]) {
        if (isUpdatedAlone(node))
          report(`The text "${node.data}" in ${place(target)} comes or goes: give it an element of its own.`);
      }
      for (const node of addedNodes) if (node.nodeType === Node.TEXT_NODE) checkFigure(node);
      if (addedNodes.length > 0 && isUpdatedAlone(nextSibling))
        report(`Something comes before the text "${nextSibling.data}" in ${place(target)}: give the text an element.`);
    }
  }
  const observer = new MutationObserver(check);
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  return () => check(observer.takeRecords());
}
