import Icon from '../Icon';
import styles from './styles.module.css';

export interface CloseButtonProps {
  /** What it closes, where that is not plain from where it stands. */
  readonly label?: string;
  readonly onClick: () => void;
}

/** The cross that closes a panel, dialog or message. On a deep ground, `--close-ink` and `--close-hover` recolor it. */
export default function CloseButton({ label = 'Close', onClick }: CloseButtonProps) {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}
