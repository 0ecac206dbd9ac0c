/*
 * The one script that every page runs before anybody uses it. The page is finished HTML: links, menus, questions and the
 * chat work by themselves. This script
 *
 * - brings an island of the page to life when a visitor turns to it, and then does again what they did meanwhile;
 * - says so, with the ways that are left, where a script does not arrive;
 * - offers the paver guide once in a session, some time after the page was opened;
 * - moves the focus into the chat and back;
 * - loads the lightbox when a visitor turns to a picture that opens large;
 * - lets the keyboard reach what scrolls sideways.
 *
 * It stands in the page as a module, so that a browser too old for modules leaves it alone and gets the page as without
 * JavaScript. In development, where React renders the whole page, it is an ordinary module of the application.
 */
import { isAnyFormInUse } from '../leads/formActivity';
import { isPopupSeen, markPopupSeen } from '../leads/popupSeen';
import { PREFILL_EVENT } from '../leads/prefill';
import { REFERRER_PARAMETER } from '../leads/referrer';
import { DRAFTS_KEY, PREFILL_KEY, REFERRER_KEY, WAITING_FLAG } from '../leads/storageKeys';
import type { LeadKind } from '../leads/types';
import { keepDraft, type TypedValues } from '../leads/visit';
import {
  ALIVE,
  CHAT_ID,
  CONTACT_ID,
  DELIVERED,
  ENLARGE_EVENT,
  FAILURE_ID,
  ISLAND,
  LIGHTBOX,
  LINK_PARAMETER,
  NOT_FOUND,
  PATIENCE_MS,
  POPUP_ID,
  SCROLLER,
  USES,
} from './contract';

/** Time on the page before the pop-up opens, in milliseconds. */
const POPUP_DELAY_MS = 30_000;
/** How soon the pop-up tries again where the visitor is busy, in milliseconds. */
const POPUP_RETRY_MS = 3000;

/** The files that the finishing pass names on this script's own tag. */
const files = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};

const loads = new Map<string, Promise<unknown>>();
/** Added to addresses after a failure: Chrome lets a second request for the same address wait for one that stalls. */
let retry = '';

/** Fetches a script once. Rejects where it does not come in time; the next call then tries again. */
function load(url: string): Promise<unknown> {
  const known = loads.get(url);
  if (known) return known;
  const loading = new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('script'), { src: url + retry, onload, onerror }));
    setTimeout(onerror, PATIENCE_MS);
  });
  loads.set(url, loading);
  loading.catch(() => {
    loads.delete(url);
    retry += '?';
  });
  return loading;
}

/** Fetches all files of a list separated by spaces, at the same time. */
function loadAll(list = ''): Promise<unknown> {
  return Promise.all(list.split(' ').filter(Boolean).map(load));
}

/** Lets the browser show what the visitor did first: new styles and scripts would hold up that paint. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

const lives = new WeakMap<Element, Promise<void>>();

/** Brings an island to life, once. Rejects where its scripts do not come; the next call then tries again. */
function start(island: HTMLElement): Promise<void> {
  const known = lives.get(island);
  if (known) return known;
  const life = (async () => {
    // All at once: the island's own script travels beside React instead of after it.
    await Promise.all([loadAll(files.scripts), loadAll(island.dataset.scripts)]);
    await window.hydrateIsland?.(island);
    island.setAttribute(ALIVE, '');
  })();
  lives.set(island, life);
  life.catch(() => lives.delete(island));
  return life;
}

function startQuietly(island: HTMLElement | null): void {
  if (island) start(island).catch(() => undefined);
}

/** The island that an element stands in, or that it belongs to by its attribute. */
function islandOf(element: Element): HTMLElement | null {
  const name = element.closest(`[${USES}]`)?.getAttribute(USES);
  return name
    ? document.querySelector<HTMLElement>(`[${ISLAND}$="/${name}"]`)
    : element.closest<HTMLElement>(`[${ISLAND}]`);
}

function targetOf(event: Event): Element | null {
  return event.target instanceof Element ? event.target : null;
}

for (const sign of ['pointerover', 'pointerdown', 'focusin', 'input']) {
  addEventListener(
    sign,
    (event) => {
      const target = targetOf(event);
      if (target) startQuietly(islandOf(target));
    },
    true,
  );
}

/** What the visitor did last that waits for an island. */
let waiting: { readonly control: HTMLElement } | undefined;

/**
 * Keeps what a visitor did until its island is alive, and then does it again. Where that fails or takes too long, does
 * what the browser can do by itself, or tells the visitor.
 * @param control what was pressed; it shows that it is busy
 * @param alone does it without scripts; returns false where that is impossible
 */
function attempt(island: HTMLElement, control: HTMLElement, again: () => void, alone = () => false): void {
  // Of several things done meanwhile the last counts.
  if (waiting) waiting.control.ariaBusy = null;
  const mine = { control };
  waiting = mine;
  control.ariaBusy = 'true';
  const settle = (proceed: () => void) => () => {
    if (waiting !== mine) return;
    waiting = undefined;
    control.ariaBusy = null;
    proceed();
  };
  start(island).then(
    settle(again),
    settle(() => alone() || showFailure(island)),
  );
}

/** The message that a script did not arrive, beside the island that needs it: React may yet take over what is inside. */
function showFailure(island: HTMLElement): void {
  forgetFailure(island);
  const message = document.getElementById(FAILURE_ID)?.cloneNode(true) as HTMLElement;
  message.removeAttribute('id');
  message.hidden = false;
  message.role = 'alert';
  island.after(message);
  message.scrollIntoView({ block: 'nearest' });
}

