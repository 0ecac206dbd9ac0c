/**
 * The receivers of leads. Each is a pair of files: `webhook.settings.ts` checks its settings and is only for the build, and
 * `webhook.ts` sends leads. To add one, write both, list them here and in settings.ts, and tell its users in
 * handbook/leads.md.
 *
 * No receiver uses a service's own honeypot, which discards a submission and still answers with success. `suspicions`
 * are sent as a field instead, so that the company can sort by them.
 */

import { jpegName, photoFields, type Photo } from '../../photos/photos';
import type { Lead } from '../../types';
import { formspree } from './formspree';
import { netlify } from './netlify';
import type { DeliveryTo, LeadDelivery } from './settings';
import type { LeadHttpRequest, PhotoHttpRequest, Receiver } from './types';
import { web3forms } from './web3forms';
import { webhook } from './webhook';

type Via = Exclude<LeadDelivery['via'], 'none'>;

const create: { readonly [Each in Via]: (delivery: DeliveryTo<Each>) => Receiver } = {
  netlify,
  formspree,
  web3forms,
  webhook,
};

/** Returns the receiver of a configuration; undefined if there is none. */
export function receiverFor(delivery: Exclude<LeadDelivery, { readonly via: 'none' }>): Receiver;
export function receiverFor(delivery: LeadDelivery): Receiver | undefined;
export function receiverFor(delivery: LeadDelivery): Receiver | undefined {
  // The type system cannot follow the pairing of `via` and settings.
  return delivery.via === 'none' ? undefined : (create[delivery.via] as (delivery: LeadDelivery) => Receiver)(delivery);
}

/** Returns the request that sends a lead to a receiver. */
export function requestFor({ url, format, fields }: Receiver, lead: Lead): LeadHttpRequest {
  return format === 'json'
    ? {
        url,
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify(fields(lead)),
      }
    : {
        url,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields(lead)).toString(),
      };
}

/** Returns the request that sends the photos of a lead; undefined if the receiver takes none. */
export function photoRequestFor(
  { url, photoFields: fields }: Receiver,
  lead: Lead,
  photos: readonly Photo[],
): PhotoHttpRequest | undefined {
  if (!fields) return undefined;
  const body = new FormData();
  for (const [name, value] of Object.entries(fields(lead))) body.append(name, value);
  photoFields.forEach((field, index) => {
    const photo = photos[index];
    if (photo) body.append(field, photo.file, jpegName(photo.name));
  });
  return { url, body };
}

export { fieldsOf, nameOf, visitorFieldsOf } from './describeLead';
export type { LeadHttpRequest, LeadHttpResponse, PhotoHttpRequest, PostedFields, Receipt, Receiver } from './types';
export type { LeadDelivery } from './settings';
