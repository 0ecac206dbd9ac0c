import Link from '@docusaurus/Link';
import { articlePicture } from '@site/src/images/articlePicture';
import type { Article } from '@site/src/data/frontMatter';
import hidden from '../../base/VisuallyHidden/styles.module.css';
import Month from '../../base/Month';
import WorkPicture from '../../base/WorkPicture';
import styles from './styles.module.css';

/** The front matter that a card shows. */
export type ArticleSummary = Pick<Article, 'title' | 'slug' | 'excerpt' | 'category' | 'dateText' | 'readTime'>;

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
  readonly lead: boolean;
  /** True if its picture is the first on the page. */
  readonly priority: boolean;
}

/** One article of the blog index: category, date, read time, title, excerpt, Read More. */
export default function ArticleCard({ article, lead, priority }: ArticleCardProps) {
  const { slug, category, title, excerpt } = article;
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
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.excerpt}>{excerpt}</p>
        <Link to={`/blog/${slug}`} className={styles.link}>
          Read More<span className={hidden.visuallyHidden}>: {title}</span>
        </Link>
      </div>
    </article>
  );
}
