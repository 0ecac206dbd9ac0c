import { Button } from '../../../components/base/Button';
import CheckboxField from '../../../components/base/Field/CheckboxField';
import Slider from './Slider';
import type { DesignHistory } from './useDesignHistory';
import type { Snap } from './useSnap';
import styles from './styles.module.css';

export interface PictureToolsProps extends Pick<DesignHistory, 'undo' | 'redo'> {
  /** Undefined at steps without marks. */
  readonly snapping?: Snap;
  /** How much of the picture shows the pavers, in percent; undefined at steps without pavers. */
  readonly after?: number;
  readonly onAfter: (after: number) => void;
}

/** The controls below the picture: undo, redo, snapping, before and after. */
export default function PictureTools({ undo, redo, snapping, after, onAfter }: PictureToolsProps) {
  return (
    <div className={styles.bar}>
      <Button variant="outline" size="sm" disabled={!undo} onClick={undo}>
        Undo
      </Button>
      <Button variant="outline" size="sm" disabled={!redo} onClick={redo}>
        Redo
      </Button>
      {snapping && (
        <CheckboxField
          label="Snap to corners"
          checked={snapping.isOn}
          onChange={(event) => snapping.setOn(event.target.checked)}
        />
      )}
      {/* There before the pavers are, so that it doesn't push the next button from under a finger. */}
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
