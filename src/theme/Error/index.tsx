import { business, telHref } from '@site/src/data/business';
import { Button } from '@site/src/components/base/Button';
import styles from './styles.module.css';

export interface ErrorProps {
  readonly error: globalThis.Error;
  readonly tryAgain: () => void;
}

/** The page shown if a page's script fails; includes the phone number, because the phone still works. */
export default function Error({ error, tryAgain }: ErrorProps) {
  return (
    <main className={styles.page}>
      <h1>This page stopped working</h1>
      <p>
        Try again, or call <a href={telHref}>{business.phone.display}</a>. We can help you over the phone.
      </p>
      <Button onClick={tryAgain}>Try again</Button>
      <p className={styles.detail}>{error.message}</p>
    </main>
  );
}
