import { useEffect, useId, useState, type ComponentType } from 'react';
import clsx from 'clsx';
import { emailOrText } from '@site/src/company/business';
import { newPhotoKey, notePhotos, photoDraftsOf } from '@site/src/leads/photos/photoDrafts';
import { MOST_PHOTOS } from '@site/src/leads/photos/photos';
import PassingButton from '../../base/Button/PassingButton';
import field from '../../base/Field/styles.module.css';
import { useLateLoad } from '../../base/useLateLoad';
import FileButton from '../../base/FileButton';
import { useLeadFormContext } from '../LeadForm/context';
import form from '../LeadForm/styles.module.css';
import type { PhotoShelfProps } from './usePhotoShelf';
import type { PickedPhoto } from './useShownPhotos';

const loadShelf = async (): Promise<ComponentType<PhotoShelfProps>> =>
  (await import(/* webpackChunkName: "late-photos" */ './PhotoShelf')).default;

/**
 * The photos of a LeadForm, for a build whose receiver takes them. They follow the lead in a request of their own, so it
 * never waits for them. What happens to them loads once somebody picks one, or if the form holds some from before: from the
 * photo tool, or from a page that was left or reloaded.
 */
export default function PhotoField() {
  const id = useId();
  const { photos } = useLeadFormContext();
  const { kind, confirmed, waiting } = photos;
  const { value: Shelf, state, run } = useLateLoad<ComponentType<PhotoShelfProps>>();
  /** The files that were picked, a list for each time. */
  const [picks, setPicks] = useState<readonly (readonly PickedPhoto[])[]>([]);
  /** How often the browser has brought this page back, after which other pages may have changed what the form holds. */
  const [returns, setReturns] = useState(0);

  useEffect(() => {
    if (!Shelf && photoDraftsOf(kind).length > 0) void run(loadShelf);
  }, [Shelf, kind, returns, run]);

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setReturns((count) => count + 1);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  function pick(files: readonly File[]) {
    photos.onPick();
    const picked = files.map((file) => ({ key: newPhotoKey(kind), file }));
    // At once, so that after a reload the form knows which photos it lost while they were prepared.
    notePhotos(picked.map(({ key, file }) => ({ key, name: file.name })));
    setPicks((before) => [...before, picked]);
    if (!Shelf) void run(loadShelf);
  }

  return (
    <div className={clsx(field.field, form.wide)} role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className={field.label}>
        Photos
      </p>
      <div>
        <FileButton variant="outline" accept="image/*" multiple aria-describedby={`${id}-hint`} onFiles={pick}>
          Add photos
        </FileButton>
      </div>
      <noscript>
        <p>Photos need JavaScript, which is off in your browser. You can {emailOrText} them to us.</p>
      </noscript>
      <p id={`${id}-hint`} className={field.hint}>
        {`Up to ${MOST_PHOTOS}, of the spot or of something you like. They go right after your message, without the place and date that a camera notes in them.`}
      </p>
      {Shelf && <Shelf kind={kind} picks={picks} returns={returns} confirmed={confirmed} waiting={waiting} />}
      <div role="status">
        {state === 'busy' && <p className={field.hint}>One moment…</p>}
        {state === 'failed' && (
          <>
            <p className={field.error}>
              Your photos can’t be added: part of this page didn’t load, most likely because the connection dropped.
            </p>
            <PassingButton
              variant="outline"
              onClick={() => void run(loadShelf)}
              next={(button) => button.closest('[role=group]')?.querySelector('input')}
            >
              Try again
            </PassingButton>
          </>
        )}
      </div>
    </div>
  );
}
