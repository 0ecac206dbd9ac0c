import { useRef } from 'react';
import type { Design } from '@site/src/tools/visualizer/core/types';
import { MaterialControls, ProjectChoice } from '../../visualizer/ui/Controls';
import tool from '../../visualizer/ui/designer.module.css';
import { set, type PhotoDesign } from './history';
import { planDesign } from './describePhoto';
import Slider from './Slider';
import { newGesture, type EditDesign } from './useDesignHistory';

const ANGLE = { min: -90, max: 90, step: 5 };
/** How far the pattern can be shifted, in inches: more than the longest repeat of a pattern. */
const SHIFT = { min: 0, max: 48, step: 1 };
const PERCENT = { min: 0, max: 100, step: 5 };

export interface LookStepProps {
  readonly design: PhotoDesign;
  readonly onEdit: EditDesign;
}

/** The pavers' controls, as in the plan view, and those that only a photo has. */
export default function LookStep({ design, onEdit }: LookStepProps) {
  const plan = planDesign(design);
  // Moving one slider counts as one change.
  const slid = useRef({ label: '', gesture: '' });

  function choose({ product, pattern, blend, border, borderBlend, joint, project }: Design) {
    onEdit(set({ paving: { product, pattern, blend, border, borderBlend, joint }, project }));
  }

  function slider(
    label: string,
    value: number,
    unit: string,
    bounds: typeof ANGLE,
    lookAt: (value: number) => Partial<Pick<PhotoDesign, 'turn' | 'origin' | 'light'>>,
  ) {
    function slide(to: number) {
      if (slid.current.label !== label) slid.current = { label, gesture: newGesture() };
      onEdit(set(lookAt(to)), slid.current.gesture);
    }
    return <Slider label={label} value={value} {...bounds} text={`${value}${unit}`} onChange={slide} />;
  }

  const { turn, origin, light } = design;
  const [across, away] = origin;
  const percent = Math.round(light * 100);
  return (
    <form className={tool.controls} aria-label="Choices for your photo" onSubmit={(event) => event.preventDefault()}>
      <MaterialControls design={plan} onChange={choose} />
      {slider('Turn the pattern', turn, '°', ANGLE, (to) => ({ turn: to }))}
      {slider('Shift it sideways', across, ' in', SHIFT, (to) => ({ origin: [to, away] }))}
      {slider('Shift it away from you', away, ' in', SHIFT, (to) => ({ origin: [across, to] }))}
      {slider('Keep the photo’s light and shadow', percent, '%', PERCENT, (to) => ({ light: to / 100 }))}
      <ProjectChoice design={plan} onChange={choose} />
    </form>
  );
}
