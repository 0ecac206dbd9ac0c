import { MDXProvider } from '@mdx-js/react';
import type { Props } from '@theme/MDXContent';
import MDXComponents from '@theme-original/MDXComponents';

/**
 * The prose of a handbook page, with the classic theme's highlighted code and admonitions, which the site's pages don't
 * use.
 */
export default function MDXContent({ children }: Props) {
  return <MDXProvider components={MDXComponents}>{children}</MDXProvider>;
}
