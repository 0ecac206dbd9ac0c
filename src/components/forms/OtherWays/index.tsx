import { business, telHref } from '@site/src/data/business';
import { mailLinkFor, smsLinkFor, type FormValues } from '@site/src/leads/links';
import styles from './styles.module.css';

/** The ways to reach the company with a request that did not go out: by phone, or with all of it already written. */
export default function OtherWays({ values }: { readonly values: FormValues }) {
  return (
    <p className={styles.ways}>
      <a href={telHref}>Call {business.phone.display}</a>
      <a href={smsLinkFor(values)}>Text it to us</a>
      <a href={mailLinkFor(values)}>Email it</a>
    </p>
  );
}
