import { MDXProvider } from '@mdx-js/react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/BlogPostPage';
import { articleDateline } from '@site/src/components/sections/ArticleCard';
import Breadcrumbs from '@site/src/components/sections/Breadcrumbs';
import CallButton from '@site/src/components/base/CallButton';
import CallToAction from '@site/src/components/sections/CallToAction';
import ContactLink from '@site/src/components/base/ContactLink';
import FaqList from '@site/src/components/sections/FaqList';
import Picture from '@site/src/components/base/Picture';
import Prose from '@site/src/components/sections/Prose';
import { business } from '@site/src/data/business';
import { withoutBaseUrl } from '@site/src/data/site';
import { articlePicture } from '@site/src/images/articlePicture';
import type { Article } from '@site/src/data/frontMatter';
import { socialCardUrl } from '@site/src/seo/PageMetadata';
import { articleData, faqData } from '@site/src/seo/structuredData';
import MDXComponents from '@site/src/theme/MDXComponents';
import Page, { BLOG } from '@site/src/theme/Page';
import styles from './styles.module.css';

/** An article: date, picture, prose, questions, related article and call-to-action. */
export default function BlogPostPage({ content: Content }: Props) {
  const article = Content.frontMatter as unknown as Article;
  const { title, description, keywords, category, faq, companion, companionTitle, cta } = article;
  const { permalink, date } = Content.metadata;
  const path = withoutBaseUrl(permalink);
  const published = new Date(date).toISOString().slice(0, 10);
  const image = socialCardUrl(path);
  const data = [articleData({ title, description, keywords, path, image, published }), ...faqData(faq)];
  return (
    <Page
      title={title}
      description={description}
      keywords={keywords}
      crumb={title}
      parent={BLOG}
      data={data}
      type="article"
    >
      <article>
        <header className={styles.header}>
          <div className={styles.column}>
            <Breadcrumbs />
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.meta}>
              <span className={styles.category}>{category}</span>
              <span>{articleDateline(article)}</span>
              <span>By {business.name}</span>
            </p>
          </div>
          <div className={styles.frame}>
            <Picture id={articlePicture(article)} slot="articleHeader" priority className={styles.picture} />
          </div>
        </header>
        <Prose className={styles.body} data-article-body="">
          <MDXProvider components={MDXComponents}>
            <Content />
          </MDXProvider>
        </Prose>
        <section className={styles.column} aria-labelledby="questions">
          <h2 id="questions" className={styles.subtitle}>
            Questions we get
          </h2>
          <FaqList entries={faq} />
          <div className={styles.onward}>
            {companion && (
              <p>
                Read next: <Link to={`/blog/${companion}`}>{companionTitle}</Link>
              </p>
            )}
            <Link to="/blog">Back to blog</Link>
          </div>
        </section>
      </article>
      <CallToAction title={cta.title} description={cta.description}>
        <CallButton size="lg">Call {business.phone.display}</CallButton>
        <ContactLink size="lg" variant="outline">
          {cta.secondary}
        </ContactLink>
      </CallToAction>
    </Page>
  );
}
