import { useEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import { withBaseUrl, siteUrl } from '@site/src/company/site';
import type { PavingChoice } from '@site/src/tools/photo/core';
import { singleBlend } from '@site/src/tools/visualizer/core/blends';
import { countText, describeDesign } from '@site/src/tools/visualizer/core/describe';
import { defaultDesign, designOf, withCatalogProduct } from '@site/src/tools/visualizer/core/designs';
import { extentOf, wallOf } from '@site/src/tools/visualizer/core/measures';
import type { Design } from '@site/src/tools/visualizer/core/types';
import { leavePrefill } from '@site/src/leads/form/prefill';
import { designRequest, estimatorAddress, requestAddress } from '@site/src/tools/visualizer/core/handOver';
import { readyDesign } from '@site/src/tools/visualizer/core/layCache';
import { PHOTO_VIEW } from '@site/src/tools/visualizer/core/layable';
import { designQuery, readDesignQuery } from '@site/src/tools/visualizer/core/link';
import { drawScene } from '@site/src/tools/visualizer/core/scene';
import { Button, buttonClass } from '../../../components/base/Button';
import RadioGroup from '../../../components/base/RadioGroup';
import { useLateLoad } from '../../../components/base/useLateLoad';
import hidden from '../../../components/base/VisuallyHidden/styles.module.css';
import SheetHead from '../../SheetHead';
import { saveFile } from '../../ToolForm/saveFile';
import ContractorList from './ContractorList';
import Controls from './Controls';
import Counts from './Counts';
import Drawing from './Drawing';
import { photoOpen } from './photoOpen';
import PhotoView from './PhotoView';
import { printDesign } from './printDesign';
import styles from './designer.module.css';
import type { Wish } from './wish';

const NAMES = ['Design A', 'Design B'] as const;

/** Shown in place of the figures, and of what can be done with them, while a size cannot be used. */
const LAST_SIZE = 'The drawing still shows the last size that could be drawn. Correct the size to go on.';

/** Delay before a change updates the URL, in milliseconds. */
const ADDRESS_DELAY_MS = 300;

interface Start {
  readonly designs: readonly Design[];
  readonly repaired: boolean;
}

function startFrom(wish: Wish | undefined): Start {
  if (wish && 'product' in wish)
    return { designs: [designOf(wish.product, wish.color && singleBlend(wish.color))], repaired: false };
  const shared = readDesignQuery(window.location.search);
  if (!shared) return { designs: [defaultDesign], repaired: false };
  return { designs: shared.compared ? [shared.design, shared.compared] : [shared.design], repaired: shared.repaired };
}

/** Whether a photo is shown first: if one is asked for, or if it was open when the visitor left. */
function wantsPhoto(wish: Wish = { view: 'last' }): boolean {
  if ('product' in wish) return false;
  return wish.view === 'photo' || photoOpen.isSet();
}

/** The figure of a wall, which is built rather than laid. */
function WallCount({ design }: { readonly design: Design }) {
  const wall = wallOf(design);
  return wall ? (
    <p className={styles.sum}>
      {`${design.width} linear ft of ${wall.name}. The number of blocks depends on the height.`}
    </p>
  ) : null;
}

interface ViewChoiceProps {
  readonly isPhoto: boolean;
  readonly onChoose: (isPhoto: boolean) => void;
}

/** Chooses between the plan view and a photo. */
function ViewChoice({ isPhoto, onChoose }: ViewChoiceProps) {
  return (
    <RadioGroup
      className={styles.view}
      legend="How to see the pavers"
      isLegendHidden
      options={[
        { value: 'plan', label: 'Plan view' },
        { value: 'photo', label: 'Use a photo of your own' },
      ]}
      value={isPhoto ? 'photo' : 'plan'}
      onChoose={(view) => onChoose(view === 'photo')}
    />
  );
}

export interface DesignerProps {
  readonly wish?: Wish;
}

/** The tool: one design, or two side by side, with all controls and ways to save the result. */
export default function Designer({ wish }: DesignerProps) {
  const [start] = useState(() => startFrom(wish));
  const [route] = useState(() => window.location.pathname);
  const [designs, setDesigns] = useState(start.designs);
  const [edited, setEdited] = useState(0);
  const [followed, setFollowed] = useState(wish);
  /** What is wrong with the sizes typed for a design, its project and its shape. */
  const [wrong, setWrong] = useState<{ readonly fields: string; readonly problem?: string }>();
  const [notice, setNotice] = useState(
    start.repaired ? 'This link was old or incomplete. We filled in what was missing with our own defaults.' : '',
  );
  const [canPaint] = useState(() => document.createElement('canvas').getContext('2d') !== null);
  const [isPhoto, setIsPhoto] = useState(() => canPaint && wantsPhoto(wish));
  // A photo that is open stays open while the plan view is shown.
  const [wasPhoto, setWasPhoto] = useState(isPhoto);
  // No state: while the photo is shown, nobody sees a change of the plan, which takes a slow phone a while to draw.
  const photoPaving = useRef<PavingChoice>(undefined);
  const { run } = useLateLoad();

  const design = designs[edited] ?? designs[0];
  const isComparing = designs.length > 1;
  const fields = `${edited} ${design.project} ${Boolean(design.pad)}`;
  const problem = wrong?.fields === fields ? wrong.problem : undefined;
  const query = designQuery(designs[0], designs[1]);
  const drawn = designs.map((one, index) => {
    const ready = readyDesign(one);
    return { name: NAMES[index], design: one, ready, scene: drawScene(one), description: describeDesign(one, ready) };
  });
  const request = designRequest(design, readyDesign(design), `${siteUrl}/paver-products?${designQuery(design)}`);

  function change(next: Design) {
    setDesigns((now) => now.map((one, index) => (index === edited ? next : one)));
    setNotice('');
  }

  // The visitor has followed a link while the tool was open.
  if (wish && wish !== followed) {
    setFollowed(wish);
    chooseView(canPaint && wantsPhoto(wish));
    if ('product' in wish) change(withCatalogProduct(design, wish.product, wish.color && singleBlend(wish.color)));
  }

  // Keeps the design in the URL. Updates it with a delay, because browsers take half a frame for each change.
  useEffect(() => {
    const timer = setTimeout(() => {
      // The visitor may be navigating to another page.
      if (window.location.pathname !== route) return;
      window.history.replaceState(
        window.history.state,
        '',
        `?${query}${isPhoto ? PHOTO_VIEW : ''}${window.location.hash}`,
      );
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query, isPhoto, route]);

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

  async function copyLink() {
    const address = `${window.location.origin}${route}?${query}`;
    try {
      await navigator.clipboard.writeText(address);
      setNotice('Link copied. It opens exactly what you see now.');
    } catch {
      setNotice(`Your browser didn’t allow copying. Here’s the link: ${address}`);
    }
  }

  async function savePicture() {
    const { state } = await run(async () => {
      const { exportPng } = await import('./exportPng');
      saveFile(await exportPng(drawn), 'paver-design.png');
    });
    setNotice(
      state === 'done'
        ? 'The picture is in your downloads.'
        : 'We couldn’t make the picture. Print the design instead, or try again in a moment.',
    );
  }

  const plan = (
    <div className={clsx(styles.designer, isComparing && styles.comparing)} hidden={isPhoto}>
      <div className={styles.sheet} data-design-sheet="">
        <SheetHead />
        {drawn.map((one) => (
          <section key={one.name} className={styles.design} aria-label={one.name}>
            {isComparing && <h3 className={styles.name}>{one.name}</h3>}
            <Drawing key={JSON.stringify(extentOf(one.design))} {...one} />
            {problem && one.design === design ? (
              <p className={styles.counts}>{LAST_SIZE}</p>
            ) : (
              <Counts name={one.name} laid={one.ready} note={`${one.description.split('. ')[0]}. ${one.scene.scale}`}>
                <WallCount design={one.design} />
                <ContractorList design={one.design} layout={one.ready.layout} />
              </Counts>
            )}
          </section>
        ))}
      </div>
      <div className={styles.side}>
        <p role="status" className={hidden.visuallyHidden}>
          {problem ? '' : `${NAMES[edited]}: ${countText(readyDesign(design).layout)}`}
        </p>
        {isComparing && (
          <RadioGroup
            legend="Which design are you changing?"
            options={NAMES.map((name) => ({ value: name, label: name }))}
            value={NAMES[edited]}
            onChoose={(name) => setEdited(NAMES.indexOf(name))}
          />
        )}
        <Controls
          key={NAMES[edited]}
          name={NAMES[edited]}
          design={design}
          problem={problem}
          onChange={change}
          onProblem={(found) => setWrong({ fields, problem: found })}
        />
        {problem && <p>{LAST_SIZE}</p>}
        <div className={styles.actions} hidden={problem !== undefined}>
          <a
            className={buttonClass({ size: 'lg' })}
            href={withBaseUrl(requestAddress(request))}
            onClick={() => leavePrefill(request)}
          >
            Get an estimate for this design
          </a>
          <a className={buttonClass({ variant: 'secondary', size: 'lg' })} href={withBaseUrl(estimatorAddress(design))}>
            Estimate it yourself
          </a>
          {isComparing ? (
            <Button
              variant="outline"
              onClick={() => {
                setDesigns([design]);
                setEdited(0);
              }}
            >
              {`Keep only ${NAMES[edited]}`}
            </Button>
          ) : (
            <Button
              variant="outline"
              onClick={() => {
                setDesigns([design, design]);
                setEdited(1);
              }}
            >
              Compare with a second design
            </Button>
          )}
          <Button variant="outline" onClick={() => void copyLink()}>
            Copy a link
          </Button>
          <Button variant="outline" onClick={() => void savePicture()}>
            Save as picture
          </Button>
          <Button variant="outline" onClick={printDesign}>
            Print this design
          </Button>
          <p role="status" className={styles.notice}>
            {notice}
          </p>
        </div>
      </div>
    </div>
  );

  return (
    <>
      {canPaint && <ViewChoice isPhoto={isPhoto} onChoose={switchView} />}
      {plan}
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
