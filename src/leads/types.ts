/** What a visitor can ask for, and the fields each kind of request has once it has been checked. */

import type * as v from 'valibot';
import type { AreaId } from '../data/areas';
import type { ServiceId } from '../data/services';
import type { leadSchemas } from './schemas';

/** The values of each form once they have been checked. */
export type LeadValues = { readonly [K in keyof typeof leadSchemas]: Readonly<v.InferOutput<(typeof leadSchemas)[K]>> };

/** Which form a lead came from: contact form, estimate form, chat widget, or the pop-up that offers the paver guide. */
export type LeadKind = keyof LeadValues;

/** The names of a form's fields. */
export type FieldName<K extends LeadKind> = keyof LeadValues[K] & string;

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
