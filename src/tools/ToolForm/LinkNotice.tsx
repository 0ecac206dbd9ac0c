import { unreadText } from './unreadText';
import styles from './styles.module.css';

export interface LinkNoticeProps {
  /** The fields of a link that could not be used. */
  readonly unread: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
}

/** Says which parts of a link to a result could not be used, if any. */
export default function LinkNotice({ unread, labels }: LinkNoticeProps) {
  return unread.length > 0 ? <p className={styles.notice}>{unreadText(unread, labels)}</p> : null;
}
