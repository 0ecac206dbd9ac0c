import { business } from '@site/src/company/business';

/** The company's email address. It may break after the @, so that a narrow column doesn't break it within a word. */
export default function EmailAddress() {
  const [user, host] = business.email.split('@');
  return (
    <span translate="no">
      {`${user}@`}
      <wbr />
      {host}
    </span>
  );
}
