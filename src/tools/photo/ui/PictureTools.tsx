import { listWords } from '@site/src/words/numberWords';
import { Button } from '../../../components/base/Button';
import PassingButton from '../../../components/base/Button/PassingButton';
import CheckboxField from '../../../components/base/Field/CheckboxField';
import { arrowMove } from './Handle';
import type { ActiveHandle } from './photoSpace';
import Slider from './Slider';
import type { Snap } from './useSnap';
import styles from './styles.module.css';

const arrows = [
  { key: 'ArrowLeft', label: 'left', sign: '←' },
  { key: 'ArrowUp', label: 'up', sign: '↑' },
  { key: 'ArrowDown', label: 'down', sign: '↓' },
  { key: 'ArrowRight', label: 'right', sign: '→' },
] as const;

export interface PictureToolsProps {
  /** Undefined at steps without marks. */
  readonly snapping?: Snap;
  /** The marks that have snapped the last time. */
  readonly snapped: readonly string[];
  readonly onUnsnap: () => void;
  /** What the arrow buttons move, by one photo px; without it, there are none. */
  readonly active?: ActiveHandle;
  /** How much of the picture shows the pavers, in percent; undefined at steps without pavers. */
  readonly after?: number;
  readonly onAfter: (after: number) => void;
}

/** The controls below the picture and its row of buttons: snapping and arrows for the marks, before and after. */
export default function PictureTools(props: PictureToolsProps) {
  const { snapping, snapped, onUnsnap, active, after, onAfter } = props;
  return (
    <div className={styles.bar}>
      {snapping && (
        <CheckboxField
          label="Snap to corners"
          checked={snapping.isOn}
          onChange={(event) => snapping.setOn(event.target.checked)}
        />
      )}
      {active && (
        <div className={styles.arrows} onBlur={active.leave}>
          {arrows.map(({ key, label, sign }) => (
            <Button
              key={key}
              variant="outline"
              size="icon"
              aria-label={`Move ${label}: ${active.label}`}
              onClick={() => active.moveBy(arrowMove({ key, shiftKey: false }) ?? [0, 0])}
            >
              {sign}
            </Button>
          ))}
        </div>
      )}
      {snapped.length > 0 && (
        <div className={styles.snapped}>
          <p>{`Moved onto the line beside it: ${listWords(snapped)}.`}</p>
          <PassingButton
            variant="outline"
            size="sm"
            onClick={onUnsnap}
            next={(button) => button.parentElement?.parentElement?.querySelector('input')}
          >
            Put it back
          </PassingButton>
        </div>
      )}
      {/* There before the pavers are, so that it doesn't push what is below from under a finger. */}
      {after !== undefined && (
        <Slider
          label="Before and after"
          value={after}
          min={0}
          max={100}
          step={1}
          text={after === 100 ? 'After' : after === 0 ? 'Before' : `${after}%`}
          onChange={onAfter}
        />
      )}
    </div>
  );
}
