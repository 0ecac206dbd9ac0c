import { OFFER_EVENT, POPUP_ID } from '../contract';
import { loadScripts } from './loadScripts';

/*
 * Tells the lead pop-up that it may open: loads its script, which then decides. Only time in which the page is visible counts.
 * It isn't in a background tab, or while it is prerendered.
 */

/** How many seconds the page has still to be visible. */
let left = 30;

const timer = setInterval(() => {
  if (document.hidden || (left -= 1)) return;
  clearInterval(timer);
  loadScripts(document.getElementById(POPUP_ID)?.dataset.scripts).then(
    () => dispatchEvent(new Event(OFFER_EVENT)),
    () => undefined,
  );
}, 1000);
