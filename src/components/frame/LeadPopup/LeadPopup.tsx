import { useEffect, useState, type ComponentType } from 'react';
import { isAnyFormInUse } from '../../forms/LeadForm/formActivity';
import type { PopupDialogProps } from './PopupDialog';
import { hasSeenPopup } from './seen';

/** Time on the page before the pop-up opens, in milliseconds. */
export const POPUP_DELAY_MS = 30_000;

/** Where the visitor is busy then, how often to look again, in milliseconds. */
export const POPUP_RETRY_MS = 3000;

/** Nothing opens over a form being filled, or over an open chat or other dialog. */
function isVisitorBusy(): boolean {
  return isAnyFormInUse() || document.querySelector('dialog[open], [role="dialog"]:not([hidden])') !== null;
}

/**
 * Offers the paver guide once in a session, some time after the page was opened and at a moment when nothing else is
 * going on. Until then it only tells the boot script when React is due.
 */
export default function LeadPopup() {
  const [Dialog, setDialog] = useState<ComponentType<PopupDialogProps>>();

  useEffect(() => {
    if (hasSeenPopup()) return undefined;
    let left = false;
    // React may have arrived long after the page; the delay counts from the page.
    const isFirstPage = document.documentElement.dataset.hasHydrated === 'false';
    const waited = isFirstPage ? performance.now() : 0;
    let timer = setTimeout(open, POPUP_DELAY_MS - waited);

    function retry() {
      timer = setTimeout(open, POPUP_RETRY_MS);
    }

    async function open() {
      if (isVisitorBusy()) return retry();
      try {
        const { default: Loaded } = await import('./PopupDialog');
        if (left) return undefined;
        // The visitor may have begun something while it loaded.
        if (isVisitorBusy()) return retry();
        setDialog(() => Loaded);
      } catch {
        if (!left) retry();
      }
    }

    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);

  return Dialog ? <Dialog onClose={() => setDialog(undefined)} /> : <span hidden data-hydrate-after={POPUP_DELAY_MS} />;
}
