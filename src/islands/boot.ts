/*
 * The boot script, the only script that every page runs before the visitor uses it. The page is finished HTML whose
 * links, menus, questions and chat work without it. This script
 *
 * - hydrates an island when the visitor starts to use it, then repeats what they did while it was loading;
 * - shows a message with other ways to reach the company if a script does not load;
 * - opens the lead pop-up once per session, after a delay;
 * - moves the focus into the chat and back;
 * - loads the lightbox when a visitor turns to a picture that opens large;
 * - lets the keyboard reach what scrolls sideways.
 *
 * It is inlined as a module, so that browsers without module support ignore it and show the page as they would without
 * JavaScript. In development, where React renders the whole page, the application imports it.
 */
import { isAnyFormInUse } from '../leads/formActivity';
import { isPopupSeen, markPopupSeen } from '../leads/popupSeen';
import { postForm } from '../leads/postForm';
import { PREFILL_EVENT } from '../leads/prefill';
import { REFERRER_PARAMETER } from '../leads/referrer';
import { DRAFTS_KEY, mayBeLead, PREFILL_KEY, REFERRER_KEY } from '../leads/storageKeys';
import type { LeadKind } from '../leads/types';
import { keepDraft, type TypedValues } from '../leads/formDrafts';
import {
  HYDRATED,
  CHAT_ID,
  CONTACT_ID,
  HAS_RECEIVER,
  ENLARGE_EVENT,
  FAILURE_ID,
  ISLAND,
  LIGHTBOX,
  LINK_PARAMETER,
  NOT_FOUND,
  SCRIPT_TIMEOUT_MS,
  POPUP_ID,
  SCROLLER,
  HANDLED_BY,
} from './contract';
import type { FindTwin } from './visitorState';

/** Time on the page before the pop-up opens, in milliseconds. */
const POPUP_DELAY_MS = 30_000;
/** Delay before the pop-up tries again while the visitor is busy, in milliseconds. */
const POPUP_RETRY_MS = 3000;

/** Lists of files that the finishing pass writes into attributes of this script's tag. */
const files = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};

const loads = new Map<string, Promise<unknown>>();
/**
 * Suffix for URLs after a failure, because Chrome makes a second request for the same URL wait for a stalled first one.
 */
let retry = '';

/** Loads a script once. Rejects if it fails or takes longer than SCRIPT_TIMEOUT_MS; the next call tries again. */
function load(url: string): Promise<unknown> {
  const known = loads.get(url);
  if (known) return known;
  const loading = new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('script'), { src: url + retry, onload, onerror }));
    setTimeout(onerror, SCRIPT_TIMEOUT_MS);
  });
  loads.set(url, loading);
  loading.catch(() => {
    loads.delete(url);
    retry += '?';
  });
  return loading;
}

/** Loads all files of a space-separated list in parallel. */
function loadAll(list = ''): Promise<unknown> {
  return Promise.all(list.split(' ').filter(Boolean).map(load));
}

/** Resolves after the next paint, so that new styles and scripts don't delay it. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Undefined for an island whose scripts did not load: until SCRIPT_TIMEOUT_MS later, only a press asks again, not every key. */
const hydrations = new WeakMap<Element, Promise<FindTwin | undefined> | undefined>();

/** Hydrates an island once. Rejects if its scripts don't load; the next call tries again. */
function start(island: HTMLElement): Promise<FindTwin | undefined> {
  const known = hydrations.get(island);
  if (known) return known;
  const hydration = (async () => {
    // Loads the island's own script in parallel with React.
    await Promise.all([loadAll(files.scripts), loadAll(island.dataset.scripts)]);
    const findTwin = await window.hydrateIsland?.(island);
    island.setAttribute(HYDRATED, '');
    return findTwin;
  })();
  hydrations.set(island, hydration);
  hydration.catch(() => {
    hydrations.set(island, undefined);
    setTimeout(() => hydrations.get(island) ?? hydrations.delete(island), SCRIPT_TIMEOUT_MS);
  });
  return hydration;
}

/**
 * Hydrates an island that the visitor is about to use. While a failure message stands after it, only a press tries
 * again: it would otherwise wait for a request that was started before the connection came back, and fail with it.
 */
function startQuietly(island: HTMLElement | null): void {
  if (island && !hydrations.has(island) && !island.nextElementSibling?.matches('[role=alert]')) void start(island);
}

