import { useEffect, useId, useRef, useState } from 'react';
import { emailOrText } from '@site/src/company/business';
import { formatCount } from '@site/src/words/format';
import { listWords } from '@site/src/words/numberWords';
import { IN_USE } from '@site/src/islands/contract';
import type { Lead, LeadKind } from '@site/src/leads';
import { deliverPhotos } from '@site/src/leads/photos/photoDelivery';
import { notePhotos, photoDraftsOf, type PhotoDraft } from '@site/src/leads/photos/photoDrafts';
import { ANSWER_MS, forgetOldPhotos, forgetPhotos, readPhotos, storePhoto } from '@site/src/leads/photos/photoStore';
import { fitting, sizeText, tooMany, type Photo } from '@site/src/leads/photos/photos';
import { preparePhoto, previewOf } from '@site/src/leads/photos/preparePhoto';
import { nameOf } from '@site/src/leads/delivery/receivers';
import { PictureError, pictureProblems } from '@site/src/userInput/pictureFile';
import { Button } from '../../base/Button';
import PassingButton from '../../base/Button/PassingButton';
import field from '../../base/Field/styles.module.css';
import OtherWays from '../OtherWays';
import styles from './styles.module.css';
import type { LeadState } from './watchLead';

/** What a visitor's request does to its photos. */
export interface PhotoFate {
  readonly kind: LeadKind;
  /** The lead that the receiver has confirmed, whose photos go now. */
  readonly confirmed?: Lead;
  /** The lead that waits in the outbox. */
  readonly waiting?: Lead;
}

/** A file that was picked, and the key under which the form holds it. */
export interface PickedPhoto {
  readonly key: string;
  readonly file: File;
}

export interface PhotoShelfProps extends PhotoFate {
  /** The files that were picked, a list for each time. */
  readonly picks: readonly (readonly PickedPhoto[])[];
  /** How often the browser has brought this page back. */
  readonly returns: number;
}

interface ShownPhoto extends Photo {
  readonly key: string;
  /** A small copy, as a data URL. */
  readonly preview: string;
  /** Whether it survives a reload; undefined until the browser says so. */
  readonly isKept?: boolean;
}

/** A lead of an earlier page, whose photos the form still holds, and what has become of it. */
interface EarlierLead {
  readonly lead: Lead;
  readonly state: 'checking' | 'open' | 'unknown';
}

type Delivery =
  | { readonly state: 'none' }
  | { readonly state: 'sending'; readonly count: number; readonly share: number }
  | { readonly state: 'sent'; readonly count: number }
  | { readonly state: 'failed'; readonly lead: Lead; readonly reason: string };

/** Asks the visitor whether to leave. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

const yours = (count: number) => (count === 1 ? 'photo' : formatCount(count, 'photo'));

const namesOf = (photos: readonly { readonly name: string }[]) => listWords(photos.map(({ name }) => name));

/** "it" or "them", for this many photos. */
const them = (count: number) => (count === 1 ? 'it' : 'them');

