import { areas, type AreaId } from '@site/src/data/areas';
import { business } from '@site/src/data/business';
import { services, type ServiceId } from '@site/src/data/services';
import type { IslandProps } from '@site/src/islands/island';
import CallbackPromise from '../CallbackPromise';
import LeadForm, { FormCard } from '../LeadForm';
import type { SelectOption } from '../LeadForm/Field';

const cities: readonly SelectOption[] = [
  ...areas.map(({ id, name }) => ({ value: id, label: name })),
  { value: 'elsewhere', label: `Somewhere else in ${business.region}` },
];

const projectTypes: readonly SelectOption[] = [
  ...services.map(({ id, name }) => ({ value: id, label: name })),
  { value: 'other', label: 'Something else' },
];

const contactWays: readonly SelectOption[] = [
  { value: 'call', label: 'Call me' },
  { value: 'text', label: 'Text me' },
  { value: 'email', label: 'Email me' },
];

export interface EstimateFormProps extends IslandProps {
  /** The city of the page, preselected. */
  readonly area?: AreaId;
  /** The service of the page, preselected. */
  readonly service?: ServiceId;
}

/** The form for a free estimate. */
export default function EstimateForm({ page, area, service }: EstimateFormProps) {
  return (
    <FormCard>
      <LeadForm
        kind="estimate"
        page={page}
        requiredMark="(required)"
        submitLabel="Get Free Estimate"
        helper={<CallbackPromise before="No obligation." />}
      >
        {({ Field, SelectField }) => (
          <>
            <Field name="firstName" label="First name" autoComplete="given-name" required />
            <Field name="lastName" label="Last name" autoComplete="family-name" required />
            <Field name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="tel" required />
            <Field name="email" label="Email" type="email" inputMode="email" autoComplete="email" required />
            <SelectField
              name="city"
              label="City"
              options={cities}
              placeholder="Choose a city"
              preset={area}
              autoComplete="address-level2"
              required
            />
            <SelectField
              name="projectType"
              label="Project type"
              options={projectTypes}
              placeholder="Choose a project"
              preset={service}
              required
            />
            {/* Takes any text, because people also answer "20 x 30" or "not sure", which a numeric keypad cannot type. */}
            <Field name="squareFeet" label="Approximate size in square feet" wide />
            <SelectField
              name="contactBy"
              label="Best way to reach you"
              options={contactWays}
              placeholder="No preference"
            />
            <Field name="visitTime" label="When can we come by?" />
            <Field name="message" label="Message" rows={4} wide />
          </>
        )}
      </LeadForm>
    </FormCard>
  );
}
