import { business, mailHref, smsHref } from '@site/src/company/business';
import { FAILURE_ID } from '@site/src/islands/contract';
import CallLink from '../../base/CallLink';
import EmailAddress from '../../base/EmailAddress';
import styles from './styles.module.css';

/** The message that the boot script copies to where the script of a form or tool did not load. */
export default function ScriptFailure() {
  return (
    <div id={FAILURE_ID} hidden>
      <div role="alert" className={styles.message}>
        <p>
          Part of this page didn’t load, most likely because the connection dropped, so nothing was sent. Try again in a
          moment, or reload the page. You won’t lose what you typed. Or call <CallLink />,{' '}
          {business.texts && (
            <>
              <a href={smsHref}>text us</a>,{' '}
            </>
          )}
          or write to{' '}
          <a href={mailHref}>
            <EmailAddress />
          </a>
          .
        </p>
      </div>
    </div>
  );
}
