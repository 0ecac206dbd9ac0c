import { business } from '@site/src/company/business';

/** The phone number, on one line and as it is in every language. */
export default function PhoneNumber() {
  return (
    <span data-word="" translate="no">
      {business.phone.display}
    </span>
  );
}
