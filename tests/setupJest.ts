import { afterEach } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';

// Docusaurus' <Link> prefetches through this global, which its client entry sets in a browser.
Object.assign(globalThis, { docusaurus: { prefetch: () => false, preload: () => Promise.resolve() } });

// What one test typed is not the draft of the next.
if (typeof sessionStorage !== 'undefined') {
  afterEach(() => {
    sessionStorage.clear();
  });
}

// jsdom lays nothing out, so nothing can be scrolled to.
if (typeof Element !== 'undefined') Object.assign(Element.prototype, { scrollIntoView: () => undefined });

// jsdom knows the dialog element, but not its methods. Some tests run without a DOM.
if (typeof HTMLDialogElement !== 'undefined') {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open');
      this.dispatchEvent(new Event('close'));
    },
  });
}
