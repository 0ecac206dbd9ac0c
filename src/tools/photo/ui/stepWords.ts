/** What the workbench says at each step. Pure. */
import { formatCount } from '@site/src/words/format';
import type { LaidGround } from '@site/src/tools/photo/core';
import { countText } from '@site/src/tools/visualizer/core/describe';
import { areaText, describePhoto } from './describePhoto';
import { markedPart, type PhotoDesign } from './history';
import type { MarkFindings } from './markFindings';
import { whySizeUnread, type MarkedSize } from './markedSize';
import { cornerNames, FLAT, groundDoubts, groundProblems, outlineProblems, type StepId } from './texts';
import type { Laying } from './usePaved';

/** Says what is wrong with the corners or the size of the rectangle; empty if nothing is. */
export function groundProblemText({ groundProblem }: MarkFindings, size: MarkedSize): string {
  if (!groundProblem) return '';
  return (groundProblem === 'size' && whySizeUnread(size)) || groundProblems[groundProblem];
}

/** Says what is known about the area; empty if it cannot be paved. */
export function measuredText({ area }: MarkFindings): string {
  return area ? areaText(area) : '';
}

/** Returns the names of the marks of a step that have snapped visibly the last time: "near left corner", "point 2". */
export function snappedNames(step: StepId, { beforeSnap }: Pick<PhotoDesign, 'beforeSnap'>): readonly string[] {
  const marks = (step === 'mark' ? beforeSnap?.corners : beforeSnap?.points) ?? [];
  return marks.flatMap((mark, index) => {
    if (!mark) return [];
    return step === 'mark' ? cornerNames[index].toLowerCase() : `point ${index + 1}`;
  });
}

/** Returns whether the visitor can go to a step. */
export function isStepOpen(step: StepId, { groundProblem, outlineProblem }: MarkFindings): boolean {
  return step === 'mark' || (!groundProblem && (step === 'outline' || !outlineProblem));
}

interface StepState {
  readonly step: StepId;
  readonly design: PhotoDesign;
  readonly found: MarkFindings;
  readonly laying: Laying | undefined;
  /** The pavers whose counts are on the screen. */
  readonly counted: LaidGround | undefined;
  /** What the photo is called: "Your photo". */
  readonly name: string;
}

function problemAt({ step, design, found, laying }: StepState): string {
  const ofGround = groundProblemText(found, design.size);
  if (ofGround) return ofGround;
  // An outline that nobody has begun isn't wrong yet.
  const isBegun = step !== 'mark' || markedPart(design).points.length > 0;
  if (found.outlineProblem && isBegun) return outlineProblems[found.outlineProblem];
  return laying && !laying.laid ? laying.problem : '';
}

/** Returns what the workbench says at a step. */
export function wordsAt(state: StepState) {
  const { step, design, found, counted, name } = state;
  const { doubt, isPlaced, area } = found;
  const strokeCount = formatCount(design.strokes.length, 'brush stroke');
  const paved = `${name}. Shown with pavers.`;
  const { place, parts } = design;
  const described = counted && area ? `${paved} ${describePhoto(design, counted, area)}` : paved;
  const pictures: Readonly<Record<StepId, string>> = {
    mark: `${name}. Four corners are marked.`,
    outline: `${name}. ${parts.length > 1 ? `Part ${place + 1} of ${parts.length}` : 'The outline'} has ${parts[place].points.length} points.`,
    erase: `${paved} ${strokeCount}.`,
    look: described,
    keep: described,
  };
  const verdicts: Readonly<Record<StepId, string>> = {
    mark: doubt ? groundDoubts[doubt] : isPlaced ? FLAT : '',
    outline: measuredText(found),
    erase: strokeCount,
    look: counted ? countText(counted.layout) : '',
    keep: '',
  };
  return {
    /** What keeps the visitor from going on; empty if nothing does. */
    problem: problemAt(state),
    /** Describes the picture to those who don't see it. */
    picture: pictures[step],
    /** What the last change has come to. */
    verdict: verdicts[step],
  };
}
