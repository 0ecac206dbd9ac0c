import Link from '@docusaurus/Link';
import { serviceIn, type Area } from '@site/src/company/areas';
import { inText, type Service } from '@site/src/company/services';
import { nounFor } from '@site/src/words/format';
import Disclosure from '../Disclosure';
import styles from './styles.module.css';

/** Towns where the company does this work, each as a link to its page: "Pool decks in Cape Coral". */
export default function ServiceTowns({
  service,
  towns,
}: {
  readonly service: Service;
  readonly towns: readonly Area[];
}) {
  return (
    <Disclosure title={`Our ${nounFor(towns.length, 'town')} for ${inText(service)}`}>
      <ul className={styles.towns}>
        {towns.map((area) => (
          <li key={area.id}>
            <Link to={area.path}>{serviceIn(service, area)}</Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
