import { MDXProvider } from '@mdx-js/react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/BlogPostPage';
import { Dateline } from '@site/src/components/sections/ArticleCard';
import Breadcrumbs from '@site/src/components/sections/Breadcrumbs';
import CallButton from '@site/src/components/base/CallButton';
import CallToAction from '@site/src/components/sections/CallToAction';
import ContactLink from '@site/src/components/base/ContactLink';
import FaqList from '@site/src/components/sections/FaqList';
import Month from '@site/src/components/base/Month';
import WorkPicture from '@site/src/components/base/WorkPicture';
import Prose from '@site/src/components/sections/Prose';
import { business } from '@site/src/data/business';
import { articleClosingPicture } from '@site/src/data/closingPictures';
import { withoutBaseUrl } from '@site/src/data/site';
import { articlePicture } from '@site/src/images/articlePicture';
import type { Article } from '@site/src/data/frontMatter';
import { articleCropUrls, articleData, faqData, socialCardUrl } from '@site/src/seo/structuredData';
import MDXComponents from '@site/src/theme/MDXComponents';
import Page, { BLOG } from '@site/src/theme/Page';
import styles from './styles.module.css';

/** Returns the day, as YYYY-MM-DD. */
function isoDay(date: string | number | Date): string {
  return new Date(date).toISOString().slice(0, 10);
}

/** An article: date, picture, prose, questions, related article and call-to-action. */
export default function BlogPostPage({ content: Content }: Props) {
  const article = Content.frontMatter as unknown as Article;
  const { title, description, keywords, category, faq, companion, companionTitle, cta, updatedText } = article;
  const { permalink, date, lastUpdatedAt } = Content.metadata;
  const path = withoutBaseUrl(permalink);
  const dates = { published: isoDay(date), modified: isoDay(lastUpdatedAt ?? date) };
  const picture = articlePicture(article);
  const images = [...articleCropUrls(picture), socialCardUrl(path)];
  const data = [articleData({ title, description, keywords, path, images, ...dates }), ...faqData(faq)];
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
      <article>
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
              <span>By {business.name}</span>
            </p>
          </div>
        </header>
        {/* Picture, text and questions are in one element, because the reader modes of browsers keep only one. */}
        <Prose className={styles.body} data-article-body="">
          <div className={styles.frame}>
            <WorkPicture id={picture} slot="articleHeader" priority className={styles.picture} />
          </div>
          <MDXProvider components={MDXComponents}>
            <Content />
          </MDXProvider>
          <section className={styles.questions} aria-labelledby="questions">
            <h2 id="questions" className={styles.subtitle}>
              Questions we get
            </h2>
            <FaqList entries={faq} />
          </section>
        </Prose>
        <div className={clsx(styles.column, styles.onward)}>
          {companion && (
            <p>
              Read next: <Link to={`/blog/${companion}`}>{companionTitle}</Link>
            </p>
          )}{' '}
          <Link to="/blog">Back to blog</Link>
        </div>
      </article>
      <CallToAction picture={articleClosingPicture(article)} title={cta.title} description={cta.description}>
        <CallButton size="lg">Call {business.phone.display}</CallButton>{' '}
        <ContactLink size="lg" variant="outline">
          {cta.secondary}
        </ContactLink>
      </CallToAction>
    </Page>
  );
}
