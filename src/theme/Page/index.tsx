import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { Trail } from '@site/src/components/sections/Breadcrumbs';
import PageHero, { type PageHeroProps } from '@site/src/components/sections/PageHero';
import { areas } from '@site/src/company/areas';
import { withoutBaseUrl } from '@site/src/company/site';
import PageMetadata, { type PageMetadataProps } from '@site/src/seo/PageMetadata';
import { nounFor } from '@site/src/words/format';
import type { Crumb } from '@site/src/seo/structuredData';
import Layout, { type LayoutProps } from '@site/src/theme/Layout';

const HOME: Crumb = { name: 'Home', path: '/' };

/** The pages that others belong to. */
export const BLOG: Crumb = { name: 'Blog', path: '/blog' };
export const SERVICE_AREAS: Crumb = { name: `Service ${nounFor(areas.length, 'area')}`, path: '/service-area' };

export interface PageProps
  extends
    LayoutProps,
    Omit<PageMetadataProps, 'path' | 'crumbs'>,
    Pick<PageHeroProps, 'lead' | 'note' | 'picture' | 'tool'> {
  /** The page's name in its breadcrumbs. Omitted on the home page and the 404 page, which have none. */
  readonly crumb?: string;
  /** The page that this one belongs to, between it and the home page in the breadcrumbs. */
  readonly parent?: Crumb;
  /** The headline of the hero. Omitted by a page with a header of its own. */
  readonly headline?: string;
  readonly actions?: ReactNode;
}

/** A page: its layout, its metadata, its breadcrumbs and its hero. The children are what stands below the hero. */
export default function Page({
  crumb,
  parent,
  headline,
  lead,
  note,
  picture,
  tool,
  actions,
  smallFooter,
  contactForm,
  children,
  ...metadata
}: PageProps) {
  const path = withoutBaseUrl(useLocation().pathname);
  const crumbs = crumb ? [HOME, ...(parent ? [parent] : []), { name: crumb, path }] : [];
  return (
    <Layout smallFooter={smallFooter} contactForm={contactForm}>
      <PageMetadata {...metadata} path={path} crumbs={crumbs} />
      <Trail value={crumbs}>
        {headline && (
          <PageHero headline={headline} lead={lead} note={note} picture={picture} tool={tool}>
            {actions}
          </PageHero>
        )}
        {children}
      </Trail>
    </Layout>
  );
}