function forgetFailure(island: HTMLElement): void {
  const next = island.nextElementSibling;
  if (next?.role === 'alert') next.remove();
}

/**
 * Leaves what the visitor has just done to React, where it has the island, and removes the message of an earlier failure.
 * Removed any sooner, the message would move the button away from under the pointer that presses it.
 * @returns false where React does not have the island yet
 */
function leaveToReact(island: HTMLElement): boolean {
  const isAlive = island.hasAttribute(ALIVE);
  if (isAlive) forgetFailure(island);
  return isAlive;
}

addEventListener(
  'click',
  (event) => {
    const control = targetOf(event)?.closest<HTMLElement>(`[${USES}], [${ISLAND}] button[type=button]`);
    const island = control && islandOf(control);
    if (!island || leaveToReact(island)) return;
    event.preventDefault();
    attempt(island, control, () => control.click());
  },
  true,
);

addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    const island = islandOf(form);
    if (!island || leaveToReact(island)) return;
    event.preventDefault();
    attempt(
      island,
      event.submitter ?? form,
      () => form.requestSubmit(),
      () => {
        const canPost = form.hasAttribute(DELIVERED) && navigator.onLine;
        const { kind } = form.dataset;
        if (canPost) form.submit();
        // A page whose scripts the host has replaced by newer ones needs a reload.
        else if (kind) keepDraft(kind as LeadKind, Object.fromEntries(new FormData(form)) as TypedValues);
        return canPost;
      },
    );
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

// A tool has left a project for the form of this page.
addEventListener(PREFILL_EVENT, () => startQuietly(contactForm()));

/** Starts what the address or an earlier page has left something for. */
function resume(): void {
  const query = new URLSearchParams(location.search);
  for (const tool of document.querySelectorAll(`[${LINK_PARAMETER}]`)) {
    if (query.has(tool.getAttribute(LINK_PARAMETER) ?? '')) startQuietly(islandOf(tool));
  }
  const referrer = query.get(REFERRER_PARAMETER);
  if (referrer) startQuietly(contactForm());
  try {
    // The page with the form may be a later one.
    if (referrer) sessionStorage.setItem(REFERRER_KEY, referrer);
    if ([DRAFTS_KEY, PREFILL_KEY, REFERRER_KEY].some((key) => sessionStorage.getItem(key))) startQuietly(contactForm());
    if (localStorage.getItem(WAITING_FLAG)) startQuietly(document.querySelector(`[${ISLAND}$=LeadStatus]`));
  } catch {
    // Storage is denied, so nothing was left in it.
  }
}
// Each storage is kept by another process of the browser: asking it at once would hold up the first paint.
void painted().then(resume);

const popup = () => document.getElementById(POPUP_ID) as HTMLDialogElement | null;

/** Opens the pop-up, unless it has been seen; not over a form in use, an open menu, the chat or another dialog. */
function offerGuide(): void {
  if (isPopupSeen()) return;
  if (isAnyFormInUse() || document.querySelector('dialog[open], :popover-open')) {
    setTimeout(offerGuide, POPUP_RETRY_MS);
  } else popup()?.showModal();
}
setTimeout(offerGuide, POPUP_DELAY_MS - performance.now());

// However it goes away, sent, closed, or with the page, it has been seen. The event does not bubble.
addEventListener('close', ({ target }) => target === popup() && markPopupSeen(), true);
addEventListener('pagehide', () => popup()?.open && markPopupSeen());

const chat = () => document.getElementById(CHAT_ID);
const chatButton = () => document.querySelector<HTMLElement>(`nav [popovertarget=${CHAT_ID}]`);

// A manual popover leaves the focus where it was when it opens, and nowhere when it closes.
addEventListener(
  'beforetoggle',
  ({ target, newState }) => {
    if (target !== chat()) return;
    if (newState === 'open') setTimeout(() => chat()?.querySelector<HTMLElement>('[required]')?.focus());
    // A visitor who went on elsewhere is not called back.
    else if (chat()?.contains(document.activeElement)) chatButton()?.focus();
  },
  true,
);
addEventListener('keydown', ({ key, target }) => {
  if (key !== 'Escape' || !chat()?.matches(':popover-open')) return;
  if (target === chatButton() || chat()?.contains(target as Node)) chat()?.hidePopover();
});

const pictureOf = (event: Event) => targetOf(event)?.closest<HTMLAnchorElement>(`a[${LIGHTBOX}]`);

for (const sign of ['pointerover', 'focusin']) {
  addEventListener(sign, (event) => pictureOf(event) && loadAll(files.lightbox).catch(() => undefined));
}

addEventListener('click', (event) => {
  // The content fills the pop-up, so a click on the dialog itself is one on its backdrop.
  if (event.target === popup()) popup()?.close();

  const link = pictureOf(event);
  // Whoever asks for a new tab or a download gets it.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  loadAll(files.lightbox).then(
    () => link.dispatchEvent(new Event(ENLARGE_EVENT, { bubbles: true })),
    // The picture itself is better than nothing.
    () => location.assign(link.href),
  );
});

// For whoever looks for dead links.
if (document.querySelector(`[${NOT_FOUND}]`)) {
  console.error('404 Error: User attempted to access non-existent route:', location.pathname);
}