/** The photos that go with a request: prepares, keeps, shows, removes and sends them. */
export default function PhotoShelf({ kind, picks, returns, confirmed, waiting }: PhotoShelfProps) {
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
  /** The keys of the photos that this page has picked or shown, or that it has said are lost. */
  const known = useRef(new Set<string>());
  /** The photos that a reload has lost. */
  const [lost, setLost] = useState<readonly PhotoDraft[]>([]);
  const [earlier, setEarlier] = useState<EarlierLead>();
  /** Everything is done in turn: a lead that is confirmed while photos are prepared gets those, too. */
  const turn = useRef(Promise.resolve());
  const isSending = delivery.state === 'sending';

  function update(next: readonly ShownPhoto[]) {
    latest.current = next;
    setPhotos(next);
  }

  async function add(key: string, { name, file }: Photo, isKept?: boolean) {
    const preview = await previewOf(file);
    update([...latest.current, { key, name, file, preview, isKept }]);
  }

  /** Stores a photo, and notes whether the browser has done so. Nothing waits for it, because some browsers never answer. */
  async function keep(key: string, photo: Photo) {
    const note = (isKept: boolean) =>
      update(latest.current.map((shown) => (shown.key === key ? { ...shown, isKept } : shown)));
    const timer = setTimeout(note, ANSWER_MS, false);
    const isKept = await storePhoto(key, photo);
    clearTimeout(timer);
    note(isKept);
  }

  async function prepare(picked: readonly PickedPhoto[]) {
    const { fit, rest } = fitting(picked, latest.current.length);
    const found = rest.length > 0 ? [tooMany(rest.map(({ file }) => file.name))] : [];
    forgetPhotos(rest.map(({ key }) => key));
    for (const [index, { key, file }] of fit.entries()) {
      setPreparing(`photo ${index + 1} of ${fit.length}`);
      try {
        const photo = { name: file.name, file: await preparePhoto(file) };
        await add(key, photo);
        void keep(key, photo);
      } catch (error) {
        const problem = error instanceof PictureError ? error.problem : 'notImage';
        found.push(`${file.name}: ${pictureProblems[problem]}`);
        forgetPhotos([key]);
      }
    }
    setPreparing('');
    setProblems(found);
  }

  /** Takes over what other pages of this tab, or this one before a reload, have left in the form, sent from it or removed. */
  async function takeOver() {
    const drafts = photoDraftsOf(kind);
    update(latest.current.filter(({ key, isKept }) => !isKept || drafts.some((draft) => draft.key === key)));
    const fresh = drafts.filter(({ key }) => !known.current.has(key));
    for (const { key } of fresh) known.current.add(key);
    if (fresh.length === 0) return;
    const files = await readPhotos(fresh.map(({ key }) => key));
    for (const [index, { key }] of fresh.entries()) {
      // A file that can't be shown counts as lost, too.
      if (files[index]) await add(key, files[index], true).catch(() => undefined);
    }
    const isShown = ({ key }: PhotoDraft) => latest.current.some((photo) => photo.key === key);
    setLost(fresh.filter((draft) => !isShown(draft)));
    const lead = fresh.find((draft) => draft.lead && isShown(draft))?.lead;
    if (lead) setEarlier({ lead, state: 'checking' });
  }

  /** Forgets the lost photos, once the visitor goes on without them. Until then, each page with the form says what is lost. */
  function forgetLost() {
    if (lost.length === 0) return;
    forgetPhotos(lost.map(({ key }) => key));
    setLost([]);
  }

  /** Notes the lead that photos go with, so that a reload doesn't part them; undefined if they go with the next one. */
  function noteLead(lead: Lead | undefined, going = latest.current) {
    const kept = going.filter(({ isKept }) => isKept !== false);
    notePhotos(kept.map(({ key, name }) => ({ key, name, lead })));
  }

  /** Returns the photos that go with a lead of an earlier page. */
  function photosOf({ id: leadId }: Lead): readonly ShownPhoto[] {
    const keys = photoDraftsOf(kind).flatMap(({ key, lead }) => (lead?.id === leadId ? [key] : []));
    return latest.current.filter(({ key }) => keys.includes(key));
  }

  /** Keeps the photos for the next lead after the visitor took theirs back, unless they were removed with it. */
  async function giveBack() {
    setEarlier(undefined);
    await takeOver();
    noteLead(undefined);
  }

  async function send(lead: Lead, going = latest.current) {
    const count = going.length;
    const keys = going.map(({ key }) => key);
    setEarlier(undefined);
    if (count === 0) return;
    noteLead(lead, going);
    setDelivery({ state: 'sending', count, share: 0 });
    const reason = await deliverPhotos(lead, going, (share) => setDelivery({ state: 'sending', count, share }));
    if (reason) {
      setDelivery({ state: 'failed', lead, reason });
      return;
    }
    update(latest.current.filter(({ key }) => !keys.includes(key)));
    setProblems([]);
    setDelivery({ state: 'sent', count });
    forgetPhotos(keys);
  }

  function inTurn(work: () => Promise<void>) {
    turn.current = turn.current.then(work);
  }

  /* eslint-disable react-hooks/exhaustive-deps -- each runs once for what has come */
  useEffect(() => {
    void forgetOldPhotos();
  }, []);

  useEffect(() => {
    inTurn(takeOver);
  }, [returns]);

  useEffect(() => {
    const fresh = picks.slice(seenPicks.current);
    seenPicks.current = picks.length;
    for (const { key } of fresh.flat()) known.current.add(key);
    if (fresh.length > 0) {
      forgetLost();
      setDelivery((now) => (now.state === 'sent' ? { state: 'none' } : now));
    }
    for (const files of fresh) inTurn(() => prepare(files));
  }, [picks]);

  useEffect(() => {
    if (!confirmed) return;
    inTurn(() => {
      forgetLost();
      return send(confirmed);
    });
  }, [confirmed]);

  useEffect(() => {
    noteLead(waiting);
  }, [waiting]);

  useEffect(() => {
    if (!earlier) return undefined;
    const { lead } = earlier;
    let stop: (() => void) | undefined;
    let isOver = false;
    const follow = (state: LeadState) => {
      if (isOver) return;
      isOver = state === 'sent' || state === 'forgotten';
      if (state === 'sent') inTurn(() => send(lead, photosOf(lead)));
      else if (state === 'forgotten') inTurn(giveBack);
      else setEarlier({ lead, state: state ? 'open' : 'unknown' });
    };
    import('./watchLead').then(
      ({ watchLead }) => {
        if (!isOver) stop = watchLead(lead.id, follow);
      },
      () => follow(undefined),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [earlier?.lead]);
  /* eslint-enable react-hooks/exhaustive-deps */

  useEffect(() => {
    if (!isSending) return undefined;
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSending]);

  useEffect(() => {
    if (delivery.state === 'failed') failure.current?.scrollIntoView({ block: 'center' });
  }, [delivery.state]);

  function remove({ key: removed }: ShownPhoto, index: number) {
    update(latest.current.filter(({ key }) => key !== removed));
    if (latest.current.length === 0) setDelivery({ state: 'none' });
    forgetPhotos([removed]);
    // The button that had the focus is gone.
    requestAnimationFrame(() => {
      const buttons = root.current?.querySelectorAll<HTMLElement>('li button') ?? [];
      const next = buttons[Math.min(index, buttons.length - 1)];
      (next ?? root.current?.closest('[role=group]')?.querySelector('input'))?.focus();
    });
  }

  const unkept = photos.filter(({ isKept }) => isKept === false);
  const isWaiting = waiting !== undefined || earlier?.state === 'open';
  const mine = yours(photos.length);

  const words = preparing
    ? `Getting ${preparing} ready…`
    : delivery.state === 'sending'
      ? `Sending your ${yours(delivery.count)}…`
      : delivery.state === 'sent'
        ? `Your ${yours(delivery.count)} arrived, too.`
        : photos.length === 0
          ? ''
          : isWaiting
            ? unkept.length > 0
              ? `Your ${mine} can’t be saved like your request. Keep this page open to send both, or ${emailOrText} us the rest.`
              : `Your ${mine} will follow once your request is sent, as long as this form is open. Or ${emailOrText} us the ${mine}.`
            : earlier?.state === 'unknown'
              ? `Your ${mine} may not have reached us with your earlier request. Send ${them(photos.length)} with another message, or ${emailOrText} us the ${mine}.`
              : '';

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
                onClick={() => inTurn(() => send(delivery.lead))}
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
