import { useSyncExternalStore } from 'react';
import { sentences, startClause } from '@site/src/words/numberWords';
import { callbackPromise, GENERAL_PROMISE } from '@site/src/leads/words/hours';
import styles from './styles.module.css';

const MINUTE_MS = 60_000;

/** Updates the promise each minute, because a page may stay open past closing time. */
function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE_MS);
  return () => clearInterval(timer);
}

const promiseOfNow = () => callbackPromise(new Date());

export interface CallbackPromiseProps {
  /** Sentences before the promise. */
  readonly before?: string;
  /** What the visitor has to do for the callback, without its period. Shown without the promise, too. */
  readonly condition?: string;
}

/**
 * Promises when the company will call a visitor back. The server's HTML shows the general promise, which is true at any
 * hour; it is also the longest text, and its space is reserved when the current promise replaces it. Shows only what stands
 * before it if the company promises no callback.
 */
export default function CallbackPromise({ before, condition }: CallbackPromiseProps) {
  const promise = useSyncExternalStore(everyMinute, promiseOfNow, () => GENERAL_PROMISE);
  const withPromise = (words: string) =>
    sentences(before, condition ? `${condition}, and ${startClause(words)}.` : `${words}.`);
  if (!promise || !GENERAL_PROMISE) return <span>{sentences(before, condition && `${condition}.`)}</span>;
  return (
    <span className={styles.room} data-longest={withPromise(GENERAL_PROMISE)}>
      <span>{withPromise(promise)}</span>
    </span>
  );
}