/** Returns the island that contains the element, or the one that its HANDLED_BY attribute names. */
function islandOf(element: Element): HTMLElement | null {
  const name = element.closest(`[${HANDLED_BY}]`)?.getAttribute(HANDLED_BY);
  return name
    ? document.querySelector<HTMLElement>(`[${ISLAND}$="/${name}"]`)
    : element.closest<HTMLElement>(`[${ISLAND}]`);
}

function targetOf(event: Event): Element | null {
  return event.target instanceof Element ? event.target : null;
}

const pictureOf = (event: Event) => targetOf(event)?.closest<HTMLAnchorElement>(`[${LIGHTBOX}]`);

for (const sign of ['pointerover', 'focusin', 'input']) {
  addEventListener(
    sign,
    (event) => {
      const target = targetOf(event);
      if (target) startQuietly(islandOf(target));
      if (pictureOf(event)) loadAll(files.lightbox).catch(() => undefined);
    },
    true,
  );
}

/** The control whose action is waiting for an island; only the visitor's last action waits. */
let waiting: HTMLElement | undefined;

/**
 * Holds an action until the island of its control is hydrated, then repeats it. If hydration fails or takes too long,
 * does what the browser can do without scripts, or shows the failure message. Leaves the action to React if the island
 * is hydrated.
 * @param event what the visitor did
 * @param control the control the visitor used; marked `aria-busy` while it waits
 * @param form the form that the action submits
 */
function attempt<Control extends HTMLElement>(
  event: Event,
  control: Control,
  again: (control: Control) => void,
  form?: HTMLFormElement | null,
): void {
  const island = islandOf(control);
  if (!island) return;
  if (island.hasAttribute(HYDRATED)) {
    // Removed any earlier, the message would move the button away from the pointer that is pressing it.
    forgetFailure(island);
    return;
  }
  event.preventDefault();
  // React may listen already although the island is not marked yet, and would answer the event and its repetition.
  event.stopPropagation();
  // If several actions are waiting, only the last one is repeated.
  waiting?.removeAttribute('aria-busy');
  waiting = control;
  control.setAttribute('aria-busy', 'true');
  const settle = (proceed: () => void) => () => {
    if (waiting !== control) return;
    waiting = undefined;
    control.removeAttribute('aria-busy');
    proceed();
  };
  start(island).then(
    (findTwin) =>
      settle(() => {
        const ready = (findTwin?.(control) ?? control) as Control;
        if (ready.isConnected) again(ready);
        else showFailure(island);
      })(),
    settle(() => (form && submitAlone(form)) || showFailure(island)),
  );
}

/**
 * Does for a form what the browser can do without scripts: says what is missing, or posts it to a receiver.
 * @returns false if the form cannot be posted
 */
function submitAlone(form: HTMLFormElement): boolean {
  if (!form.reportValidity()) return true;
  const canPost = form.hasAttribute(HAS_RECEIVER) && navigator.onLine;
  const { kind } = form.dataset;
  if (canPost) postForm(form);
  // The host may have replaced this page's scripts with newer ones; the draft survives the reload that is then needed.
  else if (kind) keepDraft(kind as LeadKind, Object.fromEntries(new FormData(form)) as TypedValues);
  return canPost;
}

/** Shows the failure message after the island rather than inside it, because React may still hydrate the island. */
function showFailure(island: HTMLElement): void {
  forgetFailure(island);
  const message = document.getElementById(FAILURE_ID)?.cloneNode(true) as HTMLElement;
  message.removeAttribute('id');
  message.hidden = false;
  // Firefox below 119 has no property for this attribute, or for `aria-busy`.
  message.setAttribute('role', 'alert');
  island.after(message);
  message.scrollIntoView({ block: 'nearest' });
}

function forgetFailure(island: HTMLElement): void {
  const next = island.nextElementSibling;
  if (next?.matches('[role=alert]')) next.remove();
}

addEventListener(
  'click',
  (event) => {
    const control = targetOf(event)?.closest<HTMLButtonElement>(`[${HANDLED_BY}], [${ISLAND}] button`);
    if (!control) return;
    // A submit is held before the browser validates the form, so that the form shows its own list of errors.
    attempt(event, control, (ready) => ready.click(), control.type === 'submit' ? control.form : null);
  },
  true,
);

