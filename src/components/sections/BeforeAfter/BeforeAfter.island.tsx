import { useEffect, useId, useRef } from 'react';
import styles from './styles.module.css';

/** Shows this share of the picture of before, in percent, on the figure around the island. */
function show(input: HTMLInputElement): void {
  input.closest('figure')?.style.setProperty('--before', `${input.value}%`);
}

/** The slider across the two pictures: how much of the picture is that of before, in percent from the left. */
export default function BeforeAfterSlider() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const valueBeforeTouch = useRef('');

  useEffect(() => {
    // The visitor may have moved it before React was there.
    if (input.current) show(input.current);
  }, []);

  return (
    <div className={styles.slider}>
      <div className={styles.track}>
        <input
          ref={input}
          id={id}
          className={styles.range}
          type="range"
          defaultValue={50}
          onInput={(event) => show(event.currentTarget)}
          onPointerDown={(event) => {
            valueBeforeTouch.current = event.currentTarget.value;
          }}
          onPointerCancel={(event) => {
            // The touch has turned out to scroll the page, but Chromium has centered the thumb at it.
            event.currentTarget.value = valueBeforeTouch.current;
            show(event.currentTarget);
          }}
        />
        <span className={styles.handle} aria-hidden="true" />
      </div>
      <label htmlFor={id} className={styles.hint}>
        Slide to see before and after
      </label>
    </div>
  );
}
