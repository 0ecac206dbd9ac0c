import Link from '@docusaurus/Link';
import ButtonLink from '@site/src/components/base/Button/ButtonLink';
import CallButton from '@site/src/components/base/CallButton';
import { SERVICES_ID } from '@site/src/site/navigation';
import { NOT_FOUND } from '@site/src/islands/contract';
import Page from '@site/src/theme/Page';
import styles from './styles.module.css';

/** The 404 page. The boot script logs the attempted path to the console. */
export default function NotFound() {
  return (
    <Page
      title="404: Page not found"
      description="There’s no page at this address. Go back to the home page, look through the questions and answers, or call us if you wanted an estimate."
      keywords={['page not found']}
      noIndex
      hasAddress={false}
    >
      <div className={styles.page} {...{ [NOT_FOUND]: '' }}>
        <h1 className={styles.headline}>
          <span className={styles.code}>404</span> <span>Oops! Page not found</span>
        </h1>
        <p className={styles.hint}>
          The page may have moved. Try <Link to={`/#${SERVICES_ID}`}>our services</Link>, the{' '}
          <Link to="/faq">questions and answers</Link> or the <Link to="/service-area">places we work</Link>, or give us
          a call.
        </p>
        <div className={styles.actions}>
          <ButtonLink to="/">Return to Home</ButtonLink> <CallButton variant="outline" />
        </div>
      </div>
    </Page>
  );
}
