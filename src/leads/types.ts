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

/** What a visitor asks for, checked. */
export type LeadRequest = { readonly [K in LeadKind]: { readonly kind: K; readonly values: LeadValues[K] } }[LeadKind];

/** Why a request may come from a program and not from a person. It is delivered all the same. */
export type Suspicion = 'honeypot filled' | 'filled too fast';

/** Where and how a request was made. */
export interface LeadContext {
  /** Path of the page. */
  readonly page: string;
  /** The city the page is about. */
  readonly area?: AreaId;
  /** The service the page is about. */
  readonly service?: ServiceId;
  /** Who sent the visitor, as the visitor names them. */
  readonly referredBy?: string;
  /** The words beside the button that the visitor pressed. */
  readonly consent: string;
  readonly suspicions: readonly Suspicion[];
}

/** A request on its way: with an identity, so that it counts once however often it arrives. */
export type Lead = LeadRequest &
  LeadContext & {
    /** UUID, made once for each filled form. */
    readonly id: string;
    /** When it was submitted, by the visitor's clock (ISO 8601, UTC). */
    readonly time: string;
  };
