import Link from '@docusaurus/Link';
import { serviceIn, workArea, type Area } from '@site/src/company/areas';
import { inText, type Service } from '@site/src/company/services';
import { startSentence } from '@site/src/words/numberWords';
import Disclosure from '../Disclosure';
import styles from './styles.module.css';

/** Towns whose pages price this work, each as a link: "Pool decks in Cape Coral". Then, where else the company does it. */
export default function ServiceTowns({
  service,
  towns,
}: {
  readonly service: Service;
  readonly towns: readonly Area[];
}) {
  return (
    <Disclosure title={`${startSentence(inText(service))} in your town`}>
      <ul className={styles.towns}>
        {towns.map((area) => (
          <li key={area.id}>
            <Link to={area.path}>{serviceIn(service, area)}</Link>
          </li>
        ))}
      </ul>
      <p>
        And anywhere else in {workArea()}. <Link to="/service-area#map">Check your ZIP code</Link>.
      </p>
    </Disclosure>
  );
}
