import Icon from '../../base/Icon';
import styles from './styles.module.css';

/** A list with a check mark before each point. */
export default function CheckList({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" />
          {point}
        </li>
      ))}
    </ul>
  );
}
