import { MDXProvider } from '@mdx-js/react';
import type { Props } from '@theme/MDXContent';
import MDXComponents from '@theme-original/MDXComponents';

/** The prose of a handbook page. It has the classic theme's highlighted code and admonitions, which the site's pages do without. */
export default function MDXContent({ children }: Props) {
  return <MDXProvider components={MDXComponents}>{children}</MDXProvider>;
}
