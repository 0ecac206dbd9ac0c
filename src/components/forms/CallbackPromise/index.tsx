import { useSyncExternalStore } from 'react';
import { callbackPromise, GENERAL_PROMISE } from '@site/src/leads/hours';
import styles from './styles.module.css';

const MINUTE_MS = 60_000;

/** A page may stay open beyond closing time. */
function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE_MS);
  return () => clearInterval(timer);
}

const promiseOfNow = () => callbackPromise(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);

export interface CallbackPromiseProps {
  /** Sentences that lead up to it. */
  readonly before?: string;
}

/**
 * When the company calls back who asks now. Finished HTML has no clock: it says what is true at any hour, and keeps the
 * room of these words, which are the longest, when a script that knows the time takes their place.
 */
export default function CallbackPromise({ before }: CallbackPromiseProps) {
  const promise = useSyncExternalStore(everyMinute, promiseOfNow, () => GENERAL_PROMISE);
  const withPromise = (words: string) => [before, `${words}.`].filter(Boolean).join(' ');
  return (
    <span className={styles.room} data-longest={withPromise(GENERAL_PROMISE)}>
      <span>{withPromise(promise)}</span>
    </span>
  );
}
