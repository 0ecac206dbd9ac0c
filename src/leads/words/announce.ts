import { hasReceiver } from '../delivery/leadSettings';
import { fire } from '../fire';
import type { Lead } from '../types';

/** The detail of a `lead` event: enough to count leads, and nothing about the person. */
export interface LeadEventDetail {
  readonly kind: Lead['kind'];
  readonly page: string;
  readonly area?: string;
  readonly service?: string;
  /** False if no delivery is configured, so that nobody received the lead. */
  readonly received: boolean;
}

/** Fires a `lead` event on the document, for analytics, once a lead is confirmed. */
export function announceLead({ kind, page, area, service }: Lead): void {
  const detail: LeadEventDetail = { kind, page, area, service, received: hasReceiver };
  fire('lead', detail);
}
