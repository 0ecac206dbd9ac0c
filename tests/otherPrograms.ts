/**
 * What other programs do to a page: translators, password managers, writing assistants and content networks. Each function
 * runs in the page, where it is passed as source code, so it must be self-contained.
 */

/**
 * Translates texts as Chrome and Edge do, by putting `<font>` elements in their place, or as Firefox and Safari do, by
 * rewriting them where they are. Leaves out `translate="no"`.
 * Goes on with what changes later, and marks what it has translated with an invisible character.
 * @param isSlow translates one text at a time
 */
export function translate({ wraps, isSlow }: { readonly wraps: boolean; readonly isSlow?: boolean }): void {
  const mark = '\u2060';
  const skipped = 'script, style, noscript, textarea, [translate=no]';
  function textsIn(root: Node): Text[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.data.endsWith(mark) && !text.parentElement?.closest(skipped)) found.push(text);
    }
    return found;
  }
  function translateText(text: Text): void {
    const translated = text.data + mark;
    // Only a text fits into an option or a drawing.
    if (!wraps || text.parentElement?.closest('option, svg')) {
      text.data = translated;
      return;
    }
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
    inner.textContent = translated;
    outer.append(inner);
    text.replaceWith(outer);
  }
  if (isSlow) {
    const step = () => {
      const [next] = textsIn(document.body);
      if (next) translateText(next);
      setTimeout(step, 1);
    };
    step();
    return;
  }
  const translateAll = () => textsIn(document.body).forEach(translateText);
  translateAll();
  new MutationObserver(translateAll).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Puts an element before and after each field and button, as password managers and writing assistants do. */
export function addElements(): void {
  for (const field of document.querySelectorAll('input, textarea, select, button')) {
    const frame = document.createElement('div');
    const icon = document.createElement('x-assistant');
    // They lie over the page, which therefore does not move.
    frame.style.position = icon.style.position = 'absolute';
    field.before(frame);
    icon.attachShadow({ mode: 'open' }).innerHTML = '<button>Fill in</button>';
    field.after(icon);
  }
}

/**
 * Puts a copy of each text field before it, wraps the fields, and changes names, values of options and other attributes of
 * fields and buttons.
 */
export function changeFields(): void {
  for (const option of document.querySelectorAll('[data-island] option')) option.removeAttribute('value');
  for (const field of document.querySelectorAll('[data-island] :is(textarea, select)')) field.setAttribute('name', 'x');
  for (const field of document.querySelectorAll<HTMLInputElement>(
    '[data-island] input[name]:not([type=hidden], [hidden])',
  )) {
    const copy = field.cloneNode() as HTMLInputElement;
    copy.removeAttribute('id');
    copy.type = 'hidden';
    field.before(copy);
    field.setAttribute('value', field.value);
    const frame = document.createElement('span');
    field.before(frame);
    frame.append(field);
  }
  for (const button of document.querySelectorAll('[data-island] button')) {
    button.className = `assistant ${button.className}`;
    button.setAttribute('value', '1');
  }
}

/** Puts comments beside each field, and between texts. */
export function addComments(): void {
  for (const element of document.querySelectorAll('[data-island] *')) {
    element.before(document.createComment(' comment '));
    element.append(document.createComment(' comment '));
  }
}

/** Adds attributes and a class to each element of the islands. */
export function addAttributes(): void {
  for (const element of document.querySelectorAll('[data-island], [data-island] *')) {
    element.setAttribute('fdprocessedid', 'a1b2c3');
    element.classList.add('assistant');
    element.setAttribute('data-lt-installed', 'true');
    if (element.matches('input, textarea')) element.setAttribute('spellcheck', 'false');
  }
}

/** Hides email addresses as Cloudflare does: in links, and in texts, which its own script shows again. */
export function hideAddresses(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
    link.setAttribute('href', '/cdn-cgi/l/email-protection#543c3138383b');
    for (const text of [...link.childNodes]) {
      if (text.nodeType !== Node.TEXT_NODE || !text.nodeValue?.includes('@')) continue;
      const hidden = document.createElement('span');
      hidden.className = '__cf_email__';
      hidden.textContent = '[email\u00a0protected]';
      text.replaceWith(hidden);
    }
  }
}

/** Removes the spaces between elements and the comments, as programs that compress pages do. */
export function compress(): void {
  for (const island of document.querySelectorAll('[data-island]')) {
    const walker = document.createTreeWalker(island, NodeFilter.SHOW_COMMENT);
    const comments: Comment[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode as Comment);
    for (const comment of comments) comment.remove();
    island.normalize();
  }
}
