import type { ReactNode } from 'react';
import { HasContactForm } from '@site/src/components/base/ContactLink';
import ActionBar from '@site/src/components/frame/ActionBar';
import Letterhead from '@site/src/components/frame/Letterhead';
import Footer from '@site/src/theme/Footer';
import Navbar from '@site/src/theme/Navbar';
import styles from './styles.module.css';

export interface LayoutProps {
  readonly children: ReactNode;
  /** The small footer of the Naples and Fort Myers pages. */
  readonly smallFooter?: boolean;
  /** True where the page has the form that "Get Free Estimate" leads to. */
  readonly contactForm?: boolean;
}

/** The frame of every page: a way past the header, the header, the quick actions, the page and the footer. */
export default function Layout({ children, smallFooter, contactForm = false }: LayoutProps) {
  return (
    <HasContactForm value={contactForm}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Navbar />
      {/* Fixed to the screen's lower edge, but early in the page: it belongs to the first screen. */}
      <ActionBar />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Letterhead />
        {children}
      </main>
      <Footer small={smallFooter} />
    </HasContactForm>
  );
}
