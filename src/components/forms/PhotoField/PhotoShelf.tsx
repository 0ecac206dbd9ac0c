import { useEffect, useId, useRef, useState } from 'react';
import { emailOrText } from '@site/src/data/business';
import { formatCount } from '@site/src/data/format';
import { IN_USE } from '@site/src/islands/contract';
import type { Lead } from '@site/src/leads';
import { handedPhotos } from '@site/src/leads/handedFlag';
import { forgetHandedPhotos, handPhotos, readHandedPhotos } from '@site/src/leads/handedPhotos';
import { deliverPhotos } from '@site/src/leads/photoDelivery';
import { fitting, sizeText, tooMany, type Photo } from '@site/src/leads/photos';
import { preparePhoto, previewOf } from '@site/src/leads/preparePhoto';
import { nameOf } from '@site/src/leads/receivers';
import { PictureError, pictureProblems } from '@site/src/userInput/pictureFile';
import { Button } from '../../base/Button';
import field from '../../base/Field/styles.module.css';
import OtherWays from '../OtherWays';
import styles from './styles.module.css';

/** What a visitor's request does to its photos. */
export interface PhotoFate {
  /** The lead that the receiver has confirmed, whose photos go now. */
  readonly confirmed?: Lead;
  /** Whether the lead waits in the outbox. */
  readonly isWaiting: boolean;
}

export interface PhotoShelfProps extends PhotoFate {
  /** The files that were picked, a list for each time. */
  readonly picks: readonly (readonly File[])[];
}

interface ShownPhoto extends Photo {
  readonly id: number;
  /** A small copy, as a data URL. */
  readonly preview: string;
  /** Whether the photo tool has left it. */
  readonly isHanded: boolean;
}

type Delivery =
  | { readonly state: 'none' }
  | { readonly state: 'sending'; readonly count: number; readonly share: number }
  | { readonly state: 'sent'; readonly count: number }
  | { readonly state: 'failed'; readonly lead: Lead; readonly reason: string };

