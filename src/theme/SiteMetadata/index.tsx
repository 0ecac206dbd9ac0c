import Head from '@docusaurus/Head';
import { business } from '@site/src/data/business';

/** What every page's head says alike. What differs from page to page is PageMetadata's. */
export default function SiteMetadata() {
  return (
    <Head>
      <html lang="en" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:locale" content="en_US" />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  );
}
