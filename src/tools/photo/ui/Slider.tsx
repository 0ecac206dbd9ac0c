import FieldFrame from '../../../components/base/Field/FieldFrame';
import styles from './styles.module.css';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value with its unit. */
  readonly text: string;
  readonly onChange: (value: number) => void;
}

/** A labeled range input with its value beside the label. */
export default function Slider({ label, value, min, max, step, text, onChange }: SliderProps) {
  return (
    <FieldFrame label={label} hasLargeLabel className={styles.slider}>
      {(control) => (
        <>
          {/* No <output>, which screen readers would read aloud in addition to the slider itself. */}
          <span className={styles.value} aria-hidden="true" translate={/\p{L}/u.test(text) ? undefined : 'no'}>
            {text}
          </span>
          <input
            {...control}
            type="range"
            min={min}
            max={max}
            step={step}
            value={value}
            aria-valuetext={text}
            onChange={(event) => onChange(Number(event.target.value))}
          />
        </>
      )}
    </FieldFrame>
  );
}