/** Asks the visitor whether to leave. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

const yours = (count: number) => (count === 1 ? 'photo' : formatCount(count, 'photo'));

let lastId = 0;

/** The photos that go with a request: prepares, shows, removes and sends them. */
export default function PhotoShelf({ picks, confirmed, isWaiting }: PhotoShelfProps) {
  const id = useId();
  const [photos, setPhotos] = useState<readonly ShownPhoto[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  /** What is being prepared: "photo 2 of 3". */
  const [preparing, setPreparing] = useState('');
  const [delivery, setDelivery] = useState<Delivery>({ state: 'none' });
  const root = useRef<HTMLDivElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  /** The photos of the last change, which may not be rendered yet. */
  const latest = useRef<readonly ShownPhoto[]>([]);
  const seenPicks = useRef(0);
  /** Everything is done in turn: a lead that is confirmed while photos are prepared gets those, too. */
  const turn = useRef(Promise.resolve());
  const isSending = delivery.state === 'sending';

  function update(next: readonly ShownPhoto[]) {
    latest.current = next;
    setPhotos(next);
  }

  async function add({ name, file }: Photo, isHanded: boolean) {
    const preview = await previewOf(file);
    lastId += 1;
    update([...latest.current, { id: lastId, name, file, preview, isHanded }]);
  }

  async function prepare(files: readonly File[]) {
    const { fit, rest } = fitting(files, latest.current.length);
    const found = rest.length > 0 ? [tooMany(rest.map(({ name }) => name))] : [];
    for (const [index, file] of fit.entries()) {
      setPreparing(`photo ${index + 1} of ${fit.length}`);
      try {
        await add({ name: file.name, file: await preparePhoto(file) }, false);
      } catch (error) {
        const problem = error instanceof PictureError ? error.problem : 'notImage';
        found.push(`${file.name}: ${pictureProblems[problem]}`);
      }
    }
    setPreparing('');
    setProblems(found);
  }

  async function takeHanded() {
    for (const photo of await readHandedPhotos()) await add(photo, true).catch(() => undefined);
  }

  async function send(lead: Lead) {
    const going = latest.current;
    const count = going.length;
    if (count === 0) return;
    setDelivery({ state: 'sending', count, share: 0 });
    const reason = await deliverPhotos(lead, going, (share) => setDelivery({ state: 'sending', count, share }));
    if (reason) {
      setDelivery({ state: 'failed', lead, reason });
      return;
    }
    update(latest.current.filter((photo) => !going.includes(photo)));
    setProblems([]);
    setDelivery({ state: 'sent', count });
    if (going.some(({ isHanded }) => isHanded)) await forgetHandedPhotos();
  }

  function inTurn(work: () => Promise<void>) {
    turn.current = turn.current.then(work);
  }

  /* eslint-disable react-hooks/exhaustive-deps -- each runs once for what has come */
  useEffect(() => {
    if (handedPhotos.isSet()) inTurn(takeHanded);
  }, []);

  useEffect(() => {
    const fresh = picks.slice(seenPicks.current);
    seenPicks.current = picks.length;
    if (fresh.length > 0) setDelivery((now) => (now.state === 'sent' ? { state: 'none' } : now));
    for (const files of fresh) inTurn(() => prepare(files));
  }, [picks]);

  useEffect(() => {
    if (confirmed) inTurn(() => send(confirmed));
  }, [confirmed]);
  /* eslint-enable react-hooks/exhaustive-deps */

  useEffect(() => {
    if (!isSending) return undefined;
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSending]);

  useEffect(() => {
    if (delivery.state === 'failed') failure.current?.scrollIntoView({ block: 'center' });
  }, [delivery.state]);

  function remove({ id: removed }: ShownPhoto, index: number) {
    update(latest.current.filter((photo) => photo.id !== removed));
    if (latest.current.length === 0) setDelivery({ state: 'none' });
    const handed = latest.current.filter(({ isHanded }) => isHanded);
    // What was removed must not come back with a reload. If it can't be stored, it is deleted.
    if (handed.length === 0) void forgetHandedPhotos();
    else void handPhotos(handed.map(({ name, file }) => ({ name, file }))).catch(forgetHandedPhotos);
    // The button that had the focus is gone.
    requestAnimationFrame(() => {
      const buttons = root.current?.querySelectorAll<HTMLElement>('li button') ?? [];
      const next = buttons[Math.min(index, buttons.length - 1)];
      (next ?? root.current?.closest('[role=group]')?.querySelector('input'))?.focus();
    });
  }

  const words = preparing
    ? `Getting ${preparing} ready…`
    : delivery.state === 'sending'
      ? `Sending your ${yours(delivery.count)}…`
      : delivery.state === 'sent'
        ? `Your ${yours(delivery.count)} arrived, too.`
        : isWaiting && photos.length > 0
          ? `Your ${yours(photos.length)} can’t be saved like your request. Keep this page open to send both, or ${emailOrText} us the rest.`
          : '';

  return (
    <div ref={root} className={styles.shelf} {...{ [IN_USE]: photos.length > 0 || preparing ? '' : undefined }}>
      {photos.length > 0 && (
        <ul className={styles.list} aria-label="Photos that go along">
          {photos.map((photo, index) => (
            <li key={photo.id} className={styles.photo}>
              <img className={styles.preview} src={photo.preview} alt="" />
              <span className={styles.name} translate="no">
                {`${photo.name}, ${sizeText(photo.file.size)}`}
              </span>
              {!isSending && (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Remove ${photo.name}`}
                  onClick={() => remove(photo, index)}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div role="alert">
        {problems.map((problem) => (
          <p key={problem} className={field.error}>
            {problem}
          </p>
        ))}
      </div>
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
              <Button variant="outline" onClick={() => inTurn(() => send(delivery.lead))}>
                Send the photos again
              </Button>
            </div>
            <OtherWays values={{ Name: nameOf(delivery.lead), Message: 'Here are the photos for my request.' }} />
          </>
        )}
      </div>
    </div>
  );
}
