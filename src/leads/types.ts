/** The kinds of requests that visitors can make, and the validated fields of each. */

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
  /** `elsewhere` stands for any place that has no city page. */
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

/** A validated request. */
export type LeadRequest = { readonly [K in LeadKind]: { readonly kind: K; readonly values: LeadValues[K] } }[LeadKind];

/** Why a request may come from a bot. It is delivered anyway, because a person may be behind it. */
export type Suspicion = 'honeypot filled' | 'filled too fast';

/** Where and how a request was made. */
export interface LeadContext {
  /** Path of the page. */
  readonly page: string;
  /** The city the page is about. */
  readonly area?: AreaId;
  /** The service the page is about. */
  readonly service?: ServiceId;
  /** Who referred the visitor, by the visitor's own account. */
  readonly referredBy?: string;
  /** The text beside the submit button. */
  readonly consent: string;
  readonly suspicions: readonly Suspicion[];
}

/** A request with an id, so that a receiver counts it once even if it arrives twice. */
export type Lead = LeadRequest &
  LeadContext & {
    /** UUID; a form submitted again with the same values keeps it. */
    readonly id: string;
    /** When it was submitted, by the visitor's clock (ISO 8601, UTC). */
    readonly time: string;
  };
