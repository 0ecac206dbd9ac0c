import { areas } from '../../company/areas';
import { services } from '../../company/services';
import type { Lead, LeadRequest, Suspicion } from '../types';
import { currentVisit } from './visit';

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
