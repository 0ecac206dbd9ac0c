/** Reads at build time where leads go. A mistake stops the build, because a lost lead would be noticed too late. */

import * as v from 'valibot';
import { safeParseWithFriendlyErrors, type Checked } from '../../company/load/parseWithFriendlyErrors';
import { SourceError } from '../../company/load/sourceError';
import { business } from '../../company/business';
import { receivers, type LeadDelivery } from './receivers/settings';

/** The environment variables of a build that override `business.leadDelivery`. */
export interface DeliveryEnvironment {
  readonly LEAD_DELIVERY?: string;
  readonly LEAD_DELIVERY_KEY?: string;
  readonly LEAD_DELIVERY_FILES?: string;
}

const none = v.strictObject({ via: v.literal('none') });

/** The values of `via`, in the order in which they are offered. */
export const ways: readonly string[] = ['none', ...receivers.map(({ via }) => via)];

/** Returns the setting that a receiver needs besides `via`, if any, with the question for it; undefined if it needs none. */
export function keyOf(via: string) {
  return receivers.find((receiver) => receiver.via === via)?.key;
}

/** Returns the configuration of a receiver and its key, unchecked: `checkDelivery` checks it. */
export function deliveryFrom(via: string, key: string): Readonly<Record<string, string>> & { readonly via: string } {
  const field = keyOf(via)?.field;
  return { via, ...(field && { [field]: key }) };
}

/** Checks a configuration. */
export function checkDelivery(configured: unknown): Checked<LeadDelivery> {
  const via = v.is(v.looseObject({ via: v.string() }), configured) ? configured.via : undefined;
  const schema = via === 'none' ? none : receivers.find((receiver) => receiver.via === via)?.schema;
  if (!schema) {
    const choices = receivers.map((one) => `"${one.via}"${one.key ? ` with ${one.key.field}` : ''}`);
    const advice = `Write who receives leads: {"via": "none"}, or ${choices.join(', ')}.`;
    return { ok: false, mistakes: [{ field: 'via', path: ['via'], advice }] };
  }
  // The schema of a receiver yields its configuration; the type system cannot follow the pairing.
  return safeParseWithFriendlyErrors(schema as v.GenericSchema<unknown, LeadDelivery>, configured);
}

/**
 * Returns where leads go: LEAD_DELIVERY and LEAD_DELIVERY_KEY (the form id, the access key or the address) if they
 * are set, else `business.leadDelivery`. With LEAD_DELIVERY_FILES, that receiver takes photos.
 * @throws SourceError that says what is wrong and what to write instead
 */
export function readDelivery(
  { LEAD_DELIVERY, LEAD_DELIVERY_KEY = '', LEAD_DELIVERY_FILES = '' }: DeliveryEnvironment = {},
  configured: unknown = business.leadDelivery,
): LeadDelivery {
  if (!LEAD_DELIVERY && LEAD_DELIVERY_KEY) {
    throw new SourceError([`LEAD_DELIVERY_KEY is set, but LEAD_DELIVERY is not. Write one of: ${ways.join(', ')}.`]);
  }
  if (LEAD_DELIVERY && !ways.includes(LEAD_DELIVERY)) {
    throw new SourceError([`LEAD_DELIVERY is "${LEAD_DELIVERY}". Write one of: ${ways.join(', ')}.`]);
  }
  if (!['', 'true'].includes(LEAD_DELIVERY_FILES)) {
    throw new SourceError([`LEAD_DELIVERY_FILES is "${LEAD_DELIVERY_FILES}". Write true, or leave it out.`]);
  }
  const fromEnvironment = LEAD_DELIVERY && {
    ...deliveryFrom(LEAD_DELIVERY, LEAD_DELIVERY_KEY),
    ...(LEAD_DELIVERY_FILES && { files: true }),
  };
  const checked = checkDelivery(fromEnvironment || configured);
  if (checked.ok) return checked.output;
  throw new SourceError(
    checked.mistakes.map(({ field, advice }) =>
      LEAD_DELIVERY
        ? `LEAD_DELIVERY_${field === 'files' ? 'FILES' : 'KEY'}: ${advice}`
        : `company.yaml: leadDelivery.${field}: ${advice}`,
    ),
  );
}
