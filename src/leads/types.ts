/** What a visitor can ask for, and the fields each kind of request has once it has been checked. */

import type { AreaId } from '../data/areas';
import type { ServiceId } from '../data/services';

export interface ContactValues {
  readonly firstName: string;
  readonly lastName?: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  /** Whether the visitor signs up for news and updates. */
  readonly newsletter: boolean;
}

export interface EstimateValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  /** `elsewhere` is a place in the region without a page of its own. */
  readonly city: AreaId | 'elsewhere';
  readonly projectType: ServiceId | 'other';
  /** Approximate, in square feet. */
  readonly squareFeet?: number;
  readonly message?: string;
}

export interface CallbackValues {
  readonly name: string;
  readonly phone: string;
  readonly email?: string;
  readonly message: string;
}

export interface GuideValues {
  readonly email: string;
}

export interface LeadValues {
  readonly contact: ContactValues;
  readonly estimate: EstimateValues;
  readonly callback: CallbackValues;
  readonly guide: GuideValues;
}

/** Which form a lead came from: contact form, estimate form, chat widget, or the pop-up that offers the paver guide. */
export type LeadKind = keyof LeadValues;

/** A checked request of a visitor. */
export type Lead = { readonly [K in LeadKind]: { readonly kind: K; readonly values: LeadValues[K] } }[LeadKind];
