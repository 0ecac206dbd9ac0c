import { isDelivered } from './configured';
import type { Lead } from './types';

/** What a `lead` event says: enough to count leads by, and nothing about the person. */
export interface LeadEventDetail {
  readonly kind: Lead['kind'];
  readonly page: string;
  readonly area?: string;
  readonly service?: string;
  /** False where no delivery is configured: then nobody received anything. */
  readonly delivered: boolean;
}

/** Tells whatever counts leads, by a `lead` event on the document, that one was confirmed. */
export function announceLead({ kind, page, area, service }: Lead): void {
  const detail: LeadEventDetail = { kind, page, area, service, delivered: isDelivered };
  document.dispatchEvent(new CustomEvent('lead', { detail }));
}
