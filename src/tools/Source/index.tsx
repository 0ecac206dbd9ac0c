import { pageName } from '@site/src/company/pricing';
import { withBaseUrl } from '@site/src/company/site';
import styles from './styles.module.css';

/** A link to a page that publishes figures, with its short name. */
export function PageLink({ page }: { readonly page: string }) {
  return <a href={withBaseUrl(page)}>{pageName(page)}</a>;
}

/** The pages that publish the figures of a tool, each once; nothing if this site has none of them. */
export default function Sources({ pages }: { readonly pages: readonly (string | undefined)[] }) {
  const published = [...new Set(pages)].filter((page) => page !== undefined);
  if (published.length === 0) return null;
  return (
    <p className={styles.sources}>
      <span>Figures from: </span>
      {published.map((page, index) => (
        <span key={page}>
          {index > 0 && <span>, </span>}
          <PageLink page={page} />
        </span>
      ))}
    </p>
  );
}
