import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import clsx from 'clsx';
import { createPainter, solvedGround, type PavingChoice } from '@site/src/tools/photo/core';
import { groundSample } from '@site/src/images/groundSample';
import { useKeptAtHand } from '@site/src/leads/form/atHand';
import hidden from '../../../components/base/VisuallyHidden/styles.module.css';
import ContractorList from '../../visualizer/ui/ContractorList';
import Counts from '../../visualizer/ui/Counts';
import tool from '../../visualizer/ui/designer.module.css';
import SheetHead from '../../SheetHead';
import { useAnnouncement } from '../../ToolForm/useTool';
import { describeLook, describePhoto, offerFor, planDesign } from './describePhoto';
import DeviceCopy, { type DeviceCopyProps } from './DeviceCopy';
import { useBrush } from './EraseStep';
import { set, unsnap, type PhotoDesign } from './history';
import { labeledPicture } from './labeledPicture';
import MarkedPicture, { type HandlesProps } from './MarkedPicture';
import { readMarks } from './markFindings';
import { placeText, type ActiveHandle } from './photoSpace';
import PictureTools from './PictureTools';
import StepPanel from './StepPanel';
import { NextButton, StepRow } from './Steps';
import { measuredText, snappedNames, wordsAt } from './stepWords';
import type { StepId } from './texts';
import { useDesignHistory } from './useDesignHistory';
import { useOutlining } from './useOutlining';
import { usePaved } from './usePaved';
import { useSnap } from './useSnap';
import styles from './styles.module.css';

export interface WorkbenchProps extends Pick<DeviceCopyProps, 'opened' | 'isKept' | 'onKeep' | 'onForget'> {
  /** The pavers of the plan view. When they change, the photo takes them on. */
  readonly planned: PavingChoice;
  /** Called with the pavers that the visitor chooses for the photo. */
  readonly onPaving: (paving: PavingChoice) => void;
  /** Hidden while the visitor looks for another photo or at the plan view. */
  readonly isHidden: boolean;
  /** Called with the design, whose pavers the next photo starts with. */
  readonly onChooseAnother: (design: PhotoDesign) => void;
}

/** Shares the choice of pavers with the plan view: whichever of the two is changed, the other takes it on when it is shown. */
function useSharedPaving(
  paving: PavingChoice,
  { planned, isHidden, onPaving }: WorkbenchProps,
  onPlanned: (planned: PavingChoice) => void,
): void {
  const adopted = useRef(planned);
  const reported = useRef(paving);

  useEffect(() => {
    if (isHidden || adopted.current === planned) return;
    adopted.current = planned;
    onPlanned(planned);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each change of the plan
  }, [isHidden, planned]);

  useEffect(() => {
    if (reported.current === paving) return;
    reported.current = paving;
    onPaving(paving);
  }, [paving, onPaving]);
}

