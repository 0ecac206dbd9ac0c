import { useEffect, useId, useRef } from 'react';
import { emailOrText } from '@site/src/company/business';
import { formatCount } from '@site/src/words/format';
import { listWords } from '@site/src/words/numberWords';
import { IN_USE } from '@site/src/islands/contract';
import { sizeText } from '@site/src/leads/photos/photos';
import { nameOf } from '@site/src/leads/delivery/receivers';
import { Button } from '../../base/Button';
import PassingButton from '../../base/Button/PassingButton';
import field from '../../base/Field/styles.module.css';
import OtherWays from '../OtherWays';
import { usePhotoShelf, type PhotoShelfProps } from './usePhotoShelf';
import styles from './styles.module.css';

/** Asks the visitor whether to leave. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

const yours = (count: number) => (count === 1 ? 'photo' : formatCount(count, 'photo'));

const namesOf = (photos: readonly { readonly name: string }[]) => listWords(photos.map(({ name }) => name));

/** "it" or "them", for this many photos. */
const them = (count: number) => (count === 1 ? 'it' : 'them');

interface Outlook {
  readonly count: number;
  /** How many of the photos the browser won't keep. */
  readonly unkept: number;
  /** Whether their request waits in the outbox. */
  readonly isWaiting: boolean;
  /** Whether nobody knows what has become of their earlier request. */
  readonly isUnknown: boolean;
}

/** Says what will become of photos that are not sent yet; empty if that goes without saying. */
function outlookText({ count, unkept, isWaiting, isUnknown }: Outlook): string {
  const mine = yours(count);
  if (count === 0) return '';
  if (isWaiting)
    return unkept > 0
      ? `Your ${mine} can’t be saved like your request. Keep this page open to send both, or ${emailOrText} us the rest.`
      : `Your ${mine} will follow once your request is sent, as long as this form is open. Or ${emailOrText} us the ${mine}.`;
  return isUnknown
    ? `Your ${mine} may not have reached us with your earlier request. Send ${them(count)} with another message, or ${emailOrText} us the ${mine}.`
    : '';
}

/** The photos that go with a request, and what becomes of them. */
export default function PhotoShelf(props: PhotoShelfProps) {
  const id = useId();
  const { photos, problems, preparing, delivery, lost, earlier, remove, sendAgain } = usePhotoShelf(props);
  const root = useRef<HTMLDivElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  const isSending = delivery.state === 'sending';

  useEffect(() => {
    if (!isSending) return undefined;
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSending]);

  useEffect(() => {
    if (delivery.state === 'failed') failure.current?.scrollIntoView({ block: 'center' });
  }, [delivery.state]);

  function removeAt(index: number) {
    remove(photos[index]);
    // The button that had the focus is gone.
    requestAnimationFrame(() => {
      const buttons = root.current?.querySelectorAll<HTMLElement>('li button') ?? [];
      const next = buttons[Math.min(index, buttons.length - 1)];
      (next ?? root.current?.closest('[role=group]')?.querySelector('input'))?.focus();
    });
  }

  const unkept = photos.filter(({ isKept }) => isKept === false);
  const words = preparing
    ? `Getting ${preparing} ready…`
    : delivery.state === 'sending'
      ? `Sending your ${yours(delivery.count)}…`
      : delivery.state === 'sent'
        ? `Your ${yours(delivery.count)} arrived, too.`
        : outlookText({
            count: photos.length,
            unkept: unkept.length,
            isWaiting: props.waiting !== undefined || earlier === 'open',
            isUnknown: earlier === 'unknown',
          });

  return (
    <div ref={root} className={styles.shelf} {...{ [IN_USE]: photos.length > 0 || preparing ? '' : undefined }}>
      {photos.length > 0 && (
        <ul className={styles.list} aria-label="Photos that go along">
          {photos.map((photo, index) => (
            <li key={photo.key} className={styles.photo}>
              <img className={styles.preview} src={photo.preview} alt="" />
              <span className={styles.name} translate="no">
                {`${photo.name}, ${sizeText(photo.file.size)}`}
              </span>
              {!isSending && (
                <Button variant="outline" size="sm" aria-label={`Remove ${photo.name}`} onClick={() => removeAt(index)}>
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div role="alert">
        {lost.length > 0 && (
          <p className={field.error}>
            {`We couldn’t bring back ${namesOf(lost)}. Please add ${them(lost.length)} again.`}
          </p>
        )}
        {problems.map((problem) => (
          <p key={problem} className={field.error}>
            {problem}
          </p>
        ))}
      </div>
      <p className={field.hint} role="status">
        {unkept.length > 0 &&
          `This browser won’t keep ${namesOf(unkept)}: add ${them(unkept.length)} again if you reload or leave this page.`}
      </p>
      <p id={`${id}-words`} role="status">
        {words}
      </p>
      {delivery.state === 'sending' && (
        <progress className={styles.progress} value={delivery.share} aria-labelledby={`${id}-words`} />
      )}
      <div ref={failure} className={styles.failure} role="alert">
        {delivery.state === 'failed' && (
          <>
            <p className={field.error}>
              {`Your request arrived, but not your ${yours(photos.length)}: ${delivery.reason}. Try again, or reach us another way:`}
            </p>
            <div>
              <PassingButton
                variant="outline"
                onClick={() => sendAgain(delivery.lead)}
                next={(button) => button.closest('[role=group]')?.querySelector('input')}
              >
                Send the photos again
              </PassingButton>
            </div>
            <OtherWays values={{ Name: nameOf(delivery.lead), Message: 'Here are the photos for my request.' }} />
          </>
        )}
      </div>
    </div>
  );
}
