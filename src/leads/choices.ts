/** The choices of the estimate form, as visitors read them. */

import { areas } from '../data/areas';
import { business } from '../data/business';
import { services } from '../data/services';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export const cityChoices: readonly Choice[] = [
  ...areas.map(({ id, name }) => ({ value: id, label: name })),
  { value: 'elsewhere', label: `Somewhere else in ${business.region}` },
];

export const projectChoices: readonly Choice[] = [
  ...services.map(({ id, name }) => ({ value: id, label: name })),
  { value: 'other', label: 'Something else' },
];

export const contactChoices: readonly Choice[] = [
  { value: 'call', label: 'Call me' },
  { value: 'text', label: 'Text me' },
  { value: 'email', label: 'Email me' },
];

/** Returns the label of a choice; the value itself if there is none. */
export function labelOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
