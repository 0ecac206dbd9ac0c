import { useState } from 'react';
import clsx from 'clsx';
import { countText, describeDesign } from '../core/describe';
import { readyDesign } from '../core/paint';
import { extentOf, wallOf } from '../core/dimensions';
import { drawScene } from '../core/scene';
import type { Design } from '../core/types';
import RadioGroup from '../../../components/base/RadioGroup';
import hidden from '../../../components/base/VisuallyHidden/styles.module.css';
import SheetHead from '../../SheetHead';
import ContractorList from './ContractorList';
import Controls from './Controls';
import Counts from './Counts';
import PlanActions, { type PlanActionsProps } from './PlanActions';
import PlanDrawing, { type ShownDesign } from './PlanDrawing';
import styles from './designer.module.css';

const NAMES = ['Design A', 'Design B'] as const;

/** Shown in place of the figures, and of what can be done with them, while a size cannot be used. */
const LAST_SIZE = 'The drawing still shows the last size that could be drawn. Correct the size to go on.';

/** Returns the figure of a wall, which is built rather than laid; empty without one. */
function wallCount(design: Design): string {
  const wall = wallOf(design);
  return wall
    ? `${design.width} linear ft of ${wall.name}. The contractor’s list below has the blocks for a wall to sit on.`
    : '';
}

function shownAs(name: string, design: Design): ShownDesign {
  const ready = readyDesign(design);
  return { name, design, ready, scene: drawScene(design), description: describeDesign(design, ready) };
}

interface PlanViewProps extends Omit<PlanActionsProps, 'shown' | 'edited'> {
  /** One design, or two to compare. */
  readonly designs: readonly Design[];
  /** Which of them the visitor changes. */
  readonly edited: number;
  readonly onEdit: (edited: number) => void;
  readonly onChange: (design: Design) => void;
  /** Hidden while a photo is shown. */
  readonly isHidden: boolean;
}

/** Designs seen from above, to scale, with their figures and controls. */
export default function PlanView(props: PlanViewProps) {
  const { designs, edited, onEdit, onChange, isHidden, ...actions } = props;
  /** What is wrong with the sizes typed for a design, its project and its shape. */
  const [wrong, setWrong] = useState<{ readonly fields: string; readonly problem?: string }>();
  const shown = designs.map((design, index) => shownAs(NAMES[index], design));
  const current = shown[edited];
  const { design, name } = current;
  const isComparing = designs.length > 1;
  const fields = `${edited} ${design.project} ${Boolean(design.pad)}`;
  const problem = wrong?.fields === fields ? wrong.problem : undefined;

  return (
    <div className={clsx(styles.designer, isComparing && styles.comparing)} hidden={isHidden}>
      <div className={styles.sheet} data-design-sheet="">
        <SheetHead />
        {shown.map((one) => (
          <section key={one.name} className={styles.design} aria-label={one.name}>
            {isComparing && <h3 className={styles.name}>{one.name}</h3>}
            <PlanDrawing key={JSON.stringify(extentOf(one.design))} {...one} />
            {problem && one === current ? (
              <p className={styles.counts}>{LAST_SIZE}</p>
            ) : (
              <Counts name={one.name} laid={one.ready} note={`${one.description.split('. ')[0]}. ${one.scene.scale}`}>
                {wallOf(one.design) && <p className={styles.sum}>{wallCount(one.design)}</p>}
                <ContractorList design={one.design} laid={one.ready} />
              </Counts>
            )}
          </section>
        ))}
      </div>
      <div className={styles.side}>
        <p role="status" className={hidden.visuallyHidden}>
          {problem ? '' : `${name}: ${countText(current.ready.layout)}`}
        </p>
        {isComparing && (
          <RadioGroup
            legend="Which design are you changing?"
            options={shown.map((one) => ({ value: one.name, label: one.name }))}
            value={name}
            onChoose={(chosen) => onEdit(shown.findIndex((one) => one.name === chosen))}
          />
        )}
        <Controls
          key={name}
          name={name}
          design={design}
          problem={problem}
          onChange={onChange}
          onProblem={(found) => setWrong({ fields, problem: found })}
        />
        {problem && <p>{LAST_SIZE}</p>}
        <PlanActions {...actions} shown={shown} edited={current} isHidden={isHidden || problem !== undefined} />
      </div>
    </div>
  );
}
