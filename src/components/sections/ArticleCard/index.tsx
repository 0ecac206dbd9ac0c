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
  /** Heading level of the title. */
  readonly level?: 2 | 3;
}

/** An article that the page leads to: category, date, read time, title, excerpt, Read More. */
export default function ArticleCard({ article, lead = false, priority, level = 2 }: ArticleCardProps) {
  const { slug, category, title, excerpt } = article;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <WorkPicture
        id={articlePicture(article)}
        slot={lead ? 'articleLead' : 'articleCard'}
        priority={priority}
        className={styles.picture}
      />
      <div className={styles.body}>
        <p className={styles.meta}>
          <span className={styles.category}>{category}</span> <Dateline article={article} />
        </p>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.excerpt}>{excerpt}</p>
        <Link to={`/blog/${slug}`} className={styles.link}>
          Read More<span className={hidden.visuallyHidden}>: {title}</span>
        </Link>
      </div>
    </article>
  );
}
