import Link from '@docusaurus/Link';
import { articlePicture } from '@site/src/images/articlePicture';
import type { ArticleSummary } from '@site/src/site/frontMatter';
import hidden from '../../base/VisuallyHidden/styles.module.css';
import Month from '../../base/Month';
import WorkPicture from '../../base/WorkPicture';
import styles from './styles.module.css';

/** Date and read time, on cards and articles. */
export function Dateline({ article: { dateText, readTime } }: { readonly article: ArticleSummary }) {
  return (
    <span>
      <Month>{dateText}</Month> · {readTime} min read
    </span>
  );
}

export interface ArticleCardProps {
  readonly article: ArticleSummary;
  /** True for the large cards at the top. */
  readonly lead?: boolean;
  /** True if its picture is the first on the page. */
  readonly priority?: boolean;
}

/** An article on /blog: category, date, read time, title, excerpt, Read More. On phones, a row with a small picture. */
export default function ArticleCard({ article, lead = false, priority }: ArticleCardProps) {
  const { slug, category, title, excerpt } = article;
  return (
    <article className={styles.card}>
      <WorkPicture
        id={articlePicture(article)}
        slot={lead ? 'articleLead' : 'articleCard'}
        priority={priority}
        className={styles.picture}
      />
      <p className={styles.meta}>
        <span className={styles.category}>{category}</span> <Dateline article={article} />
      </p>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.excerpt}>{excerpt}</p>
      <Link to={`/blog/${slug}`} className={styles.link}>
        Read More<span className={hidden.visuallyHidden}>: {title}</span>
      </Link>
    </article>
  );
}

/** An article that another one leads to: its title as the link, and its read time. */
export function ArticleLink({ article }: { readonly article: ArticleSummary }) {
  const { slug, category, title } = article;
  return (
    <article className={styles.small}>
      <p className={styles.category}>{category}</p>
      <h3 className={styles.smallTitle}>
        <Link to={`/blog/${slug}`} className={styles.smallLink}>
          {title}
        </Link>
      </h3>
      <Dateline article={article} />
    </article>
  );
}
