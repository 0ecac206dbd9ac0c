import { cityChoices, type AreaId } from '@site/src/company/areas';
import type { ServiceId } from '@site/src/company/services';
import type { IslandProps } from '@site/src/islands/island';
import { contactChoices, projectChoices, sizeUnits } from '@site/src/leads/words/choices';
import { takesPhotos } from '@site/src/leads/delivery/leadSettings';
import CallbackPromise from '../CallbackPromise';
import ContactConsent from '../ContactConsent';
import LeadForm, { FormCard } from '../LeadForm';
import OneOf from '../LeadForm/OneOf';
import PhotoField from '../PhotoField';

export interface EstimateFormProps extends IslandProps {
  /** The city of the page, preselected. */
  readonly area?: AreaId;
  /** The service of the page, preselected. */
  readonly service?: ServiceId;
}

/** The form for a free estimate. Asks for what it takes to call or write back; all else is folded up below. */
export default function EstimateForm({ page, area, service }: EstimateFormProps) {
  return (
    <FormCard>
      <LeadForm
        kind="estimate"
        page={page}
        requiredMark="(required)"
        submitLabel="Get Free Estimate"
        helper={
          <>
            <CallbackPromise before="No obligation." condition="Want a call? Leave a phone number" /> <ContactConsent />
          </>
        }
        more={({ Field, SelectField }) => (
          <>
            <Field name="lastName" label="Last name" autoComplete="family-name" />
            <SelectField
              name="projectType"
              label="Project type"
              options={projectChoices}
              placeholder="Choose a project"
              defaultValue={service}
            />
            {/* Takes any text, because people also answer "20 x 30" or "not sure", which a numeric keypad cannot type. */}
            <Field name="squareFeet" label={`Approximate size in ${sizeUnits}`} wide />
            <SelectField
              name="contactBy"
              label="Best way to reach you"
              options={contactChoices}
              placeholder="No preference"
            />
            <Field
              name="visitTime"
              label="When can we come by?"
              hint="For example, weekday mornings, or any day after the 10th"
            />
            <Field name="message" label="Message" rows={4} wide />
            {takesPhotos && <PhotoField />}
          </>
        )}
      >
        {({ Field, SelectField }) => (
          <>
            <Field name="firstName" label="First name" autoComplete="given-name" required />
            <SelectField
              name="city"
              label="City"
              options={cityChoices}
              placeholder="Choose a city"
              defaultValue={area}
              autoComplete="address-level2"
              required
            />
            {/* The browser can require each of them, but not one of the two. */}
            <OneOf label="Phone or email">
              <Field name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
              <Field name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
            </OneOf>
          </>
        )}
      </LeadForm>
    </FormCard>
  );
}
