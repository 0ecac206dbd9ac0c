import type { ReactNode } from 'react';
import { HasContactForm } from '@site/src/components/base/ContactLink';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ActionBar from '@site/src/components/frame/ActionBar';
import Letterhead from '@site/src/components/frame/Letterhead';
import Footer from '@site/src/theme/Footer';
import Navbar from '@site/src/theme/Navbar';
import styles from './styles.module.css';

export interface LayoutProps {
  readonly children: ReactNode;
  /** The small footer of the Naples and Fort Myers pages. */
  readonly smallFooter?: boolean;
  /** True if the page has the form that "Get Free Estimate" links to. */
  readonly contactForm?: boolean;
}

/** The frame of every page: skip link, header, quick actions, content and footer. */
export default function Layout({ children, smallFooter, contactForm = false }: LayoutProps) {
  const { siteConfig } = useDocusaurusContext();
  return (
    <HasContactForm value={contactForm}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Navbar />
      {/* Early in the HTML although fixed to the screen's lower edge, because it belongs to the first screen. */}
      <ActionBar />
      <main id="main" className={styles.main} tabIndex={-1}>
        {siteConfig.noIndex && (
          <p className={styles.preview} role="note">
            <strong>Preview.</strong> Some reviews, projects or facts on this site are samples.
          </p>
        )}
        <Letterhead />
        {children}
      </main>
      <Footer small={smallFooter} />
    </HasContactForm>
  );
}
