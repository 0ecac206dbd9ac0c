import ContactLink from '../../base/ContactLink';
import { SECTION_LIST } from '@site/src/islands/contract';
import styles from './styles.module.css';
// After the list's own styles, some of which it changes.
import besideStyles from './beside.module.css';

/** A heading of a page. */
export interface ContentsEntry {
  readonly id: string;
  /** HTML, as Docusaurus lists headings. */
  readonly value: string;
}

export interface ContentsProps {
  readonly entries: readonly ContentsEntry[];
  /** True for the list beside a text, with a call to action below it, false for the one above it, which opens on demand. */
  readonly beside?: boolean;
}

const TITLE = 'On this page';

/** The headings of a page as links. A page has it twice: above its text, and beside it where there is room for that. */
export default function Contents({ entries, beside = false }: ContentsProps) {
  const list = (
    <ol className={styles.list}>
      {entries.map(({ id, value }) => (
        <li key={id}>
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />
        </li>
      ))}
    </ol>
  );
  if (beside) {
    return (
      <div className={besideStyles.beside}>
        <nav className={besideStyles.list} aria-label={TITLE}>
          <p className={styles.title}>{TITLE}</p>
          {list}
        </nav>
        <ContactLink />
      </div>
    );
  }
  // No landmark of its own, because two of one page would need different names.
  return (
    <details className={styles.above}>
      <summary className={styles.title}>{TITLE}</summary>
      {list}
    </details>
  );
}

/**
 * The sections of a landing page as links that open on demand, beside the buttons of its hero. A page doesn't know its
 * sections before it is rendered, so the finishing pass lists them (src/plugins/finishPages/listSections.ts).
 */
export function SectionContents() {
  return (
    <details className={styles.compact} hidden {...{ [SECTION_LIST]: '' }}>
      <summary className={styles.title}>{TITLE}</summary>
      <ol className={styles.list} />
    </details>
  );
}
