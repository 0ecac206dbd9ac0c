/*
 * Opens the lead pop-up once per session, and closes it. The boot script loads this, and fires an "offer" event,
 * once the page has been visible for half a minute. Does not need React.
 */
import { IN_USE, OFFER_EVENT, POPUP_ID } from '@site/src/islands/contract';
import { isAnyFormInUse } from '@site/src/leads/form/formActivity';
import { isPopupSeen, markPopupSeen } from '@site/src/leads/form/popupSeen';
import { closeOnBack } from '../../base/closeOnBack';

/** Delay before the pop-up tries again while the visitor is busy, in milliseconds. */
const RETRY_MS = 3000;

/** Returns whether the visitor is doing something that the pop-up must not cover, or is not looking at all. */
function isBusy(): boolean {
  return (
    document.hidden ||
    isAnyFormInUse() ||
    // `:is` ignores what a browser does not know; alone, this selector would throw an error where there are no popovers.
    document.querySelector(`:is(dialog[open], :popover-open, [${IN_USE}])`) !== null
  );
}

function open(popup: HTMLDialogElement): void {
  popup.showModal();
  // A blocker may hide it, as its lists do with what is called a pop-up. The page would be inert without a way out.
  if (popup.checkVisibility?.({ checkVisibilityCSS: true }) === false) return popup.close();
  const leaveHistory = closeOnBack(() => popup.close());
  const done = () => {
    leaveHistory();
    markPopupSeen();
  };
  popup.addEventListener('close', done, { once: true });
  // The content covers the whole dialog, so a click on the dialog itself is a click on its backdrop.
  popup.addEventListener('click', ({ target }) => target === popup && popup.close());
  // The page may be left before the dialog's event.
  addEventListener('pagehide', markPopupSeen);
}

/** Opens the pop-up unless it has been seen; tries again later if the visitor is busy. */
function offer(): void {
  const popup = document.getElementById(POPUP_ID) as HTMLDialogElement | null;
  if (!popup || isPopupSeen()) return;
  if (isBusy()) setTimeout(offer, RETRY_MS);
  else open(popup);
}

addEventListener(OFFER_EVENT, offer);
