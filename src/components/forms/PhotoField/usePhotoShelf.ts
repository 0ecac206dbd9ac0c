import { useEffect, useRef, useState } from 'react';
import type { Lead, LeadKind } from '@site/src/leads';
import { deliverPhotos } from '@site/src/leads/photos/photoDelivery';
import { notePhotos, photoDraftsOf, type PhotoDraft } from '@site/src/leads/photos/photoDrafts';
import { forgetOldPhotos, forgetPhotos, readPhotos } from '@site/src/leads/photos/photoStore';
import { useEarlierLead } from './useEarlierLead';
import { useShownPhotos, type PickedPhoto, type ShownPhoto } from './useShownPhotos';

/** What a visitor's request does to its photos. */
export interface PhotoFate {
  readonly kind: LeadKind;
  /** The lead that the receiver has confirmed, whose photos go now. */
  readonly confirmed?: Lead;
  /** The lead that waits in the outbox. */
  readonly waiting?: Lead;
}

export interface PhotoShelfProps extends PhotoFate {
  /** The files that were picked, a list for each time. */
  readonly picks: readonly (readonly PickedPhoto[])[];
  /** How often the browser has brought this page back. */
  readonly returns: number;
}

export type Delivery =
  | { readonly state: 'none' }
  | { readonly state: 'sending'; readonly count: number; readonly share: number }
  | { readonly state: 'sent'; readonly count: number }
  | { readonly state: 'failed'; readonly lead: Lead; readonly reason: string };

/** Prepares, keeps, brings back and sends the photos that go with a request. */
export function usePhotoShelf({ kind, picks, returns, confirmed, waiting }: PhotoShelfProps) {
  const { photos, latest, update, add, problems, preparing, prepare, clearProblems } = useShownPhotos();
  const [delivery, setDelivery] = useState<Delivery>({ state: 'none' });
  /** The photos that a reload has lost. */
  const [lost, setLost] = useState<readonly PhotoDraft[]>([]);
  const seenPicks = useRef(0);
  /** The keys of the photos that this page has picked or shown, or that it has said are lost. */
  const known = useRef(new Set<string>());
  /** Everything is done in turn: a lead that is confirmed while photos are prepared gets those, too. */
  const turn = useRef(Promise.resolve());
  const earlier = useEarlierLead({
    onSent: (lead) => inTurn(() => send(lead, photosOf(lead))),
    onForgotten: () => inTurn(giveBack),
  });

  function inTurn(work: () => Promise<void>) {
    turn.current = turn.current.then(work);
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
    if (lead) earlier.follow(lead);
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
    earlier.leave();
    await takeOver();
    noteLead(undefined);
  }

  async function send(lead: Lead, going = latest.current) {
    const count = going.length;
    const keys = going.map(({ key }) => key);
    earlier.leave();
    if (count === 0) return;
    noteLead(lead, going);
    setDelivery({ state: 'sending', count, share: 0 });
    const reason = await deliverPhotos(lead, going, (share) => setDelivery({ state: 'sending', count, share }));
    if (reason) {
      setDelivery({ state: 'failed', lead, reason });
      return;
    }
    update(latest.current.filter(({ key }) => !keys.includes(key)));
    clearProblems();
    setDelivery({ state: 'sent', count });
    forgetPhotos(keys);
  }

  function remove({ key: removed }: ShownPhoto) {
    update(latest.current.filter(({ key }) => key !== removed));
    if (latest.current.length === 0) setDelivery({ state: 'none' });
    forgetPhotos([removed]);
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
  /* eslint-enable react-hooks/exhaustive-deps */

  return {
    photos,
    problems,
    preparing,
    delivery,
    lost,
    earlier: earlier.state,
    remove,
    sendAgain: (lead: Lead) => inTurn(() => send(lead)),
  };
}
