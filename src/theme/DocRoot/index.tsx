import Link from '@docusaurus/Link';
import { useDocRootMetadata } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocRoot';
import Layout from '@site/src/theme/Layout';
import styles from './styles.module.css';

/** A handbook page with the handbook's contents beside it. Served by `npm start` alone. */
export default function DocRoot(props: Props) {
  const doc = useDocRootMetadata(props);
  return (
    <Layout>
      <div className={styles.handbook}>
        <nav aria-label="Handbook">
          <ul className={styles.list}>
            {doc?.sidebarItems?.map(
              (item) =>
                item.type === 'link' && (
                  <li key={item.href}>
                    <Link to={item.href}>{item.label}</Link>
                  </li>
                ),
            )}
          </ul>
        </nav>
        <article className={styles.page}>{doc?.docElement}</article>
      </div>
    </Layout>
  );
}
