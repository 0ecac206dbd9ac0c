import { MDXProvider } from '@mdx-js/react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/BlogPostPage';
import { ArticleLink, Dateline } from '@site/src/components/sections/ArticleCard';
import Breadcrumbs from '@site/src/components/sections/Breadcrumbs';
import { buttonClass } from '@site/src/components/base/Button';
import CallButton from '@site/src/components/base/CallButton';
import CallToAction from '@site/src/components/sections/CallToAction';
import ContactLink from '@site/src/components/base/ContactLink';
import Contents, { type ContentsEntry } from '@site/src/components/sections/Contents';
import FaqList from '@site/src/components/sections/FaqList';
import InlineCallToAction from '@site/src/components/sections/InlineCallToAction';
import Month from '@site/src/components/base/Month';
import PhoneNumber from '@site/src/components/base/PhoneNumber';
import WorkPicture from '@site/src/components/base/WorkPicture';
import Prose from '@site/src/components/sections/Prose';
import { articleTools, LONG_ARTICLE } from '@site/src/site/articleTools';
import { business } from '@site/src/company/business';
import { optionalFacts } from '@site/src/company/optionalFacts';
import { withoutBaseUrl } from '@site/src/company/site';
import { articlePicture } from '@site/src/images/articlePicture';
import type { Article, RelatedArticles } from '@site/src/site/frontMatter';
import { articleCropUrls, articleData, faqData, socialCardUrl } from '@site/src/seo/structuredData';
import MDXComponents from '@site/src/theme/MDXComponents';
import Page, { BLOG } from '@site/src/theme/Page';
import styles from './styles.module.css';

/** Returns the day, as YYYY-MM-DD. */
function isoDay(date: string | number | Date): string {
  return new Date(date).toISOString().slice(0, 10);
}

const QUESTIONS: ContentsEntry = { id: 'questions', value: 'Questions we get' };

const byline = optionalFacts.author
  ? `By ${optionalFacts.author.name}, ${optionalFacts.author.role}`
  : `By ${business.name}`;

/** The components of articles. src/plugins/callsInTexts.ts puts the last one in their middle. */
const components = { ...MDXComponents, InlineCallToAction };

/**
 * An article: date, answer, contents, picture, prose with a call to action in its middle, questions, related articles and
 * the closing call to action.
 */
export default function BlogPostPage({ content: Content }: Props) {
  const article = Content.frontMatter as unknown as Article;
  const { title, description, keywords, category, answer, faq, cta, tool, updatedText } = article;
  const { permalink, date, lastUpdatedAt } = Content.metadata;
  const { related } = Content.metadata.frontMatter as unknown as RelatedArticles;
  const path = withoutBaseUrl(permalink);
  const dates = { published: isoDay(date), modified: isoDay(lastUpdatedAt ?? date) };
  const picture = articlePicture(article);
  const images = [...articleCropUrls(picture), socialCardUrl(path)];
  const data = [articleData({ title, description, answer, keywords, path, images, ...dates }), ...faqData(faq)];
  const sections = Content.toc.filter(({ level }) => level === 2);
  const isLong = sections.length >= LONG_ARTICLE;
  const contents = [...sections, QUESTIONS];
  return (
    <Page
      title={title}
      description={description}
      keywords={keywords}
      crumb={title}
      parent={BLOG}
      data={data}
      article={{ category, ...dates }}
    >
      <article className={isLong ? styles.long : undefined}>
        <header className={styles.header}>
          <div className={styles.column}>
            <Breadcrumbs />
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.meta}>
              <span className={styles.category}>{category}</span> <Dateline article={article} />{' '}
              {updatedText && (
                <span>
                  Updated <Month>{updatedText}</Month>
                </span>
              )}{' '}
              <span>{byline}</span>
            </p>
            <p className={styles.answer}>
              <strong className={styles.answerLabel}>In short</strong> {answer}
            </p>
            {tool && (
              <p className={styles.tool}>
                <a className={buttonClass({ variant: 'outline' })} href={`#${articleTools[tool].id}`}>
                  {articleTools[tool].link}
                </a>
              </p>
            )}
            {isLong && <Contents entries={contents} />}
          </div>
        </header>
        <div className={styles.text}>
          {isLong && <Contents entries={contents} beside />}
          {/* Picture, text and questions are in one element, because the reader modes of browsers keep only one. */}
          <Prose className={styles.body} data-article-body="">
            <div className={styles.frame}>
              <WorkPicture id={picture} slot="articleHeader" priority className={styles.picture} />
            </div>
            <MDXProvider components={components}>
              <Content />
            </MDXProvider>
            <section className={styles.questions} aria-labelledby={QUESTIONS.id}>
              <h2 id={QUESTIONS.id} className={styles.subtitle}>
                {QUESTIONS.value}
              </h2>
              <FaqList entries={faq} />
            </section>
          </Prose>
        </div>
      </article>
      <div className={styles.onward}>
        {related.length > 0 && (
          <nav aria-labelledby="read-next">
            <h2 id="read-next" className={styles.subtitle}>
              Read next
            </h2>
            <ul className={styles.related}>
              {related.map((other) => (
                <li key={other.slug}>
                  <ArticleLink article={other} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p className={styles.back}>
          <Link to="/blog">Back to blog</Link>
        </p>
      </div>
      <CallToAction title={cta.title} description={cta.description}>
        <CallButton size="lg">
          Call <PhoneNumber />
        </CallButton>{' '}
        <ContactLink size="lg" variant="outline">
          {cta.secondary}
        </ContactLink>
      </CallToAction>
    </Page>
  );
}
