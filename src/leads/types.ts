/** The kinds of requests that visitors can make, and the validated fields of each. */

import type * as v from 'valibot';
import type { AreaId } from '../company/areas';
import type { ServiceId } from '../company/services';
import type { leadSchemas } from './form/schemas';
import type { Visit } from './form/visit';

/** The values of each form once they have been checked. */
export type LeadValues = { readonly [K in keyof typeof leadSchemas]: Readonly<v.InferOutput<(typeof leadSchemas)[K]>> };

/** Which form a lead came from: contact form, estimate form, chat widget, or the pop-up that offers the paver guide. */
export type LeadKind = keyof LeadValues;

/** The names of a form's fields. */
export type FieldName<K extends LeadKind> = keyof LeadValues[K] & string;

/** A validated request. */
export type LeadRequest = { readonly [K in LeadKind]: { readonly kind: K; readonly values: LeadValues[K] } }[LeadKind];

/**
 * Why a request may come from a bot; `unchecked` if the spam check was blocked or failed. It is delivered anyway, because
 * a person may be behind it.
 */
export type Suspicion = 'honeypot filled' | 'filled too fast' | 'unchecked';

/** Where and how a request was made. */
export interface LeadContext {
  readonly page: string;
  readonly pageTitle?: string;
  readonly area?: AreaId;
  readonly service?: ServiceId;
  /** Who referred the visitor, by the visitor's own account. */
  readonly referredBy?: string;
  /** What brought the visitor to this site, if that is known. */
  readonly visit?: Visit;
  /** The text beside the submit button. */
  readonly consent: string;
  readonly suspicions: readonly Suspicion[];
  /** What the spam check gives out, for the receiver to have it checked. */
  readonly spamToken?: string;
}

/** A request with an id, so that a receiver counts it once even if it arrives twice. */
export type Lead = LeadRequest &
  LeadContext & {
    /** UUID; a form submitted again with the same values keeps it. */
    readonly id: string;
    /** When it was submitted, by the visitor's clock (ISO 8601, UTC). */
    readonly time: string;
  };
