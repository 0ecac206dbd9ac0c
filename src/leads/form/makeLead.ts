import { areas } from '../../company/areas';
import { services } from '../../company/services';
import type { Lead, LeadRequest, Suspicion } from '../types';
import { currentVisit } from './visit';

/** Returns 16 random bytes, which are no secret. */
function randomBytes(): Uint8Array {
  const bytes = new Uint8Array(16);
  try {
    return crypto.getRandomValues(bytes);
  } catch {
    // The browser has no `crypto`, or denies it.
    return bytes.map(() => Math.random() * 256);
  }
}

/** Creates a version 4 UUID. Not by `crypto.randomUUID`, which browsers offer only over HTTPS and on localhost. */
export function newLeadId(): string {
  const hex = Array.from(randomBytes(), (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** What a form adds to a request besides its fields. */
export interface LeadOrigin {
  readonly id: string;
  readonly page: string;
  readonly referredBy?: string;
  /** The text beside the submit button. */
  readonly consent: string;
  readonly suspicions: readonly Suspicion[];
  readonly spamToken?: string;
}

/** Creates the lead of a request that is submitted now. */
export function makeLead(
  request: LeadRequest,
  { id, page, referredBy, consent, suspicions, spamToken }: LeadOrigin,
): Lead {
  return {
    ...request,
    id,
    time: new Date().toISOString(),
    page,
    pageTitle: document.title || undefined,
    area: areas.find(({ path }) => path === page)?.id,
    service: services.find(({ path }) => path === page)?.id,
    referredBy,
    visit: currentVisit(),
    consent,
    suspicions,
    spamToken,
  };
}
