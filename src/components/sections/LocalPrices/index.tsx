import { inArea, type Area } from '@site/src/company/areas';
import { formatAmount } from '@site/src/company/pricing';
import { withBaseUrl } from '@site/src/company/site';
import { estimatorPath } from '@site/src/tools/estimator/core/link';
import { extrasFor } from '@site/src/tools/estimator/core/project';
import { townExamples } from '@site/src/tools/estimator/core/townExamples';
import ContactLink from '../../base/ContactLink';
import Band from '../Band';
import styles from './styles.module.css';

/**
 * What projects of a common size cost in a town, and what moves the price there, each with a link to the estimator that
 * fills in the project and the town.
 * Nothing for a company whose work is priced after a visit.
 */
export default function LocalPrices({ area, factors }: { readonly area: Area; readonly factors?: string }) {
  const examples = townExamples(area);
  if (examples.length === 0) return null;
  const mayTearOut = examples.some(({ input }) => extrasFor(input.project).existing.includes('tearOut'));
  return (
    <Band labelledBy="prices">
      <div className={styles.prices}>
        <div className={styles.words}>
          <h2 id="prices">What it costs {inArea(area)}</h2>
          {factors && <p>{factors}</p>}
        </div>
        <div className={styles.examples}>
          <ul className={styles.list}>
            {examples.map(({ input, title, total }) => (
              <li key={input.project}>
                <a className={styles.example} href={withBaseUrl(estimatorPath(input))}>
                  <span className={styles.title}>{title}</span>{' '}
                  <span className={styles.range} translate="no">
                    {formatAmount(total)}
                  </span>{' '}
                  <span className={styles.yours}>Price yours</span>
                </a>
              </li>
            ))}
          </ul>
          <p className={styles.note}>Common sizes{mayTearOut && ', before any tear-out'}.</p>
        </div>
        <p className={styles.action}>
          <ContactLink />
        </p>
      </div>
    </Band>
  );
}