/** The steps from a photo to pavers in it, with the picture always in view. */
export default function Workbench(props: WorkbenchProps) {
  const { opened, isHidden, isKept, onKeep, onForget, onChooseAnother } = props;
  const { photo, isSample } = opened;
  const whose = isSample ? 'our sample photo' : 'your photo';
  const { design: marked, edit, gesture, cancel, undo, redo, onKeyDown } = useDesignHistory(opened.design);
  // An unmeasured side of the rectangle follows its corners.
  const design = useMemo(
    () => ({ ...marked, ground: solvedGround(marked.ground, photo) ?? marked.ground }),
    [marked, photo],
  );
  const [step, setStep] = useState<StepId>(opened.step);
  const [after, setAfter] = useState(100);
  /** The gesture that moved a handle last. */
  const [moving, setMoving] = useState('');
  /** The handle that was touched last, which the arrow buttons move. */
  const [active, setActive] = useState<ActiveHandle>();
  const top = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const snapping = useSnap(photo);
  const outlining = useOutlining(photo, design, edit, snapping.find);
  const brushing = useBrush({ edit, cancel });
  useSharedPaving(design.paving, props, (paving) => edit(set({ paving })));

  const { ground, parts, size, cornersOffPx, endsAtEdge } = design;
  const found = useMemo(
    () => readMarks({ ground, parts, size, cornersOffPx, endsAtEdge }, photo),
    [ground, parts, size, cornersOffPx, endsAtEdge, photo],
  );
  const { area } = found;
  const isMarking = step === 'mark' || step === 'outline';
  const isChoosing = step === 'look' || step === 'keep';
  const isPaved = area !== undefined && !isMarking;
  const painter = useMemo(() => createPainter(photo), [photo]);
  const { laying, isPainted } = usePaved(painter, photo, design, isPaved, canvas);
  const laid = laying?.laid;
  // The picture shows a change first: new counts can move all of the page below, which takes long on a slow phone.
  const counted = useDeferredValue(laid);
  const offer = useMemo(
    () => (laid && area ? offerFor(isSample, design, laid, area) : undefined),
    [isSample, design, laid, area],
  );
  // What the sample opens with is nobody's design.
  useKeptAtHand(isHidden || (isSample && marked === opened.design) ? undefined : offer?.request.message);
  const name = isSample ? groundSample.alt : 'Your photo';
  const words = wordsAt({ step, design, found, laying, counted, name });
  // Any other change since has nothing to do with where the handle is.
  const moved = active && moving === gesture ? `${placeText(active.label, active.at)}. ` : '';
  const status = useAnnouncement(moved + (words.problem || words.verdict));

  const move: HandlesProps['move'] = (change, by) => {
    setMoving(by);
    edit(change, by);
  };

  function goTo(next: StepId) {
    if (next === 'outline' && parts.length === 1 && !parts[0].points.length) outlining.takeRectangle();
    outlining.stop();
    setStep(next);
  }

  function makePicture(): HTMLCanvasElement {
    const picture = document.createElement('canvas');
    Object.assign(picture, { width: photo.width, height: photo.height });
    const context = picture.getContext('2d');
    if (!context || !laid || !area) throw new Error('This browser cannot draw on a canvas.');
    painter.paint(context, design, 'fine');
    const look = `On our sample photo. ${describeLook(design, laid)}`;
    return labeledPicture(picture, isSample ? look : describePhoto(design, laid, area));
  }

  return (
    <div ref={top} className={clsx(tool.designer, styles.workbench)} hidden={isHidden} onKeyDown={onKeyDown}>
      <div className={tool.sheet} data-design-sheet="">
        <SheetHead />
        <section className={tool.design} aria-label={isSample ? 'Our sample photo' : 'Your photo'}>
          <div className={clsx(tool.drawn, styles.drawn)}>
            <StepRow step={step} found={found} onStep={goTo} />
            <MarkedPicture
              photo={photo}
              whose={whose}
              step={step}
              isFlat={!found.groundProblem}
              description={words.picture}
              painted={canvas}
              isPaved={isPaved && laid !== undefined}
              isPainted={isPainted}
              after={after}
              handles={{ design, find: snapping.find, edit, move, cancel }}
              active={active}
              onActive={setActive}
              outlining={outlining}
              brushing={step === 'erase' && isPaved ? brushing : undefined}
              undo={undo}
              redo={redo}
              next={<NextButton step={step} found={found} onStep={goTo} />}
            />
          </div>
          <PictureTools
            snapping={isMarking ? snapping : undefined}
            snapped={isMarking ? snappedNames(step, design) : []}
            onUnsnap={() => edit(unsnap)}
            active={active}
            after={isPaved ? after : undefined}
            onAfter={setAfter}
          />
          {isChoosing &&
            counted &&
            area &&
            (area.kind === 'number' ? (
              <Counts name={whose} laid={counted} note={`A rendering on ${whose}. ${measuredText(found)}`}>
                {!area.isPart && <ContractorList design={planDesign(design)} laid={counted} />}
              </Counts>
            ) : (
              <p className={tool.counts}>{`A rendering on ${whose}. ${describePhoto(design, counted, area)}`}</p>
            ))}
        </section>
      </div>
      <div className={clsx(tool.side, styles.panel)}>
        <p role="status" className={hidden.visuallyHidden}>
          {status}
        </p>
        <StepPanel
          opened={opened}
          step={step}
          top={top}
          design={design}
          edit={edit}
          found={found}
          offer={offer}
          problem={words.problem}
          outlining={outlining}
          brushing={brushing}
          makePicture={makePicture}
          onChooseAnother={() => onChooseAnother(design)}
        />
        <DeviceCopy opened={opened} design={design} step={step} isKept={isKept} onKeep={onKeep} onForget={onForget} />
      </div>
    </div>
  );
}
