import { telHref } from '@site/src/company/business';
import PhoneNumber from '../PhoneNumber';

/**
 * The phone number in running text, as a link that dials it. Apart from CallButton, whose icon would bring all icons into the
 * script of each form.
 */
export default function CallLink() {
  return (
    <a href={telHref}>
      <PhoneNumber />
    </a>
  );
}
