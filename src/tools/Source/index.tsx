import { pageName } from '@site/src/company/pricing';
import { withBaseUrl } from '@site/src/company/site';

/** A link to a page that publishes figures, with its short name. */
export function PageLink({ page }: { readonly page: string }) {
  return <a href={withBaseUrl(page)}>{pageName(page)}</a>;
}

/** The page that publishes a figure, in parentheses; nothing if this site has no such page. */
export default function Source({ page }: { readonly page: string | undefined }) {
  return (
    page && (
      <span>
        {' '}
        (<PageLink page={page} />)
      </span>
    )
  );
}
