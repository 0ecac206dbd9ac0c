import Head from '@docusaurus/Head';
import { business } from '@site/src/company/business';

/** Metadata that is the same on every page. PageMetadata sets the rest. */
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
