import { afterEach, expect, jest } from '@jest/globals';
import type * as DomTestingLibrary from '@testing-library/dom';
import type {} from '@testing-library/jest-dom/jest-globals';
import { watchTexts } from './changingTexts';

// Docusaurus' <Link> prefetches through this global, which Docusaurus' client entry sets in a browser.
Object.assign(globalThis, { docusaurus: { prefetch: () => false, preload: () => Promise.resolve() } });

// Keeps drafts from one test out of the next.
if (typeof sessionStorage !== 'undefined') {
  afterEach(() => {
    sessionStorage.clear();
  });
}

// Loaded only where there is a DOM, because loading them takes longer than most tests without one.
if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom/jest-globals');
  // `waitFor` and `findBy` wait for one second by default, and a busy machine may need many times that to load a script.
  jest.requireActual<typeof DomTestingLibrary>('@testing-library/dom').configure({ asyncUtilTimeout: 60_000 });
}

// jsdom has no layout, so it does not implement scrolling.
if (typeof Element !== 'undefined') Object.assign(Element.prototype, { scrollIntoView: () => undefined });

// jsdom has no layout, so whatever is observed comes into view at once.
Object.assign(globalThis, {
  IntersectionObserver: class {
    constructor(private readonly report: (seen: readonly { readonly isIntersecting: boolean }[]) => void) {}
    observe(): void {
      this.report([{ isIntersecting: true }]);
    }
    disconnect(): void {
      // Reports only when it begins to observe.
    }
  },
});

// jsdom does not implement the methods of <dialog>. Some tests run without a DOM.
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

// Every component test also checks that what changes can be updated in a translated page.
if (typeof MutationObserver !== 'undefined') {
  const problems: string[] = [];
  const reportTexts = watchTexts((problem) => problems.push(problem));
  afterEach(() => {
    reportTexts();
    expect(problems.splice(0)).toEqual([]);
  });
}
