/** The choices of the estimate form, and the units of its size, as visitors read them. */

import { cityChoices } from '../../company/areas';
import { business } from '../../company/business';
import { listWords } from '../../words/numberWords';
import { services, type OwnPrice, type ServiceId } from '../../company/services';

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

const unitNames: Readonly<Record<OwnPrice['unit'], string>> = {
  'sq ft': 'square feet',
  'linear ft': 'linear feet',
  piece: 'pieces',
};

/** Returns the unit of a service's size: that of its own price, or square feet. */
const unitOf = (service: string) => services.find(({ id }) => id === service)?.price?.unit ?? 'sq ft';

/** The units in which sizes are asked for, in words: "square feet", "square feet or linear feet". */
export const sizeUnits = listWords(
  [...new Set(['square feet', ...services.map(({ id }) => unitNames[unitOf(id)])])],
  'or',
);

/** Returns the unit of a service's size beside a number: "sq ft", "linear ft", "pieces". */
export function sizeUnit(service: string): string {
  const unit = unitOf(service);
  return unit === 'piece' ? unitNames.piece : unit;
}

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
