/** The choices of the estimate form, as visitors read them. */

import { cityChoices } from '../data/areas';
import { business } from '../data/business';
import { services, type ServiceId } from '../data/services';

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

export const projectChoices: readonly Choice<ServiceId | 'other'>[] = [
  ...services.map(({ id, name }) => ({ value: id, label: name })),
  { value: 'other', label: 'Something else' },
];

export const contactChoices: readonly Choice<'call' | 'text' | 'email'>[] = [
  { value: 'call', label: 'Call me' },
  ...(business.texts ? [{ value: 'text', label: 'Text me' } as const] : []),
  { value: 'email', label: 'Email me' },
];

/** The choices of each field that has some. */
const choicesOf: Readonly<Record<string, readonly Choice[]>> = {
  city: cityChoices,
  projectType: projectChoices,
  contactBy: contactChoices,
};

/** Returns the label of a field's value; the value itself if the field has no such choice. */
export function choiceLabel(field: string, value: string): string {
  return choicesOf[field]?.find((choice) => choice.value === value)?.label ?? value;
}
