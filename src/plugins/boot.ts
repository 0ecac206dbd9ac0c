/*
 * The one script that every page runs before anybody uses it: it waits, and loads React. The page is
 * finished HTML, and links, menus and questions work by themselves, so nothing is missing until then. React comes when a
 * form or a control that needs it is touched, hovered or focused, or when a timer of the page falls due. What a visitor
 * did while React was on its way is done again once it is there. Pictures that open large bring the lightbox in the same
 * way.
 *
 * Compiled and minified by the late-hydration plugin. It imports nothing, and is a module all the same: Chrome lays out
 * every form when a document is complete, and waits with that for modules. So the browser may paint in between, instead
 * of reading the page's end and laying it out in one long task.
 */

const boot = document.querySelector('script[type=module]') as HTMLScriptElement;
const root = document.documentElement;

let started = false;
let repeat: (() => void) | undefined;
let pressed: HTMLElement | undefined;

/** Loads React. What the visitor pressed or typed shows first: new styles and scripts would hold up that paint. */
function start(): void {
  if (started) return;
  started = true;
  afterPaint(load);
}

function load(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: boot.dataset.styles, id: 'all-styles' }),
  );
  // All at once: the islands' own chunks travel beside React instead of after it.
  for (const src of boot.dataset.scripts?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  }
}

function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
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
    // The press shows at once, though what it does has to wait; of several, the last counts.
    if (pressed) pressed.ariaBusy = null;
    pressed = control;
    control.ariaBusy = 'true';
    repeat = () => {
      control.ariaBusy = null;
      control.click();
    };
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

/** What the lightbox is made of, on its way or there. It needs no React. */
let lightbox: Promise<unknown> | undefined;

function fetchLightbox(): Promise<unknown> {
  return (lightbox ??= Promise.all(
    (boot.dataset.lightbox ?? '').split(' ').map((url) => {
      if (!url.endsWith('.css')) return import(url);
      return new Promise((onload, onerror) => {
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url, onload, onerror }),
        );
      });
    }),
  ));
}

function pictureOf(event: Event): HTMLAnchorElement | null {
  return (event.target as Element).closest?.<HTMLAnchorElement>('a[data-lightbox]');
}

for (const sign of ['pointerover', 'focusin']) {
  addEventListener(sign, (event) => pictureOf(event) && fetchLightbox().catch(() => undefined), { passive: true });
}

addEventListener('click', (event) => {
  const link = pictureOf(event);
  // Whoever asks for a new tab or a download gets it.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  fetchLightbox().then(
    () => link.dispatchEvent(new Event('enlarge', { bubbles: true })),
    // Without the lightbox it is a link as any other.
    () => location.assign(link.href),
  );
});

new MutationObserver((_changes, observer) => {
  if (isWaiting()) return;
  observer.disconnect();
  repeat?.();
}).observe(root, { attributeFilter: ['data-has-hydrated'] });

const due = document.querySelector<HTMLElement>('[data-hydrate-after]')?.dataset.hydrateAfter;
if (due) setTimeout(start, Number(due));

/** What the address or an earlier page may have left to show: a tool's settings, who sent the visitor, a lead. */
const reasons = [
  () => {
    const tools = [...document.querySelectorAll<HTMLElement>('[data-link]')];
    const parameters = ['ref', ...tools.map(({ dataset }) => dataset.link)];
    return parameters.some((parameter) => location.search.includes(`${parameter}=`));
  },
  () => {
    const { prefill, leadReferrer, leadDrafts } = sessionStorage;
    return (prefill && document.getElementById('contact')) || leadReferrer || leadDrafts;
  },
  () => localStorage.leadsWaiting,
];

/*
 * Each storage is kept by another process of the browser: asking it would hold up the first paint, and asking both at
 * once whatever is pressed then.
 */
function startForReason(): void {
  const reason = reasons.shift();
  if (!reason) return;
  afterPaint(() => {
    try {
      if (reason()) return start();
    } catch {
      // Storage is denied, so there is nothing in it.
    }
    startForReason();
  });
}
startForReason();
