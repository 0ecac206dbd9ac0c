import Link from '@docusaurus/Link';
import type { Props } from '@theme/BlogListPage';
import ArticleCard from '@site/src/components/sections/ArticleCard';
import CallToAction from '@site/src/components/sections/CallToAction';
import WideContactLink from '@site/src/components/base/WideContactLink';
import { STATE_NAME } from '@site/src/company/business';
import { drivewayPicture } from '@site/src/site/closingPictures';
import type { Article } from '@site/src/site/frontMatter';
import Page, { BLOG } from '@site/src/theme/Page';
import styles from './styles.module.css';

/** Number of cards that the style sheet makes large. */
const LEAD_CARDS = 2;

/** The blog index: the cards, newest first, a line for each article without a card, then the call. */
export default function BlogListPage({ metadata, items }: Props) {
  const all = items.map(({ content }) => content.frontMatter as unknown as Article);
  const articles = all.filter(({ card }) => card !== false);
  const others = all.filter(({ card }) => card === false);
  return (
    <Page
      title={metadata.blogTitle}
      description={metadata.blogDescription}
      keywords={['paver guides', 'paver cost', 'paver maintenance', `paver design ${STATE_NAME}`]}
      crumb={BLOG.name}
      headline={metadata.blogTitle}
      lead="Written by the people who lay the pavers, for the person who pays for them."
    >
      <div className={styles.page}>
        <ul className={styles.grid}>
          {articles.map((article, index) => (
            <li key={article.slug}>
              <ArticleCard article={article} lead={index < LEAD_CARDS} priority={index === 0} />
            </li>
          ))}
        </ul>
        <div className={styles.end}>
          <div>
            {others.map(({ slug, title, excerpt }) => (
              <p key={slug} className={styles.other}>
                More to read: <Link to={`/blog/${slug}`}>{title}</Link>
                {`. ${excerpt}`}
              </p>
            ))}
          </div>
          <WideContactLink />
        </div>
      </div>
      <CallToAction
        picture={drivewayPicture}
        title="Want to talk to a person?"
        description={`Call and tell us what you have in mind. We’ll answer what we can on the phone. The visit and the written estimate are free.`}
      />
    </Page>
  );
}
