import type { ComponentProps } from 'react';
import Icon from '../Icon';
import styles from './styles.module.css';

export interface CloseButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** What it closes, where that is not plain from where it stands. */
  readonly label?: string;
}

/** The cross that closes a panel, dialog or message. On a deep ground, `--close-ink` and `--close-hover` recolor it. */
export default function CloseButton({ label = 'Close', type = 'button', ...rest }: CloseButtonProps) {
  return (
    <button type={type} className={styles.close} aria-label={label} {...rest}>
      <Icon name="close" />
    </button>
  );
}
