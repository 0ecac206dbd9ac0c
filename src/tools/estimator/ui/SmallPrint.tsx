import clsx from 'clsx';
import type { SmallPrint as Texts } from '../core/notes';
import Measured from '../../../components/base/Measured';
import tool from '../../ToolForm/styles.module.css';
import styles from './styles.module.css';

/** What an estimate does not include, and what is said about its range, folded up. */
export default function SmallPrint({ notIncluded, notes }: Texts) {
  const lists = [
    { title: 'Not included', items: notIncluded },
    { title: 'About this range', items: notes },
  ].filter(({ items }) => items.length > 0);
  if (lists.length === 0) return null;
  return (
    <details className={clsx(tool.more, styles.smallPrint)}>
      <summary>{lists.map(({ title }) => title).join(' · ')}</summary>
      <div className={clsx(tool.moreBody, styles.parts)}>
        {lists.map(({ title, items }) => (
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
