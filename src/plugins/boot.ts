/*
 * The one script that every page runs before anybody uses it: it waits, then loads React. The page is finished HTML,
 * and links, menus and questions work by themselves, so nothing is missing until then. React comes when a form or a
 * control that needs it is touched, hovered or focused, or when a timer of the page falls due. What a visitor did while
 * React was on its way is done again once it is there.
 *
 * Compiled and minified by the late-hydration plugin; it imports nothing.
 */

const boot = document.currentScript as HTMLScriptElement;
const root = document.documentElement;

let started = false;
let repeat: (() => void) | undefined;

function start(): void {
  if (started) return;
  started = true;
  const { scripts = '', page = '' } = boot.dataset;
  // The page's own chunks travel beside the main script instead of after it.
  for (const href of page.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
  }
  for (const src of scripts.split(' ')) {
    document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  }
}

function isWaiting(): boolean {
  return root.dataset.hasHydrated !== 'true';
}

function controlOf(event: Event): HTMLElement | null {
  return (event.target as Element).closest?.('form, [data-needs-react]');
}

for (const sign of ['pointerover', 'pointerdown', 'focusin', 'input']) {
  addEventListener(sign, (event) => controlOf(event) && start(), { capture: true, passive: true });
}

addEventListener(
  'click',
  (event) => {
    const control = controlOf(event);
    if (!isWaiting() || !control?.hasAttribute('data-needs-react')) return;
    event.preventDefault();
    start();
    repeat = () => control.click();
  },
  true,
);

addEventListener(
  'submit',
  (event) => {
    if (!isWaiting()) return;
    event.preventDefault();
    start();
    repeat = () => (event.target as HTMLFormElement).requestSubmit();
  },
  true,
);

new MutationObserver((_changes, observer) => {
  if (isWaiting()) return;
  observer.disconnect();
  repeat?.();
}).observe(root, { attributeFilter: ['data-has-hydrated'] });

// A shared address carries what a tool of the page should show.
const asked = document.querySelector<HTMLElement>('[data-hydrate-on-query]')?.dataset.hydrateOnQuery;
if (asked && new URLSearchParams(location.search).has(asked)) start();

const due = document.querySelector<HTMLElement>('[data-hydrate-after]')?.dataset.hydrateAfter;
if (due) setTimeout(start, Number(due));
