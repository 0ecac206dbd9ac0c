import { useEffect, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { toast, ToastContainer, type ToastContentProps } from 'react-toastify/unstyled';
import CloseButton from '../../base/CloseButton';
import Icon from '../../base/Icon';
import styles from './styles.module.css';

export interface ToastMessage {
  readonly title: string;
  readonly text: string;
  /** A file to save. The toast then stays until it is closed. */
  readonly download?: { readonly path: string; readonly label: string };
}

/** How long a toast stays, in milliseconds, while nobody points at it or has the focus in it. */
export const TOAST_MS = 8000;

/*
 * The library times and removes a toast by the end of CSS animations, which never come where motion is reduced. So the
 * transition is off, and the toast keeps its own time.
 */
function ToastBody({
  message,
  closeToast,
  isPaused,
}: Pick<ToastContentProps, 'closeToast' | 'isPaused'> & { readonly message: ToastMessage }) {
  const body = useRef<HTMLDivElement>(null);
  const stays = message.download !== undefined;
  useEffect(() => {
    if (isPaused || stays) return undefined;
    const timer = setInterval(() => {
      if (!body.current?.parentElement?.contains(document.activeElement)) closeToast();
    }, TOAST_MS);
    return () => clearInterval(timer);
    // closeToast is made anew on every render, and the time must not start anew with it.
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
 * The link to a file. It comes with the focus, since the pop-up that had it has just gone and the end of the page is a
 * long way by keyboard; but not from under the hands of somebody who types. Afterward the focus goes back.
 */
function Download({ path, label }: NonNullable<ToastMessage['download']>) {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const anchor = link.current;
    const before = document.activeElement;
    // The browser leaves the focus in a dialog that has closed until it draws again.
    const isTyping = before?.matches('input, textarea, select') && !before.closest('dialog:not([open])');
    if (!isTyping) anchor?.focus({ preventScroll: true });
    return () => {
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

let mounted = false;

/** Puts the live region on the page, once. */
export function mountToasts(): void {
  if (mounted) return;
  mounted = true;
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <ToastContainer
      role="status"
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
export function pushToast(message: ToastMessage): void {
  toast(({ closeToast, isPaused }) => <ToastBody closeToast={closeToast} isPaused={isPaused} message={message} />);
}
