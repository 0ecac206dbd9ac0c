import settings from '@generated/lead-delivery/default/settings.json';
import type { Business } from '../../company/business';
import type { FormTarget } from '../form/formTarget';
import type { LeadDelivery } from './receivers';

/** What the `leadDelivery` plugin computes at build time for the browser. */
export interface LeadSettings {
  readonly delivery: LeadDelivery;
  readonly formTarget?: FormTarget;
  readonly takesPhotos?: boolean;
  readonly spamCheck?: Business['spamCheck'];
}

/** Where this build's leads go. Unit tests run without a build, so theirs go nowhere. */
export const leadSettings: LeadSettings = { delivery: { via: 'none' }, ...settings };

/** Whether this build sends leads to a receiver. */
export const hasReceiver = leadSettings.delivery.via !== 'none';

/** Whether this build sends photos to its receiver. */
export const takesPhotos = leadSettings.takesPhotos ?? false;
