import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { LeadToast } from '@site/src/leads/words/leadTexts';
import CloseButton from '../../base/CloseButton';
import Icon from '../../base/Icon';
import styles from './styles.module.css';

/** How long a toast is shown, in milliseconds, not counting the time it is hovered or has the focus. */
export const TOAST_MS = 8000;

/**
 * The download link. Takes the focus, because the pop-up that had it is gone and the end of the page is far away by
 * keyboard; but not while the visitor is typing, unless in a dialog that closes. Returns the focus afterward.
 */
function Download({ path, label }: NonNullable<LeadToast['download']>) {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const anchor = link.current;
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

interface ToastProps {
  readonly id: number;
  readonly message: LeadToast;
}

/** One message. It closes by itself, unless it has a file to save. */
function Toast({ id, message: { title, text, download } }: ToastProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isHovered, setIsHovered] = useState(false);
  const stays = isHovered || download !== undefined;

  useEffect(() => {
    if (stays) return undefined;
    const timer = setInterval(() => {
      if (!box.current?.contains(document.activeElement)) close(id);
    }, TOAST_MS);
    return () => clearInterval(timer);
  }, [id, stays]);

  return (
    <div
      ref={box}
      className={styles.toast}
      role="group"
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
    >
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
        {download && <Download {...download} />}
      </div>
      <div className={styles.close}>
        <CloseButton onClick={() => close(id)} />
      </div>
    </div>
  );
}

let root: Root | undefined;
let host: HTMLElement | undefined;
let pushed = 0;
/** The messages on the page, oldest first. */
let shown: readonly ToastProps[] = [];

function show(toasts: readonly ToastProps[]): void {
  shown = toasts;
  root?.render(
    <section className={styles.container} aria-live="polite" aria-label="Notifications Alt+T">
      {toasts.map((toast) => (
        <Toast key={toast.id} {...toast} />
      ))}
    </section>,
  );
}

function close(id: number): void {
  show(shown.filter((toast) => toast.id !== id));
}

/** Adds the live region to the page, and again if another program has removed it. */
export function mountToasts(): void {
  host ??= document.createElement('div');
  if (!host.isConnected) document.body.append(host);
  if (root) return;
  root = createRoot(host);
  show([]);
  addEventListener('keydown', ({ altKey, code }) => {
    if (altKey && code === 'KeyT') host?.querySelector<HTMLElement>('a, button')?.focus();
  });
}

/** Shows a message in the live region. */
export function pushToast(message: LeadToast): void {
  pushed += 1;
  show([...shown, { id: pushed, message }]);
}
