import type { ReactNode } from 'react';
import type { Tone } from '@site/src/data/products';
import { HANDLED_BY } from '@site/src/islands/contract';
import { CLOSE_UP } from './views';
import styles from './styles.module.css';

const handled = { type: 'button', 'aria-pressed': false, [HANDLED_BY]: 'ProductViews' } as const;

/** The picture of a product's card, with the button for its close-up. */
export function ViewedPicture({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.frame}>
      {children}{' '}
      <button {...handled} className={styles.closeUp} value={CLOSE_UP}>
        Close-up
      </button>
    </div>
  );
}

/** The colors of a product: a button for each that draws the product in it, in place of its picture. */
export function ColorButtons({ colors }: { readonly colors: readonly Tone[] }) {
  return (
    <div className={styles.colors} role="group" aria-label="Colors">
      {colors.map(({ name, hex }) => (
        <button key={name} {...handled} className={styles.color} value={name}>
          <svg aria-hidden="true" color={hex} />
          {`${name} `}
        </button>
      ))}
    </div>
  );
}
