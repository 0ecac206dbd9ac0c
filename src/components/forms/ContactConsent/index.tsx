import { business } from '@site/src/company/business';

/**
 * What a visitor agrees to by sending a form that takes a phone number. It is part of the words beside the button, which are
 * sent with the lead. Consent to automated calls or texts would need a checkbox of its own (47 CFR 64.1200).
 */
export default function ContactConsent() {
  return `By sending this, you’re asking us to ${business.texts ? 'call, text or email' : 'call or email'} you about this project.`;
}
