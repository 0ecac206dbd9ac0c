import { useEffect, useRef, useState } from 'react';
import type { PavingChoice } from '@site/src/tools/photo/core';
import { singleBlend } from '../core/blends';
import { defaultDesign, designOf, withCatalogProduct } from '../core/designs';
import { PHOTO_VIEW } from '../core/layable';
import { designQuery, planLabels, readDesignQuery, wishesAfter, type Wishes } from '../core/link';
import type { Design } from '../core/types';
import { changeHistory } from '../../../components/base/changeHistory';
import RadioGroup from '../../../components/base/RadioGroup';
import LinkNotice from '../../ToolForm/LinkNotice';
import { photoOpen } from './photoOpen';
import PhotoView from './PhotoView';
import PlanView from './PlanView';
import styles from './designer.module.css';

/** Delay before a change updates the URL, in milliseconds. */
const ADDRESS_DELAY_MS = 300;

interface Start {
  readonly designs: readonly Design[];
  readonly wishes?: Wishes;
  readonly unread: readonly string[];
}

function startFrom(openWith: OpenWith | undefined): Start {
  if (openWith && 'product' in openWith)
    return { designs: [designOf(openWith.product, openWith.color && singleBlend(openWith.color))], unread: [] };
  const shared = readDesignQuery(window.location.search);
  if (!shared) return { designs: [defaultDesign], unread: [] };
  const { design, compared, wishes, unread } = shared;
  return { designs: compared ? [design, compared] : [design], wishes, unread };
}

/** Whether a photo is shown first: if one is asked for, or if it was open when the visitor left. */
function wantsPhoto(openWith: OpenWith = { view: 'last' }): boolean {
  if ('product' in openWith) return false;
  return openWith.view === 'photo' || photoOpen.isSet();
}

/** Keeps the design in the URL. Updates it with a delay, because browsers take half a frame for each change. */
function useAddress(route: string, query: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // The visitor may be navigating to another page.
      if (window.location.pathname !== route) return;
      changeHistory('replaceState', history.state, `?${query}${window.location.hash}`);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query, route]);
}

/** What the visualizer opens with: what a link or button on the page asked it to show. Each click makes a new one. */
export type OpenWith =
  | { readonly product: string; readonly color?: string }
  /** `last` is the view in which the visitor left the tool. */
  | { readonly view: 'last' | 'photo' };

export interface DesignerProps {
  readonly openWith?: OpenWith;
}

/** The tool: one design, or two side by side, seen from above or on the visitor's own photo. */
export default function Designer({ openWith }: DesignerProps) {
  const [start] = useState(() => startFrom(openWith));
  const [route] = useState(() => window.location.pathname);
  const [designs, setDesigns] = useState(start.designs);
  const [edited, setEdited] = useState(0);
  const [followed, setFollowed] = useState(openWith);
  const [wishes, setWishes] = useState(start.wishes);
  const [unread, setUnread] = useState(start.unread);
  const [canPaint] = useState(() => document.createElement('canvas').getContext('2d') !== null);
  const [isPhoto, setIsPhoto] = useState(() => canPaint && wantsPhoto(openWith));
  // A photo that is open stays open while the plan view is shown.
  const [wasPhoto, setWasPhoto] = useState(isPhoto);
  // No state: while the photo is shown, nobody sees a change of the plan, which takes a slow phone a while to draw.
  const photoPaving = useRef<PavingChoice>(undefined);
  const design = designs[edited];
  const query = designQuery(designs[0], wishes, designs[1]);
  useAddress(route, `${query}${isPhoto ? PHOTO_VIEW : ''}`);

  function change(next: Design) {
    setDesigns((now) => now.map((one, index) => (index === edited ? next : one)));
    if (edited === 0) setWishes(wishesAfter(design, next, wishes));
    setUnread([]);
  }

  // The visitor has followed a link while the tool was open.
  if (openWith && openWith !== followed) {
    setFollowed(openWith);
    chooseView(canPaint && wantsPhoto(openWith));
    if ('product' in openWith)
      change(withCatalogProduct(design, openWith.product, openWith.color && singleBlend(openWith.color)));
  }

  function chooseView(photo: boolean) {
    setIsPhoto(photo);
    if (photo) setWasPhoto(true);
  }

  /** Shows the other view, with the pavers that were chosen in this one. */
  function switchView(photo: boolean) {
    chooseView(photo);
    if (photo || !photoPaving.current) return;
    change({ ...design, ...photoPaving.current });
    photoPaving.current = undefined;
  }

  return (
    <>
      {canPaint && (
        <RadioGroup
          className={styles.view}
          legend="How to see the pavers"
          isLegendHidden
          options={[
            { value: 'plan', label: 'Plan view' },
            { value: 'photo', label: 'Your own photo' },
          ]}
          value={isPhoto ? 'photo' : 'plan'}
          onChoose={(view) => switchView(view === 'photo')}
        />
      )}
      <LinkNotice unread={unread} labels={planLabels} />
      <PlanView
        designs={designs}
        edited={edited}
        onEdit={setEdited}
        onChange={change}
        isHidden={isPhoto}
        wishes={wishes}
        link={`${window.location.origin}${route}?${query}#design`}
        onCompare={(isComparing) => {
          setDesigns(isComparing ? [design, design] : [design]);
          setEdited(isComparing ? 1 : 0);
        }}
      />
      {wasPhoto && (
        <PhotoView
          design={design}
          isHidden={!isPhoto}
          onPaving={(paving) => {
            photoPaving.current = paving;
          }}
        />
      )}
    </>
  );
}
