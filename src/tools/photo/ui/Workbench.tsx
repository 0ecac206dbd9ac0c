import { useDeferredValue, useEffect, useId, useMemo, useReducer, useRef, useState, type KeyboardEvent } from 'react';
import clsx from 'clsx';
import { formatCount } from '@site/src/words/format';
import {
  createPainter,
  eraserWidth,
  groundDoubt,
  markedPx,
  measureArea,
  missingMark,
  NUDGED_PX,
  SUGGESTED_PX,
  type PavingChoice,
} from '@site/src/tools/photo/core';
import { groundSample } from '@site/src/images/groundSample';
import type { Point } from '@site/src/paving';
import { canvasFile } from '@site/src/userInput/pictureFile';
import { countText } from '@site/src/tools/visualizer/core/describe';
import { photoRequest, sampleRequest } from '@site/src/tools/visualizer/core/handOver';
import { Button } from '../../../components/base/Button';
import CheckboxField from '../../../components/base/Field/CheckboxField';
import field from '../../../components/base/Field/styles.module.css';
import hidden from '../../../components/base/VisuallyHidden/styles.module.css';
import ContractorList from '../../visualizer/ui/ContractorList';
import Counts from '../../visualizer/ui/Counts';
import tool from '../../visualizer/ui/designer.module.css';
import SheetHead from '../../SheetHead';
import { useAnnouncement } from '../../ToolForm/useTool';
import BrushCursor from './BrushCursor';
import { areaText, describeLook, describePhoto } from './describePhoto';
import EraseStep, { type Brush } from './EraseStep';
import { centerOf, newHole, pointAfter, tapOn } from './geometry';
import Handle, { newGesture } from './Handle';
import { reduceHistory, startHistory, type Edit, type PhotoDesign, type Ring } from './history';
import { keepPhoto } from './keptPhoto';
import KeepStep from './KeepStep';
import LookStep from './LookStep';
import { readSize, whySizeUnread } from './markedSize';
import MarkStep from './MarkStep';
import OutlineStep from './OutlineStep';
import { GridOverlay, OutlineOverlay, SuggestionOverlay } from './Overlays';
import PhotoCanvas, { type StrokeHandlers } from './PhotoCanvas';
import type { Press } from './photoSpace';
import { labeledPicture } from './labeledPicture';
import { planDesign } from './planDesign';
import Slider from './Slider';
import {
  cornerNames,
  groundDoubts,
  groundProblems,
  NOT_DELETED,
  NOT_KEPT,
  outlineProblems,
  stepIds,
  steps,
  type StepId,
} from './texts';
import { markProblems, usePaved } from './usePaved';
import { useSnap } from './useSnap';
import { useSuggestion } from './useSuggestion';
import styles from './styles.module.css';

/** Delay between the last change to a kept design and saving it, in milliseconds. */
const SAVE_MS = 600;

/** How near a side or the first point a tap counts as on it, in CSS px. */
const TAP_REACH = 18;

const FLAT = 'The corners make a rectangle on the ground.';

/** A photo that is open, with the design it starts with. */
export interface OpenPhoto {
  /** The photo at its working size. */
  readonly photo: HTMLCanvasElement;
  /** The file with the photo at its working size, if it is a kept one. */
  readonly file?: Blob;
  readonly design: PhotoDesign;
  readonly step: StepId;
  readonly isKept: boolean;
  /** Whether it is the company's sample, of which nothing but pavers and colors is the visitor's. */
  readonly isSample: boolean;
}

function replaced(points: readonly Point[], index: number, by: Point): Point[] {
  return points.map((point, other) => (other === index ? by : point));
}

interface Selected {
  readonly ring: Ring;
  readonly index: number;
}

