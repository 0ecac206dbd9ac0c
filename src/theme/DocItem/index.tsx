import { MDXProvider } from '@mdx-js/react';
import Head from '@docusaurus/Head';
import type { Props } from '@theme/DocItem';
import MDXComponents from '@site/src/theme/MDXComponents';

/** One page of the handbook. */
export default function DocItem({ content: Content }: Props) {
  return (
    <>
      <Head>
        <title>{`Handbook: ${Content.metadata.title}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <MDXProvider components={MDXComponents}>
        <Content />
      </MDXProvider>
    </>
  );
}
