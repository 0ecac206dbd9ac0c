import { isAnyFormInUse } from '../../leads/formActivity';
import { isPopupSeen, markPopupSeen } from '../../leads/popupSeen';
import { POPUP_ID } from '../contract';

/* Opens the lead pop-up once per session, after a delay. */

/** Time on the page before the pop-up opens, in milliseconds. */
const POPUP_DELAY_MS = 30_000;
/** Delay before the pop-up tries again while the visitor is busy, in milliseconds. */
const POPUP_RETRY_MS = 3000;

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

// The content covers the whole dialog, so a click on the dialog itself is a click on its backdrop.
addEventListener('click', ({ target }) => target === popup() && popup()?.close());
