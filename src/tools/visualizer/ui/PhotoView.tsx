import { useEffect, useMemo, type ComponentType } from 'react';
import type { PavingChoice } from '@site/src/tools/photo/core';
import type { Design } from '../core/types';
import PassingButton from '../../../components/base/Button/PassingButton';
import PhoneNumber from '../../../components/base/PhoneNumber';
import { useLateLoad } from '../../../components/base/useLateLoad';
import type { GroundPhotoProps } from '../../photo/ui/GroundPhoto';
import styles from './designer.module.css';

async function loadGroundPhoto(): Promise<ComponentType<GroundPhotoProps>> {
  return (await import(/* webpackChunkName: "late-ground-photo" */ '../../photo/ui/GroundPhoto')).default;
}

export interface PhotoViewProps {
  /** The plan view's design, from which a photo takes its pavers. */
  readonly design: Design;
  /** Called with the pavers that the visitor chooses for the photo. */
  readonly onPaving: (paving: PavingChoice) => void;
  /** Hidden while the plan view is shown. */
  readonly isHidden: boolean;
}

/** Loads the part that lays pavers into a visitor's own photo. Mounted only once somebody asks for it. */
export default function PhotoView({ design, onPaving, isHidden }: PhotoViewProps) {
  const { state, value: GroundPhoto, run } = useLateLoad<ComponentType<GroundPhotoProps>>();

  const { product, pattern, blend, border, borderBlend, joint, project } = design;
  const paving = useMemo(
    () => ({ product, pattern, blend, border, borderBlend, joint }),
    [product, pattern, blend, border, borderBlend, joint],
  );

  useEffect(() => void run(loadGroundPhoto), [run]);

  if (GroundPhoto) {
    return <GroundPhoto paving={paving} project={project} onPaving={onPaving} isHidden={isHidden} />;
  }
  if (state !== 'failed') {
    return (
      <p className={styles.notice} role="status" hidden={isHidden}>
        One moment…
      </p>
    );
  }
  return (
    <div className={styles.actions} role="alert" hidden={isHidden}>
      <p>
        This part didn’t load, most likely because the connection dropped. Try again in a moment, or call{' '}
        <PhoneNumber />.
      </p>
      <PassingButton
        variant="outline"
        onClick={() => void run(loadGroundPhoto)}
        next={(button) => button.closest<HTMLElement>('[tabindex="-1"]')}
      >
        Try again
      </PassingButton>
    </div>
  );
}
