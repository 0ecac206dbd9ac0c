import { useEffect, useRef } from 'react';
import { Button } from '../../../components/base/Button';
import PassingButton from '../../../components/base/Button/PassingButton';
import RadioGroup, { type RadioOption } from '../../../components/base/RadioGroup';
import field from '../../../components/base/Field/styles.module.css';
import { outlineProblems } from './texts';
import type { Outlining, Suggestion } from './useOutlining';
import type { Frame } from '@site/src/tools/photo/core';
import { partText } from './describePhoto';
import { set, type PhotoDesign } from './history';
import { measurePart, type MarkFindings } from './markFindings';
import { measuredText } from './stepWords';
import type { EditDesign } from './useDesignHistory';
import styles from './styles.module.css';

interface OutlineStepProps {
  readonly photo: Frame;
  readonly design: PhotoDesign;
  readonly found: MarkFindings;
  readonly onEdit: EditDesign;
  readonly outlining: Outlining;
}

const edges: readonly RadioOption<string>[] = [
  { value: 'goesOn', label: 'Yes, this is only part of it' },
  { value: 'ends', label: 'No, it ends there' },
];

/** What is said while a suggestion is made. */
function suggestionText({ taps = [], points }: Suggestion): string {
  if (taps.length === 0)
    return 'Tap two or three spots on the ground you want paved: one in the sun, one in the shade.';
  if (!points)
    return 'We can’t tell that ground from what’s around it. Tap another spot, or draw the outline yourself.';
  return 'Is this your area? Tap another spot to add to it. You can still move any point afterward.';
}

/** Explains how to outline the area, and offers what the pointer does on the picture to the keyboard as well. */
export default function OutlineStep({ photo, design, found, onEdit, outlining }: OutlineStepProps) {
  const { isTracing, suggestion } = outlining;
  const { parts, place, endsAtEdge } = design;
  // An outline that is being drawn isn't wrong yet because it has few points.
  const problem = isTracing && found.outlineProblem === 'tooFew' ? undefined : found.outlineProblem;
  /** Whether the outline can be paved, so that cutouts and other parts can be added to it. */
  const canAdd = found.area !== undefined;
  const advice = useRef<HTMLParagraphElement>(null);
  const isAnother = isTracing && parts.length > 1;

  // The button for another part is below what says how to draw it.
  useEffect(() => {
    if (isAnother) advice.current?.scrollIntoView({ block: 'nearest' });
  }, [isAnother]);

  if (suggestion.taps) {
    const { points, stop } = suggestion;
    return (
      <>
        <p role="status">{suggestionText(suggestion)}</p>
        <div className={styles.actions}>
          <Button disabled={!points} onClick={points && (() => outlining.takeSuggestion(points))}>
            Use this outline
          </Button>
          <Button variant="outline" onClick={stop}>
            Keep the outline I had
          </Button>
        </div>
        <p className={styles.hint}>
          With the keyboard: Shift and Tab go back to the spot on the picture. Move it with the arrow keys, and tap with
          Space.
        </p>
      </>
    );
  }
  return (
    <>
      <p ref={advice}>
        {isTracing
          ? 'Click or tap around the area, one corner at a time, and the first one again to close it. You can still move any point afterward.'
          : 'Drag the points to the edge of what you want paved. Click or tap anywhere on the edge to add a point.'}
      </p>
      <div className={styles.actions}>
        {isTracing ? (
          <Button onClick={() => outlining.trace(false)}>Done outlining</Button>
        ) : (
          <Button variant="outline" onClick={() => outlining.trace(true)}>
            Draw it from scratch
          </Button>
        )}
        <Button variant="outline" onClick={suggestion.start}>
          Suggest an outline
        </Button>
        <Button variant="outline" onClick={outlining.takeRectangle}>
          Use the marked rectangle
        </Button>
        <Button variant="outline" onClick={outlining.addPoint}>
          Add a point
        </Button>
        <Button variant="outline" disabled={!outlining.removeSelected} onClick={outlining.removeSelected}>
          Remove this point
        </Button>
        <Button variant="outline" disabled={!canAdd} onClick={outlining.addHole}>
          Leave out a tree or post
        </Button>
      </div>
      {found.touchesEdge && canAdd && !isTracing && (
        <RadioGroup
          legend="The outline touches the photo’s edge. Does it go on?"
          options={edges}
          value={endsAtEdge === undefined ? '' : endsAtEdge ? 'ends' : 'goesOn'}
          onChoose={(value) => onEdit(set({ endsAtEdge: value === 'ends' }))}
        />
      )}
      <p className={problem ? field.error : styles.assurance}>
        {problem ? outlineProblems[problem] : measuredText(found)}
      </p>
      <div className={styles.parts}>
        {parts.length > 1 && (
          <>
            <RadioGroup
              legend="Which part are you marking?"
              options={parts.map((part, index) => ({
                value: `${index}`,
                label: [`Part ${index + 1}`, partText(measurePart(design, part, photo))].filter(Boolean).join(': '),
              }))}
              value={`${place}`}
              onChoose={(value) => outlining.choosePart(Number(value))}
            />
            <PassingButton
              variant="outline"
              onClick={outlining.removePart}
              next={(button) => button.parentElement?.querySelector<HTMLElement>('button:last-of-type')}
            >
              {`Remove part ${place + 1}`}
            </PassingButton>
          </>
        )}
        <Button variant="outline" disabled={!canAdd} onClick={outlining.addPart}>
          Add another part
        </Button>
      </div>
      <p className={styles.hint}>
        {parts.length > 1
          ? 'Where two parts meet, let them overlap. That ground counts once.'
          : 'A walk beside the driveway, or a patio around a corner? Add it as another part, measured by the same marks.'}
      </p>
      <p className={styles.hint}>
        With the keyboard: Tab goes from point to point, the arrow keys move a point one pixel (ten with Shift), and
        Delete removes it.
      </p>
    </>
  );
}
