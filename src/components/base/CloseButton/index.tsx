import type { ComponentProps } from 'react';
import Icon from '../Icon';
import hidden from '../VisuallyHidden/styles.module.css';
import styles from './styles.module.css';

export interface CloseButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** Says what it closes, if that is not obvious from its position. */
  readonly label?: string;
}

/**
 * The button with a cross that closes a panel, dialog or message. On a dark background, set `--close-ink` and
 * `--close-hover` to recolor it.
 */
export default function CloseButton({ label = 'Close', type = 'button', ...rest }: CloseButtonProps) {
  return (
    <button type={type} className={styles.close} {...rest}>
      <Icon name="close" />
      <span className={hidden.visuallyHidden}>{label}</span>
    </button>
  );
}
