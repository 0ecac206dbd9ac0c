import type { ReactNode } from 'react';
import { telHref } from '@site/src/company/business';
import { buttonClass, type Look } from '../Button';
import Icon from '../Icon';
import PhoneNumber from '../PhoneNumber';

export interface CallButtonProps extends Look {
  /** Replaces the phone number as the button's text. */
  readonly children?: ReactNode;
}

/**
 * A button that dials the company. Deliberately a plain anchor, because Docusaurus' <Link> opens tel: URLs in a new
 * tab.
 */
export default function CallButton({ variant, size, children }: CallButtonProps) {
  return (
    <a className={buttonClass({ variant, size })} href={telHref}>
      <Icon name="phone" />
      {children ?? <PhoneNumber />}
    </a>
  );
}
