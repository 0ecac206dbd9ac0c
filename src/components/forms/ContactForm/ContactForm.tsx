import CallbackPromise from '../CallbackPromise';
import LeadForm, { FormCard } from '../LeadForm';

/** The contact form: fields, labels and marks of the specification, sections 3 and 5. */
export default function ContactForm() {
  return (
    <FormCard>
      <LeadForm
        kind="contact"
        requiredMark="(required)"
        submitLabel="Send message"
        helper={<CallbackPromise before="No obligation. Leave a phone number in the message." />}
      >
        {({ Field, CheckboxField }) => (
          <>
            <Field name="firstName" label="First name" autoComplete="given-name" required />
            <Field name="lastName" label="Last name" autoComplete="family-name" />
            <Field name="email" label="E-mail" type="email" inputMode="email" autoComplete="email" required wide />
            <Field name="subject" label="Subject" required wide />
            <Field name="message" label="Message" rows={5} required wide />
            <CheckboxField name="newsletter" label="Sign up for news and updates" />
          </>
        )}
      </LeadForm>
    </FormCard>
  );
}
