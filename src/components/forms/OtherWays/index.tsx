import { business, telHref } from '@site/src/company/business';
import { mailLinkFor, smsLinkFor, type FormValues } from '@site/src/leads/words/links';
import PhoneNumber from '../../base/PhoneNumber';
import styles from './styles.module.css';

/** Other ways to send a request that was not delivered: by phone, or in a prefilled email or text message, if it takes texts. */
export default function OtherWays({ values }: { readonly values: FormValues }) {
  return (
    <p className={styles.ways}>
      <a href={telHref}>
        Call <PhoneNumber />
      </a>
      {business.texts && <a href={smsLinkFor(values)}>Text it to us</a>}
      <a href={mailLinkFor(values)}>Email it</a>
    </p>
  );
}