// Programs that fill in forms also submit them.
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    // Pressed, because Safari 15 has no `requestSubmit`.
    attempt(event, form, (ready) => ready.querySelector<HTMLElement>('[type=submit]')?.click(), form);
  },
  true,
);

// Chrome and Firefox let the Tab key reach whatever scrolls, Safari only what has a tabindex.
for (const scroller of document.querySelectorAll<HTMLElement>(`[${SCROLLER}]`)) {
  new ResizeObserver(() => (scroller.tabIndex = scroller.scrollWidth > scroller.clientWidth ? 0 : -1)).observe(
    scroller,
  );
}

const contactForm = () => document.querySelector<HTMLElement>(`#${CONTACT_ID} [${ISLAND}]`);

// A tool has saved a project for this page's form.
addEventListener(PREFILL_EVENT, () => startQuietly(contactForm()));

/** Hydrates the islands that have something to read from the URL or from storage. */
function resume(): void {
  const query = new URLSearchParams(location.search);
  for (const tool of document.querySelectorAll(`[${LINK_PARAMETER}]`)) {
    if (query.has(tool.getAttribute(LINK_PARAMETER) ?? '')) startQuietly(islandOf(tool));
  }
  const referrer = query.get(REFERRER_PARAMETER);
  if (referrer) startQuietly(contactForm());
  try {
    // Stored because the form may be on a later page.
    if (referrer) sessionStorage.setItem(REFERRER_KEY, referrer);
    if ([DRAFTS_KEY, PREFILL_KEY, REFERRER_KEY].some((key) => sessionStorage.getItem(key))) startQuietly(contactForm());
    if (Object.keys(localStorage).some(mayBeLead)) startQuietly(document.querySelector(`[${ISLAND}$=LeadStatus]`));
  } catch {
    // Storage is denied, so there is nothing in it.
  }
}
// Storage is read after the first paint, because browsers keep it in another process and reading it could delay the
// paint.
void painted().then(resume);

const popup = () => document.getElementById(POPUP_ID) as HTMLDialogElement | null;

/**
 * Opens the pop-up unless it has been seen; tries again later if a form, a menu, the chat or another dialog is in use.
 */
function offerGuide(): void {
  if (isPopupSeen()) return;
  // `:is` ignores what a browser does not know; alone, this selector would throw an error where there are no popovers.
  if (isAnyFormInUse() || document.querySelector(':is(dialog[open], :popover-open)')) {
    setTimeout(offerGuide, POPUP_RETRY_MS);
  } else popup()?.showModal();
}
setTimeout(offerGuide, POPUP_DELAY_MS - performance.now());

// The pop-up counts as seen however it closes, including with the page. `close` does not bubble, hence the capture
// phase.
addEventListener('close', ({ target }) => target === popup() && markPopupSeen(), true);
addEventListener('pagehide', () => popup()?.open && markPopupSeen());

const chat = () => document.getElementById(CHAT_ID);
const chatButton = () => document.querySelector<HTMLElement>(`nav [popovertarget=${CHAT_ID}]`);

// A manual popover does not take the focus when it opens, and drops it when it closes.
addEventListener(
  'beforetoggle',
  ({ target, newState }) => {
    if (target !== chat()) return;
    if (newState === 'open') setTimeout(() => chat()?.querySelector<HTMLElement>('[required]')?.focus());
    // If the visitor has moved the focus elsewhere, it stays there.
    else if (chat()?.contains(document.activeElement)) chatButton()?.focus();
  },
  true,
);
addEventListener('keydown', ({ key, target }) => {
  if (key !== 'Escape' || !chat()?.matches(':is(:popover-open)')) return;
  if (target === chatButton() || chat()?.contains(target as Node)) chat()?.hidePopover();
});

addEventListener('click', (event) => {
  // The content covers the whole dialog, so a click on the dialog itself is a click on its backdrop.
  if (event.target === popup()) popup()?.close();

  const link = pictureOf(event);
  // Modifier keys ask the browser for a new tab, a new window or a download.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  loadAll(files.lightbox).then(
    () => link.dispatchEvent(new Event(ENLARGE_EVENT, { bubbles: true })),
    // Falls back to opening the picture's file.
    () => location.assign(link.href),
  );
});

// Logs the missing path, so that dead links can be found.
if (document.querySelector(`[${NOT_FOUND}]`)) {
  console.error('404: no page at', location.pathname);
}
