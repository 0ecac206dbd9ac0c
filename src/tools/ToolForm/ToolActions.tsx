import { useEffect, useState } from 'react';
import Icon from '../../components/base/Icon';
import styles from './styles.module.css';

export interface ToolActionsProps {
  /** Query of the link to this result. */
  readonly query: string;
  /** Id of the tool, the fragment of the link. */
  readonly anchor: string;
  /** Prepares the page for printing; called with false afterward. */
  readonly onPrint: (printing: boolean) => void;
}

/** Actions for a result: copy its link, or print it. */
export default function ToolActions({ query, anchor, onPrint }: ToolActionsProps) {
  const [status, setStatus] = useState('');

  useEffect(() => {
    const done = () => onPrint(false);
    window.addEventListener('afterprint', done);
    return () => window.removeEventListener('afterprint', done);
  }, [onPrint]);

  async function copyLink() {
    const link = new URL(`${window.location.pathname}?${query}#${anchor}`, window.location.origin).href;
    window.history.replaceState(window.history.state, '', link);
    try {
      await navigator.clipboard.writeText(link);
      setStatus('Link copied. Anyone who opens it will see this result.');
    } catch {
      // A site with tags keeps results out of its address.
      setStatus(
        window.location.href === link
          ? 'The link to this result is now in the address bar.'
          : `Your browser didn’t allow copying. Here’s the link: ${link}`,
      );
    }
  }

  function print() {
    onPrint(true);
    // Waits until the page has been rendered for printing.
    requestAnimationFrame(() => requestAnimationFrame(() => window.print()));
  }

  return (
    <div className={styles.actions}>
      <button type="button" className={styles.action} onClick={copyLink}>
        <Icon name="link" />
        Copy link
      </button>{' '}
      <button type="button" className={styles.action} onClick={print}>
        <Icon name="print" />
        Print
      </button>
      <p className={styles.status} aria-live="polite">
        {status}
      </p>
    </div>
  );
}
