import { withBaseUrl } from '@site/src/data/site';
import { isPublished, pageName } from '@site/src/estimate/pages';

/** The name of the page that publishes a figure, as a link if there is that page. */
export default function PageLink({ page }: { readonly page: string }) {
  const name = pageName(page);
  return isPublished(page) ? <a href={withBaseUrl(page)}>{name}</a> : name;
}
