import type { ProcessBlogPostsFn } from '@docusaurus/plugin-content-blog';
import type { Article, ArticleSummary } from '../site/frontMatter';

/** Number of articles that an article leads on to. */
const RELATED = 3;

/** What decides which articles belong together. */
type Subject = Pick<Article, 'slug' | 'keywords' | 'category' | 'companion' | 'service'>;

function wordsOf({ keywords }: Subject): ReadonlySet<string> {
  return new Set(keywords.flatMap((keyword) => keyword.toLowerCase().split(/[^\p{L}\p{N}]+/u)));
}

/**
 * Returns the articles nearest to this one, nearest first: its companion, then those with the most words of its keywords
 * in common, where the same service or category counts as two words. Of equally near ones, the earlier in the list wins.
 */
export function relatedTo<One extends Subject>(article: One, articles: readonly One[]): readonly One[] {
  const words = wordsOf(article);
  const nearness = (other: One) => {
    if (other.slug === article.companion) return Infinity;
    const common = [...wordsOf(other)].filter((word) => words.has(word)).length;
    const sameService = article.service !== undefined && other.service === article.service;
    return common + (sameService ? 2 : 0) + (other.category === article.category ? 2 : 0);
  };
  return articles
    .filter(({ slug }) => slug !== article.slug)
    .map((other) => ({ other, near: nearness(other) }))
    .sort((one, other) => other.near - one.near)
    .slice(0, RELATED)
    .map(({ other }) => other);
}

/** Docusaurus' hook for all articles (`processBlogPosts`), newest first: gives each the cards of its related ones. */
export const relateArticles: ProcessBlogPostsFn = ({ blogPosts }) => {
  const articles = blogPosts.map(({ metadata }) => metadata.frontMatter as unknown as Article);
  const related = articles.map((article) =>
    relatedTo(article, articles).map(({ title, slug, excerpt, category, dateText, readTime }): ArticleSummary => {
      return { title, slug, excerpt, category, dateText, readTime };
    }),
  );
  return Promise.resolve(
    blogPosts.map((post, index) => ({
      ...post,
      metadata: { ...post.metadata, frontMatter: { ...post.metadata.frontMatter, related: related[index] } },
    })),
  );
};
