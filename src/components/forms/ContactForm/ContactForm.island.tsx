import { business } from '@site/src/company/business';
import type { IslandProps } from '@site/src/islands/island';
import { takesPhotos } from '@site/src/leads/delivery/leadSettings';
import CallbackPromise from '../CallbackPromise';
import ContactConsent from '../ContactConsent';
import LeadForm, { FormCard } from '../LeadForm';
import PhotoField from '../PhotoField';

/** The contact form. Everything but the last name and the newsletter is required. */
export default function ContactForm({ page }: IslandProps) {
  return (
    <FormCard>
      <LeadForm
        kind="contact"
        page={page}
        requiredMark="(required)"
        submitLabel="Send message"
        helper={
          <>
            <CallbackPromise before="No obligation." condition="Want a call? Put your phone number in the message" />{' '}
            <ContactConsent />
          </>
        }
      >
        {({ Field, CheckboxField }) => (
          <>
            <Field name="firstName" label="First name" autoComplete="given-name" required />
            <Field name="lastName" label="Last name" autoComplete="family-name" />
            <Field name="email" label="Email" type="email" inputMode="email" autoComplete="email" required />
            <Field name="subject" label="Subject" required />
            <Field name="message" label="Message" rows={4} required wide />
            {takesPhotos && <PhotoField />}
            {business.newsletter && <CheckboxField name="newsletter" label="Sign up for news and updates" />}
          </>
        )}
      </LeadForm>
    </FormCard>
  );
}
