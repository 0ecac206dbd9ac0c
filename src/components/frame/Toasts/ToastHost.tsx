import { useEffect, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { toast, ToastContainer, type ToastContentProps } from 'react-toastify/unstyled';
import type { LeadToast } from '@site/src/leads/words/leadTexts';
import CloseButton from '../../base/CloseButton';
import Icon from '../../base/Icon';
import styles from './styles.module.css';

/** How long a toast is shown, in milliseconds, not counting the time it is hovered or has the focus. */
export const TOAST_MS = 8000;

/*
 * The library times and removes toasts with CSS animations, which never end under reduced motion. So transitions are
 * off, and each toast has its own timer.
 */
function ToastBody({
  message,
  closeToast,
  isPaused,
}: Pick<ToastContentProps, 'closeToast' | 'isPaused'> & { readonly message: LeadToast }) {
  const body = useRef<HTMLDivElement>(null);
  const stays = message.download !== undefined;
  useEffect(() => {
    if (isPaused || stays) return undefined;
    const timer = setInterval(() => {
      if (!body.current?.parentElement?.contains(document.activeElement)) closeToast();
    }, TOAST_MS);
    return () => clearInterval(timer);
    // closeToast changes on every render, which must not restart the timer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isPaused, stays]);
  return (
    <div ref={body}>
      <p className={styles.title}>{message.title}</p>
      <p className={styles.text}>{message.text}</p>
      {message.download && <Download {...message.download} />}
    </div>
  );
}

/**
 * The download link. Takes the focus, because the pop-up that had it is gone and the end of the page is far away by
 * keyboard; but not while the visitor is typing, unless in a dialog that closes. Returns the focus afterward.
 */
function Download({ path, label }: NonNullable<LeadToast['download']>) {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const anchor = link.current;
    // A blocker hides the toast. The file itself then says that the form was sent.
    if (anchor?.checkVisibility?.() === false) anchor.click();
    let before: Element | null = null;
    const takeFocus = () => {
      before = document.activeElement;
      anchor?.focus({ preventScroll: true });
    };
    const field = document.activeElement?.closest<HTMLElement>('input, textarea, select');
    const dialog = field?.closest('dialog');
    // Until it renders again, the browser leaves the focus in a closed dialog.
    if (!field || dialog?.open === false) takeFocus();
    // A receiver confirms a lead before its form closes the pop-up.
    else dialog?.addEventListener('close', takeFocus);
    return () => {
      dialog?.removeEventListener('close', takeFocus);
      const toast = anchor?.closest(`.${styles.toast}`);
      if (before instanceof HTMLElement && toast?.contains(document.activeElement)) before.focus();
    };
  }, []);
  return (
    <a ref={link} className={styles.download} href={path} download>
      <Icon name="download" />
      {label}
    </a>
  );
}

let host: HTMLElement | undefined;

/** Adds the live region to the page, and again if another program has removed it. */
export function mountToasts(): void {
  const isMounted = host !== undefined;
  host ??= document.createElement('div');
  if (!host.isConnected) document.body.append(host);
  if (isMounted) return;
  createRoot(host).render(
    <ToastContainer
      // The container is the live region; a status within it would be announced again.
      role="group"
      autoClose={TOAST_MS}
      customProgressBar
      transition={false}
      draggable={false}
      pauseOnFocusLoss={false}
      icon={false}
      className={() => styles.container ?? ''}
      toastClassName={() => styles.toast ?? ''}
      closeButton={({ closeToast }) => (
        <div className={styles.close}>
          <CloseButton onClick={closeToast} />
        </div>
      )}
    />,
  );
}

/** Shows a message in the live region. */
export function pushToast(message: LeadToast): void {
  toast(({ closeToast, isPaused }) => <ToastBody closeToast={closeToast} isPaused={isPaused} message={message} />);
}
