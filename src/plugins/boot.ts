/*
 * The one script that every page runs before anybody uses it: it waits, then loads React. The page is finished HTML,
 * so nothing is missing until then. React comes with the first sign of use (pointer, touch, key, focus, scroll), or when
 * the page has a timer that falls due. What a visitor does while React is on its way is done again once it is there.
 *
 * Compiled and minified by the late-hydration plugin; it imports nothing.
 */

const script = document.currentScript as HTMLScriptElement;
const root = document.documentElement;
const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];
const passive = { capture: true, passive: true };

let started = false;
let missed: (() => void) | undefined;

function add(source: string): void {
  const element = document.createElement('script');
  element.src = source;
  element.async = false;
  document.head.append(element);
}

function start(): void {
  if (started) return;
  started = true;
  signs.forEach((sign) => removeEventListener(sign, start, passive));
  const { scripts = '', page = '' } = script.dataset;
  // The page's own chunk travels beside the main script instead of after it.
  for (const source of page.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = source;
    document.head.append(link);
  }
  scripts.split(' ').forEach(add);
}

function waiting(): boolean {
  return root.dataset.hasHydrated !== 'true';
}

// A click on a control that only React can answer, or a form sent too early, is repeated when React has arrived.
addEventListener(
  'click',
  (event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-needs-react]');
    if (!control || !waiting()) return;
    event.preventDefault();
    start();
    missed = () => control.click();
  },
  true,
);
addEventListener(
  'submit',
  (event) => {
    if (!waiting()) return;
    event.preventDefault();
    start();
    const form = event.target as HTMLFormElement;
    missed = () => form.requestSubmit();
  },
  true,
);
new MutationObserver((_changes, observer) => {
  if (waiting()) return;
  observer.disconnect();
  missed?.();
}).observe(root, { attributeFilter: ['data-has-hydrated'] });

signs.forEach((sign) => addEventListener(sign, start, passive));
const due = document.querySelector<HTMLElement>('[data-hydrate-after]')?.dataset.hydrateAfter;
if (due) setTimeout(start, Number(due));
