import settings from '@generated/lead-delivery/default/settings.json';
import type { LeadDelivery } from '../data/business';
import type { FormPost } from './formPost';

/** What the lead-delivery plugin works out at build time and hands to the browser. */
export interface LeadSettings {
  readonly delivery: LeadDelivery;
  readonly formPost?: FormPost;
}

/** Where this build's leads go; nowhere, where there is no build, as in unit tests. */
export const leadSettings: LeadSettings = { delivery: { via: 'none' }, ...settings };

/** Whether somebody receives what visitors send. */
export const isDelivered = leadSettings.delivery.via !== 'none';