export interface WorkbenchProps {
  readonly opened: OpenPhoto;
  /** The pavers of the plan view. When they change, the photo takes them on. */
  readonly planned: PavingChoice;
  /** Called with the pavers that the visitor chooses for the photo. */
  readonly onPaving: (paving: PavingChoice) => void;
  /** Hidden while the visitor looks for another photo or at the plan view. */
  readonly isHidden: boolean;
  /** Whether this photo is kept on this device, with every change. */
  readonly isKept: boolean;
  readonly onKeep: (isKept: boolean) => void;
  /** Deletes the kept photo; rejects if the browser denies it. */
  readonly onForget: () => Promise<void>;
  /** Called with the design, whose pavers the next photo starts with. */
  readonly onChooseAnother: (design: PhotoDesign) => void;
}

/** The steps from a photo to pavers in it, with the picture always in view. */
export default function Workbench(props: WorkbenchProps) {
  const { opened, planned, onPaving, isHidden, isKept, onKeep, onForget, onChooseAnother } = props;
  const { photo, isSample } = opened;
  const whose = isSample ? 'our sample photo' : 'your photo';
  const name = isSample ? groundSample.alt : 'Your photo';
  const id = useId();
  const [history, dispatch] = useReducer(reduceHistory, opened.design, startHistory);
  const [step, setStep] = useState<StepId>(opened.step);
  const [isTracing, setIsTracing] = useState(false);
  const [selected, setSelected] = useState<Selected>();
  const [brush, setBrush] = useState<Brush>({ size: 'm', mode: 'erase' });
  const [after, setAfter] = useState(100);
  const canvas = useRef<HTMLCanvasElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const stroke = useRef('');
  const shown = useRef(step);
  const adopted = useRef(planned);
  const reported = useRef(opened.design.paving);
  // Encoding takes a while on a phone, so it is done once.
  const file = useRef(opened.file && Promise.resolve(opened.file));
  /** What became of keeping or deleting the photo. */
  const [notice, setNotice] = useState('');
  /** What was moved last, in words. */
  const [moved, setMoved] = useState('');

  const design = history.present;
  const { ground, outline, strokes, cornersOffPx, outlineOffPx, size } = design;
  const snapping = useSnap(photo);
  const suggestion = useSuggestion(photo, ground);
  const problems = useMemo(() => markProblems(ground, size, outline, photo), [ground, size, outline, photo]);
  const isReady = !problems.ground && !problems.outline;
  const isPaved = isReady && step !== 'mark' && step !== 'outline';
  const painter = useMemo(() => createPainter(photo), [photo]);
  const { laying, isPainted } = usePaved(painter, photo, design, isPaved, canvas);
  const laid = laying?.laid;
  // The picture shows a change first: new counts can move all of the page below, which takes long on a slow phone.
  const counted = useDeferredValue(laid);

  const marks = useMemo(
    () => ({ cornersOffPx, outlineOffPx, hasSize: readSize(size) !== undefined }),
    [cornersOffPx, outlineOffPx, size],
  );
  const area = useMemo(
    () => (isReady ? measureArea(ground, outline, marks, photo) : undefined),
    [isReady, ground, outline, marks, photo],
  );

  const description = counted && area ? describePhoto(design, counted, area) : '';

  function edit(change: Edit, gesture?: string) {
    dispatch({ type: 'edit', edit: change, gesture });
  }

  function move(what: string, change: Edit & { readonly to: Point }, gesture: string) {
    setMoved(`${what}: ${Math.round(change.to[0])} across, ${Math.round(change.to[1])} down.`);
    edit(change, gesture);
  }

  /** Sets the corners on what they mark once all are placed, except those that were moved px by px. */
  function dropCorner(index: number, to: Point, gesture: string, offPx: number) {
    if (cornersOffPx.some((px, other) => px === null && other !== index)) return;
    const corners = replaced(ground.corners, index, to);
    const found = snapping.find?.marksOf(corners, outline.points, offPx);
    if (!found) return;
    const isFixed = (other: number) => other !== index && cornersOffPx[other] === NUDGED_PX;
    const free = found.corners.map((corner, other) => (isFixed(other) ? undefined : corner));
    edit({ ...found, type: 'snap', corners: free, points: [] }, gesture);
  }

  /** Sets points of the outline on what they mark: one that was dropped, or all of a new outline. */
  function snapOutline(points: readonly Point[], gesture: string, offPx: number, only?: number) {
    if (missingMark(marks) === 'corners') return;
    const found = snapping.find?.marksOf(ground.corners, points, offPx);
    if (!found) return;
    const chosen = found.points.map((point, index) => (only === undefined || only === index ? point : undefined));
    edit({ ...found, type: 'snap', corners: [], points: chosen }, gesture);
  }

  function cancel(gesture: string) {
    dispatch({ type: 'cancel', gesture });
  }

  function travel(type: 'undo' | 'redo') {
    dispatch({ type });
  }

  /** Starts the outline at the corners of the marked rectangle. */
  function aroundRectangle(): Edit {
    return {
      type: 'setOutline',
      points: ground.corners,
      offPx: Math.max(...cornersOffPx.map((offPx) => offPx ?? SUGGESTED_PX)),
    };
  }

  function goTo(next: StepId) {
    if (next === 'outline' && outline.points.length === 0) edit(aroundRectangle());
    setIsTracing(false);
    suggestion.stop();
    setSelected(undefined);
    setMoved('');
    setStep(next);
  }

  useEffect(() => {
    if (isHidden || adopted.current === planned) return;
    adopted.current = planned;
    edit({ type: 'setLook', look: { paving: planned } });
  }, [isHidden, planned]);

  useEffect(() => {
    if (reported.current === design.paving) return;
    reported.current = design.paving;
    onPaving(design.paving);
  }, [design.paving, onPaving]);

  // Moves the focus to the controls of a new step.
  useEffect(() => {
    if (shown.current !== step) title.current?.focus();
    shown.current = step;
  }, [step]);

  function onKeyDown(event: KeyboardEvent) {
    const isText = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (isText || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    travel(key === 'y' || event.shiftKey ? 'redo' : 'undo');
  }

  // Saves a kept design again after a change.
  useEffect(() => {
    if (!isKept) return undefined;
    const timer = setTimeout(() => {
      save().catch(() => {
        onKeep(false);
        setNotice(NOT_KEPT);
      });
    }, SAVE_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the functions read these
  }, [isKept, design, step]);

  function save(): Promise<void> {
    file.current ??= canvasFile(photo, 'jpeg');
    const made = file.current;
    return keepPhoto(async () => ({ photo: await made, design, step, isSample }));
  }

  async function attempt(work: () => Promise<void>, done: string, failure: string) {
    try {
      await work();
      setNotice(done);
    } catch {
      setNotice(failure);
    }
  }

  const keep = () =>
    attempt(
      async () => {
        await save();
        onKeep(true);
      },
      'Kept on this device. Next time, open your photo here to continue.',
      NOT_KEPT,
    );

  const forget = () => attempt(onForget, 'Deleted from this device. It’s gone once you leave this page.', NOT_DELETED);

  /* Handles */

  const pointId = (ring: Ring, index: number) => `${id}-${ring}-${index}`;

  /** Focuses a point once it is on the screen. */
  function focusPoint(ring: Ring, index: number) {
    setSelected({ ring, index });
    requestAnimationFrame(() => document.getElementById(pointId(ring, index))?.focus());
  }

  function addPoint() {
    const last = outline.points.length - 1;
    const { ring, index } = selected ?? { ring: 'outer' as const, index: last };
    const points = ring === 'outer' ? outline.points : (outline.holes[ring] ?? []);
    edit({ type: 'addPoint', ring, index: index + 1, at: pointAfter(points, index, photo), offPx: outlineOffPx });
    focusPoint(ring, index + 1);
  }

  function removePoint({ ring, index }: Selected) {
    const isLast = ring !== 'outer' && outline.holes[ring]?.length <= 3;
    edit({ type: 'removePoint', ring, index });
    if (isLast) focusPoint('outer', 0);
    else focusPoint(ring, Math.max(0, index - 1));
  }

  function press({ at, photoPxPerCssPx, by }: Press) {
    if (suggestion.taps) {
      suggestion.tap(at);
      return;
    }
    const tap = tapOn(outline.points, at, TAP_REACH * photoPxPerCssPx, isTracing);
    if (tap.type === 'close') trace(false);
    if (tap.type !== 'add') return;
    edit({ type: 'addPoint', ring: 'outer', index: tap.index, at, offPx: markedPx(photoPxPerCssPx, by) });
    setSelected({ ring: 'outer', index: tap.index });
  }

  function trace(on: boolean) {
    if (on) edit({ type: 'setOutline', points: [], offPx: 0 });
    else snapOutline(outline.points, newGesture(), outlineOffPx);
    setSelected(undefined);
    setIsTracing(on);
  }

  const drawing: StrokeHandlers = {
    onStart(at) {
      stroke.current = newGesture();
      edit({ type: 'startStroke', stroke: { ...brush, points: [at] } }, stroke.current);
    },
    onMove: (to) => edit({ type: 'extendStroke', to }, stroke.current),
    onEnd: () => undefined,
    onCancel: () => cancel(stroke.current),
  };

  const handles =
    step === 'mark'
      ? ground.corners.map((corner, index) => (
          <Handle
            key={index}
            label={cornerNames[index]}
            at={corner}
            onMove={(to, gesture, offPx) =>
              move(cornerNames[index], { type: 'moveCorner', corner: index, to, offPx }, gesture)
            }
            onCancel={cancel}
            snap={(to, offPx) => snapping.find?.cornerOf(replaced(ground.corners, index, to), index, offPx)}
            onDrop={(to, gesture, offPx) => dropCorner(index, to, gesture, offPx)}
          />
        ))
      : step === 'outline'
        ? [outline.points, ...outline.holes].flatMap((points, which) => {
            const ring: Ring = which === 0 ? 'outer' : which - 1;
            const kind = which === 0 ? 'Point' : `Cutout ${which}, point`;
            return points.map((point, index) => (
              <Handle
                key={`${ring} ${index}`}
                id={pointId(ring, index)}
                label={`${kind} ${index + 1}`}
                at={point}
                isSmall
                isPassive={isTracing || suggestion.taps !== undefined}
                onMove={(to, gesture, offPx) =>
                  move(`${kind} ${index + 1}`, { type: 'movePoint', ring, index, to, offPx }, gesture)
                }
                onCancel={cancel}
                snap={(to, offPx) => snapping.find?.cornerOf(replaced(points, index, to), index, offPx)}
                onDrop={(to, gesture, offPx) => {
                  if (ring === 'outer') snapOutline(replaced(points, index, to), gesture, offPx, index);
                }}
                onDelete={() => removePoint({ ring, index })}
                onSelect={() => setSelected({ ring, index })}
              />
            ));
          })
        : null;

  const centers =
    step === 'outline'
      ? outline.holes.map((hole, index) => (
          <Handle
            key={`center ${index}`}
            label={`All of cutout ${index + 1}`}
            at={centerOf(hole)}
            isCenter
            onMove={(to, gesture) => move(`Cutout ${index + 1}`, { type: 'moveHole', hole: index, to }, gesture)}
            onCancel={cancel}
            onDelete={() => {
              edit({ type: 'removeHole', hole: index });
              focusPoint('outer', 0);
            }}
          />
        ))
      : null;

  /* Words */

  const groundProblem =
    problems.ground && ((problems.ground === 'size' && whySizeUnread(size)) || groundProblems[problems.ground]);
  const problem = groundProblem
    ? groundProblem
    : problems.outline && (step !== 'mark' || outline.points.length > 0)
      ? outlineProblems[problems.outline]
      : laying && !laying.laid
        ? laying.problem
        : '';
  const measured = area ? areaText(area) : '';
  const isPlaced = !cornersOffPx.includes(null);
  const doubt = problems.ground || !isPlaced ? undefined : groundDoubt(ground, photo);
  const flat = doubt ? groundDoubts[doubt] : isPlaced ? FLAT : '';
  const strokeCount = formatCount(strokes.length, 'brush stroke');
  const paved = `${name}. Shown with pavers.`;
  const where = {
    mark: `${name}. Four corners are marked.`,
    outline: `${name}. The outline has ${outline.points.length} points.`,
    erase: `${paved} ${strokeCount}.`,
    look: `${paved} ${description}`,
    keep: `${paved} ${description}`,
  }[step];
  const verdict = {
    mark: flat,
    outline: measured,
    erase: strokeCount,
    look: counted ? countText(counted.layout) : '',
    keep: '',
  }[step];
  const status = useAnnouncement(`${moved} ${problem || verdict}`);

  const stepIndex = stepIds.indexOf(step);
  const next = stepIds[stepIndex + 1];
  const isOpen = (one: StepId) => one === 'mark' || (!problems.ground && (one === 'outline' || !problems.outline));
  const canTrace = step === 'outline';

  function makePicture(): HTMLCanvasElement {
    const picture = document.createElement('canvas');
    Object.assign(picture, { width: photo.width, height: photo.height });
    const context = picture.getContext('2d');
    if (!context || !laid) throw new Error('This browser cannot draw on a canvas.');
    painter.paint(context, design, 'fine');
    return labeledPicture(picture, isSample ? `On our sample photo. ${describeLook(design, laid)}` : description);
  }

  return (
    <div
      className={clsx(tool.designer, styles.workbench, (step === 'look' || step === 'keep') && styles.choosing)}
      hidden={isHidden}
      onKeyDown={onKeyDown}
    >
      <div className={tool.sheet} data-design-sheet="">
        <SheetHead />
        <section className={tool.design} aria-label={isSample ? 'Our sample photo' : 'Your photo'}>
          <div className={clsx(tool.drawn, styles.drawn)}>
            {/* Screen readers pass the arrow keys on to the handles. */}
            <div role="application" aria-label={`Handles on ${whose}`}>
              <PhotoCanvas
                photo={photo}
                description={where}
                painted={canvas}
                isPaved={isPaved && laid !== undefined}
                isPainted={isPainted}
                after={after}
                overlay={
                  step === 'mark' ? (
                    <GridOverlay ground={ground} isFlat={!problems.ground} />
                  ) : canTrace && suggestion.taps ? (
                    <SuggestionOverlay {...suggestion} />
                  ) : canTrace ? (
                    <OutlineOverlay outline={outline} lens={ground.lens} />
                  ) : undefined
                }
                onPress={canTrace ? press : undefined}
                drawing={step === 'erase' && isPaved ? drawing : undefined}
              >
                {handles}
                {centers}
                {step === 'erase' && isPaved && (
                  <BrushCursor width={eraserWidth(brush.size, photo)} drawing={drawing} />
                )}
              </PhotoCanvas>
            </div>
            <div className={styles.bar}>
              <Button variant="outline" size="sm" disabled={history.past.length === 0} onClick={() => travel('undo')}>
                Undo
              </Button>
              <Button variant="outline" size="sm" disabled={history.future.length === 0} onClick={() => travel('redo')}>
                Redo
              </Button>
              {(step === 'mark' || step === 'outline') && (
                <CheckboxField
                  label="Snap to corners"
                  checked={snapping.isOn}
                  onChange={(event) => snapping.setOn(event.target.checked)}
                />
              )}
              {/* There before the pavers are, so that it doesn't push the next button from under a finger. */}
              {isPaved && (
                <Slider
                  label="Before and after"
                  value={after}
                  min={0}
                  max={100}
                  step={1}
                  text={after === 100 ? 'After' : after === 0 ? 'Before' : `${after}%`}
                  onChange={setAfter}
                />
              )}
            </div>
          </div>
          {(step === 'look' || step === 'keep') &&
            counted &&
            area &&
            (area.kind === 'number' ? (
              <Counts name={whose} laid={counted} note={`A rendering on ${whose}. ${measured}`}>
                {!area.isPart && <ContractorList design={planDesign(design)} layout={counted.layout} />}
              </Counts>
            ) : (
              <p className={tool.counts}>{`A rendering on ${whose}. ${description}`}</p>
            ))}
        </section>
      </div>
      <div className={clsx(tool.side, styles.panel)}>
        <p role="status" className={hidden.visuallyHidden}>
          {status}
        </p>
        <ol className={styles.steps}>
          {stepIds.map((one) => (
            <li key={one}>
              <button
                type="button"
                className={styles.step}
                aria-current={one === step ? 'step' : undefined}
                disabled={!isOpen(one)}
                onClick={() => goTo(one)}
              >
                {steps[one].name}
              </button>
            </li>
          ))}
        </ol>
        <h3 ref={title} className={styles.title} tabIndex={-1}>
          {steps[step].title}
        </h3>
        {step === 'mark' && (
          <MarkStep
            design={design}
            problem={groundProblem ?? ''}
            isSizeWrong={problems.ground === 'size'}
            doubt={doubt ? groundDoubts[doubt] : ''}
            assurance={isPlaced ? `${doubt ? '' : FLAT} Check that the grid follows the ground. ${measured}` : ''}
            onEdit={edit}
          />
        )}
        {step === 'outline' && (
          <OutlineStep
            problem={problems.outline}
            assurance={measured}
            isTracing={isTracing}
            onTrace={trace}
            onAddPoint={addPoint}
            onRemovePoint={selected && (() => removePoint(selected))}
            onAddHole={isReady ? () => edit({ type: 'addHole', points: newHole(ground, outline) }) : undefined}
            suggestion={suggestion}
            onUseSuggestion={(points) => {
              setIsTracing(false);
              suggestion.stop();
              const gesture = newGesture();
              edit({ type: 'setOutline', points, offPx: SUGGESTED_PX }, gesture);
              snapOutline(points, gesture, SUGGESTED_PX);
            }}
            onUseRectangle={() => {
              setIsTracing(false);
              edit(aroundRectangle());
            }}
          />
        )}
        {step === 'erase' && (
          <EraseStep
            brush={brush}
            onBrush={setBrush}
            onClear={strokes.length > 0 ? () => edit({ type: 'clearStrokes' }) : undefined}
          />
        )}
        {step === 'look' && <LookStep design={design} onEdit={edit} />}
        {step === 'keep' && laid && area && (
          <KeepStep
            request={
              isSample
                ? sampleRequest(design.project, describeLook(design, laid))
                : photoRequest(
                    design.project,
                    description,
                    area.kind === 'number' && !area.isPart ? area.squareFeet : undefined,
                  )
            }
            isSample={isSample}
            photo={photo}
            makePicture={makePicture}
          />
        )}
        {problem && step !== 'mark' && step !== 'outline' && <p className={field.error}>{problem}</p>}
        <div className={styles.actions}>
          {next && (
            <Button size="lg" disabled={!isOpen(next)} onClick={() => goTo(next)}>
              {step === 'mark' && !problems.ground && missingMark(marks)
                ? 'Just show me, without measuring'
                : `Next: ${steps[next].name.toLowerCase()}`}
            </Button>
          )}
          <Button variant="link" onClick={() => onChooseAnother(design)}>
            Use another photo
          </Button>
        </div>
        <div className={styles.actions}>
          <p className={styles.hint}>
            {isKept
              ? `${isSample ? 'Your work is' : 'Your photo and your work are'} kept on this device, and nowhere else.`
              : 'Not kept: it’s gone once you leave this page.'}
          </p>
          {isKept ? (
            <Button variant="link" onClick={() => void forget()}>
              Delete it from this device
            </Button>
          ) : (
            <Button variant="link" onClick={() => void keep()}>
              Keep my work on this device
            </Button>
          )}
          <p role="status" className={tool.notice}>
            {notice}
          </p>
        </div>
      </div>
    </div>
  );
}
