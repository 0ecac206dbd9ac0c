/** Reads at build time where leads go. A mistake stops the build, because a lost lead would be noticed too late. */

import * as v from 'valibot';
import { business } from '../data/business';
import { problemOf } from '../data/companyFacts';
import { receivers, type LeadDelivery } from './receivers';

/** The environment variables of a build that override `business.leadDelivery`. */
export interface DeliveryEnvironment {
  readonly LEAD_DELIVERY?: string;
  readonly LEAD_DELIVERY_KEY?: string;
}

const none = v.strictObject({ via: v.literal('none') });

/** The values of `via`, in the order in which they are offered. */
export const ways: readonly string[] = ['none', ...receivers.map(({ via }) => via)];

/** Returns the setting that a receiver needs besides `via`, with the question for it; undefined if it needs none. */
export function keyOf(via: string) {
  return receivers.find((receiver) => receiver.via === via)?.key;
}

/** Returns the configuration of a receiver and its key, unchecked: `checkDelivery` checks it. */
export function deliveryFrom(via: string, key: string): Readonly<Record<string, string>> & { readonly via: string } {
  const field = keyOf(via)?.field;
  return { via, ...(field && { [field]: key }) };
}

/**
 * Checks a configuration.
 * @returns the configuration, or what is wrong with which of its fields and what to write instead
 */
export function checkDelivery(
  configured: unknown,
): { readonly delivery: LeadDelivery } | { readonly problem: string; readonly field: string } {
  const via = v.is(v.looseObject({ via: v.string() }), configured) ? configured.via : undefined;
  const schema = via === 'none' ? none : receivers.find((receiver) => receiver.via === via)?.schema;
  if (!schema) {
    const choices = receivers.map((one) => `"${one.via}"${one.key ? ` with ${one.key.field}` : ''}`);
    return { field: 'via', problem: `Write who receives leads: {"via": "none"}, or ${choices.join(', ')}.` };
  }
  const result = v.safeParse(schema, configured);
  // The schema of a receiver yields its configuration; the type system cannot follow the pairing.
  if (result.success) return { delivery: result.output as LeadDelivery };
  const [issue] = result.issues;
  return { field: v.getDotPath(issue) ?? '', problem: problemOf(issue) };
}

/**
 * Returns where leads go: LEAD_DELIVERY and LEAD_DELIVERY_KEY (the form id, the access key or the address) if they
 * are set, else `business.leadDelivery`.
 * @throws Error that says what is wrong and what to write instead
 */
export function readDelivery(
  { LEAD_DELIVERY, LEAD_DELIVERY_KEY = '' }: DeliveryEnvironment = {},
  configured: unknown = business.leadDelivery,
): LeadDelivery {
  if (!LEAD_DELIVERY && LEAD_DELIVERY_KEY) {
    throw new Error(`LEAD_DELIVERY_KEY is set, but LEAD_DELIVERY is not. Write one of: ${ways.join(', ')}.`);
  }
  if (LEAD_DELIVERY && !ways.includes(LEAD_DELIVERY)) {
    throw new Error(`LEAD_DELIVERY is "${LEAD_DELIVERY}". Write one of: ${ways.join(', ')}.`);
  }
  const checked = checkDelivery(LEAD_DELIVERY ? deliveryFrom(LEAD_DELIVERY, LEAD_DELIVERY_KEY) : configured);
  if ('delivery' in checked) return checked.delivery;
  const where = LEAD_DELIVERY ? 'LEAD_DELIVERY_KEY' : `src/data/company.json: leadDelivery.${checked.field}`;
  throw new Error(`${where}: ${checked.problem}`);
}
