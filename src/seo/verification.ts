import type { HtmlTagObject } from '@docusaurus/types';
import type { Tags } from '../company/tags';

/** Returns the tags for the head of each page by which search engines and Meta recognize the site as the company's. */
export function verificationTags({ searchConsole, bing, metaDomain }: Tags): HtmlTagObject[] {
  const contents = {
    'google-site-verification': searchConsole,
    'msvalidate.01': bing,
    'facebook-domain-verification': metaDomain,
  };
  return Object.entries(contents).flatMap(([name, content]) =>
    content ? [{ tagName: 'meta', attributes: { name, content } }] : [],
  );
}
