import { OFFER_EVENT, POPUP_ID } from '../contract';
import { loadScripts } from './loadScripts';

/*
 * Tells the lead pop-up that it may open: loads its script, which then decides. Only time in which the page is visible counts.
 * It isn't in a background tab, or while it is prerendered.
 */

/** How long the page has still to be visible, in milliseconds. */
let left = 30_000;
/** When the page became visible, in milliseconds. */
let since = performance.now();
let timer: ReturnType<typeof setTimeout> | undefined;

addEventListener('visibilitychange', count);

function offer(): void {
  loadScripts(document.getElementById(POPUP_ID)?.dataset.scripts).then(
    () => dispatchEvent(new Event(OFFER_EVENT)),
    () => undefined,
  );
}

function count(): void {
  if (document.hidden) {
    clearTimeout(timer);
    left -= performance.now() - since;
  } else {
    since = performance.now();
    timer = setTimeout(offer, left);
  }
}

count();
