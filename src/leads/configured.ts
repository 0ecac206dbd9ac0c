import siteConfig from '@generated/docusaurus.config';
import type { LeadDelivery } from '../data/business';
import type { FormPost } from './formPost';

/** What docusaurus.config.ts works out at build time and hands to the browser. */
export interface LeadSettings {
  readonly delivery: LeadDelivery;
  readonly formPost?: FormPost;
}

/** Where this build's leads go; nowhere, where the configuration says nothing. */
export const leadSettings: LeadSettings = (siteConfig.customFields?.leads as LeadSettings | undefined) ?? {
  delivery: { via: 'none' },
};

/** Whether somebody receives what visitors send. */
export const isDelivered = leadSettings.delivery.via !== 'none';
