import { areas } from '../data/areas';
import { services } from '../data/services';
import type { Lead, LeadRequest, Suspicion } from './types';

/** What a form adds to a request besides its fields. */
export interface Circumstances {
  readonly id: string;
  /** Path of the page. */
  readonly page: string;
  readonly referredBy?: string;
  /** The text beside the submit button. */
  readonly consent: string;
  readonly suspicions: readonly Suspicion[];
}

/** Creates the lead of a request that is submitted now. */
export function makeLead(request: LeadRequest, { id, page, referredBy, consent, suspicions }: Circumstances): Lead {
  return {
    ...request,
    id,
    time: new Date().toISOString(),
    page,
    pageTitle: document.title || undefined,
    area: areas.find(({ path }) => path === page)?.id,
    service: services.find(({ path }) => path === page)?.id,
    referredBy,
    consent,
    suspicions,
  };
}
