/**
 * The receivers of leads. To add one, write its file and add it to the list; handbook/leads.md tells its users about it.
 *
 * No receiver uses a service's own honeypot, which discards a submission and still answers with success. `suspicions`
 * are sent as a field instead, so that the company can sort by them.
 */

import type * as v from 'valibot';
import { formspree } from './formspree';
import { netlify } from './netlify';
import { jpegName, photoFields, type Photo } from '../photos';
import type { Lead } from '../types';
import type { LeadHttpRequest, PhotoHttpRequest, Receiver, ReceiverKind } from './types';
import { web3forms } from './web3forms';
import { webhook } from './webhook';

const list = [netlify, formspree, web3forms, webhook] as const;

/** Where leads go, as in company.json. With `none`, nothing leaves the browser. */
export type LeadDelivery = { readonly via: 'none' } | Readonly<v.InferOutput<(typeof list)[number]['schema']>>;

/** The kinds of receivers, in the order in which they are offered. */
export const receivers = list as readonly unknown[] as readonly ReceiverKind[];

/** Returns the receiver of a configuration; undefined if there is none. */
export function receiverFor(delivery: Exclude<LeadDelivery, { readonly via: 'none' }>): Receiver;
export function receiverFor(delivery: LeadDelivery): Receiver | undefined;
export function receiverFor(delivery: LeadDelivery): Receiver | undefined {
  return receivers.find(({ via }) => via === delivery.via)?.create(delivery);
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
