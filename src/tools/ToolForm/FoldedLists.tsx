import clsx from 'clsx';
import Measured from '../../components/base/Measured';
import styles from './styles.module.css';

export interface FoldedListsProps {
  readonly lists: readonly { readonly title: string; readonly items: readonly string[] }[];
  readonly className?: string;
  /** Class of what is folded. */
  readonly listsClass?: string;
}

/** Lists under one title that names them, folded up. Leaves out those without items. */
export default function FoldedLists({ lists, className, listsClass }: FoldedListsProps) {
  const shown = lists.filter(({ items }) => items.length > 0);
  if (shown.length === 0) return null;
  return (
    <details className={clsx(styles.more, className)}>
      <summary>{shown.map(({ title }) => title).join(' · ')}</summary>
      <div className={clsx(styles.moreBody, listsClass)}>
        {shown.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <Measured>{item}</Measured>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
