import { listWords } from '@site/src/words/numberWords';
import styles from './styles.module.css';

interface LinkNoticeProps {
  /** The fields of a link that could not be used. */
  readonly unread: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
}

/** Says which fields of a link could not be used, by their labels; empty if all could. */
export function unreadText({ unread, labels }: LinkNoticeProps): string {
  const labeled = Object.keys(labels).filter((field) => unread.includes(field));
  if (labeled.length === 0) return '';
  if (labeled.length === Object.keys(labels).length)
    return 'We couldn’t read the link you followed, so this is an example of ours.';
  const names = [...new Set(labeled.map((field) => `“${labels[field]}”`))];
  return `We couldn’t read all of the link you followed. From our own example: ${listWords(names)}.`;
}

/** Says which parts of a link to a result could not be used, if any. */
export default function LinkNotice(props: LinkNoticeProps) {
  return props.unread.length > 0 && <p className={styles.notice}>{unreadText(props)}</p>;
}
