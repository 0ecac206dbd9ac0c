import type { ReactNode } from 'react';
import type { Tone } from '@site/src/company/products';
import Swatches from '../../../components/base/Swatches';
import { HANDLED_BY } from '@site/src/islands/contract';
import { CLOSE_UP } from './views';
import styles from './styles.module.css';

const handled = { type: 'button', 'aria-pressed': false, [HANDLED_BY]: 'ProductViews' } as const;

interface ViewedPictureProps {
  /** Name of the product. */
  readonly name: string;
  readonly children: ReactNode;
}

/** The picture of a product's card, with the button for its close-up. */
export function ViewedPicture({ name, children }: ViewedPictureProps) {
  return (
    <div className={styles.frame}>
      {children}{' '}
      <button {...handled} className={styles.closeUp} value={CLOSE_UP} aria-label={`Close-up: ${name}`}>
        Close-up
      </button>
    </div>
  );
}

interface ColorButtonsProps {
  /** Name of the product. */
  readonly product: string;
  readonly colors: readonly Tone[];
}

/**
 * The colors of a product: a button for each that draws the product in it, in place of its picture. A toolbar, with one
 * tab stop and arrow keys between its buttons. Without scripts, the colors alone.
 */
export function ColorButtons({ product, colors }: ColorButtonsProps) {
  return (
    <>
      <div className={styles.colors} role="toolbar" aria-label={`Colors: ${product}`}>
        {colors.map(({ name, hex }, index) => (
          <button
            key={name}
            {...handled}
            className={styles.color}
            value={name}
            tabIndex={index === 0 ? undefined : -1}
            aria-label={`${name}: ${product}`}
          >
            <svg aria-hidden="true" color={hex} />
            {`${name} `}
          </button>
        ))}
      </div>
      <noscript>
        <Swatches colors={colors} />
      </noscript>
    </>
  );
}
