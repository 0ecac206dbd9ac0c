/**
 * The kinds of receivers, with the checks of their settings. Only the build and its programs import this: it would add the
 * checks and their messages to what visitors load.
 */

import type * as v from 'valibot';
import { formspreeSettings } from './formspree.settings';
import { netlifySettings } from './netlify.settings';
import type { ReceiverSettings } from './types';
import { web3formsSettings } from './web3forms.settings';
import { webhookSettings } from './webhook.settings';

const list = [netlifySettings, formspreeSettings, web3formsSettings, webhookSettings] as const;

/** Where leads go, as in company.yaml. With `none`, nothing leaves the browser. */
export type LeadDelivery = { readonly via: 'none' } | Readonly<v.InferOutput<(typeof list)[number]['schema']>>;

/** Where leads go with one kind of receiver. */
export type DeliveryTo<Via extends LeadDelivery['via']> = Extract<LeadDelivery, { readonly via: Via }>;

/** The kinds of receivers, in the order in which they are offered. */
export const receivers = list as readonly unknown[] as readonly ReceiverSettings[];
