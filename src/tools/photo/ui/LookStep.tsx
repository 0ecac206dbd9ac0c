import { useRef } from 'react';
import type { Design } from '@site/src/tools/visualizer/core/types';
import { MaterialControls, ProjectChoice } from '../../visualizer/ui/Controls';
import tool from '../../visualizer/ui/designer.module.css';
import { set, type PhotoDesign } from './history';
import { planDesign } from './describePhoto';
import Slider from './Slider';
import { newGesture, type EditDesign } from './useDesignHistory';

/** How far the pattern can be shifted, in inches: more than the longest repeat of a pattern. */
const MOST_SHIFT = 48;

export interface LookStepProps {
  readonly design: PhotoDesign;
  readonly onEdit: EditDesign;
}

/** The pavers' controls, as in the plan view, and those that only a photo has. */
export default function LookStep({ design, onEdit }: LookStepProps) {
  const plan = planDesign(design);
  // Moving one slider counts as one change.
  const slid = useRef({ name: '', gesture: '' });

  function choose({ product, pattern, blend, border, borderBlend, joint, project }: Design) {
    onEdit(set({ paving: { product, pattern, blend, border, borderBlend, joint }, project }));
  }

  function slide(name: string, look: Partial<Pick<PhotoDesign, 'turn' | 'origin' | 'light'>>) {
    if (slid.current.name !== name) slid.current = { name, gesture: newGesture() };
    onEdit(set(look), slid.current.gesture);
  }

  const [across, away] = design.origin;
  return (
    <form className={tool.controls} aria-label="Choices for your photo" onSubmit={(event) => event.preventDefault()}>
      <MaterialControls design={plan} onChange={choose} />
      <Slider
        label="Turn the pattern"
        value={design.turn}
        min={-90}
        max={90}
        step={5}
        text={`${design.turn}°`}
        onChange={(turn) => slide('turn', { turn })}
      />
      <Slider
        label="Shift it sideways"
        value={across}
        min={0}
        max={MOST_SHIFT}
        step={1}
        text={`${across} in`}
        onChange={(value) => slide('across', { origin: [value, away] })}
      />
      <Slider
        label="Shift it away from you"
        value={away}
        min={0}
        max={MOST_SHIFT}
        step={1}
        text={`${away} in`}
        onChange={(value) => slide('away', { origin: [across, value] })}
      />
      <Slider
        label="Keep the photo’s light and shadow"
        value={Math.round(design.light * 100)}
        min={0}
        max={100}
        step={5}
        text={`${Math.round(design.light * 100)}%`}
        onChange={(value) => slide('light', { light: value / 100 })}
      />
      <ProjectChoice design={plan} onChange={choose} />
    </form>
  );
}
