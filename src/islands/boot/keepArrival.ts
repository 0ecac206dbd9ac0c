import { ARRIVALS_KEY } from '../../leads/storageKeys';
import { afterPaint } from './events';

/*
 * Keeps for the session how the visitor came to this site, for a lead to say (src/leads/form/visit.ts). Part of the boot script
 * only if leads go anywhere.
 */

/** Read before a tool or a tag changes the page's URL. */
const arrival = `${location.href} ${document.referrer}\n`;

afterPaint(() => {
  try {
    const kept = sessionStorage.getItem(ARRIVALS_KEY) ?? '';
    if (navigator.globalPrivacyControl) sessionStorage.removeItem(ARRIVALS_KEY);
    // Reloading the page or going back to it is no other arrival.
    else if (!kept || !(document.referrer.startsWith(`${origin}/`) || kept.includes(arrival))) {
      sessionStorage.setItem(ARRIVALS_KEY, kept + arrival);
    }
  } catch {
    // Storage is denied or full: a lead then knows only the page that it is sent from.
  }
});
