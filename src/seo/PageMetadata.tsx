import Head from '@docusaurus/Head';
import type { Thing } from 'schema-dts';
import { business } from '../company/business';
import { endSentence, sentences } from '../words/numberWords';
import {
  absoluteUrl,
  breadcrumbData,
  businessData,
  serializeGraph,
  siteData,
  socialCardUrl,
  type Crumb,
} from './structuredData';

export interface PageMetadataProps {
  /** At most 60 characters; unique on the site. */
  readonly title: string;
  /** 70 to 160 characters; unique on the site. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly path: string;
  /** The path from the home page to this page, including both. Empty on the home page and the 404 page. */
  readonly crumbs: readonly Crumb[];
  /** Structured data besides the company and the breadcrumbs. */
  readonly data?: readonly Thing[];
  /** What social networks show about an article. */
  readonly article?: {
    readonly category: string;
    /** ISO dates. */
    readonly published: string;
    readonly modified: string;
  };
  readonly noIndex?: boolean;
  /** False for the 404 page, whose URL in the address bar does not exist and must not become its canonical link. */
  readonly hasAddress?: boolean;
}

/** Sets the metadata for search engines and social networks. */
export default function PageMetadata({
  title,
  description,
  keywords,
  path,
  crumbs,
  data = [],
  article,
  noIndex = false,
  hasAddress = true,
}: PageMetadataProps) {
  const card = socialCardUrl(hasAddress ? path : '/');
  // The words on the card. The 404 page has that of the home page.
  const cardText = sentences(
    hasAddress && endSentence(title.replace(` | ${business.name}`, '')),
    endSentence(business.name),
    `${business.phone.display} · ${business.regionLine}`,
  );
  const graph = [
    businessData(),
    ...(path === '/' && hasAddress ? [siteData()] : []),
    ...(crumbs.length > 0 ? [breadcrumbData(crumbs)] : []),
    ...data,
  ];
  return (
    <Head>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      {noIndex && <meta name="robots" content="noindex" />}
      {hasAddress && <link rel="canonical" href={absoluteUrl(path)} />}
      {hasAddress && <meta property="og:url" content={absoluteUrl(path)} />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article && <meta property="article:published_time" content={article.published} />}
      {article && <meta property="article:modified_time" content={article.modified} />}
      {article && <meta property="article:section" content={article.category} />}
      {article && <meta property="article:author" content={absoluteUrl('/')} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={cardText} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={card} />
      <script type="application/ld+json">{serializeGraph(graph)}</script>
    </Head>
  );
}
