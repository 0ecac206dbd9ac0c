/** What every receiver of leads provides: its settings, which the build checks, and how it sends leads. */

import type * as v from 'valibot';
import type { FormTarget } from '../../form/formTarget';
import type { Lead } from '../../types';

export interface LeadHttpRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends photos. The browser adds the Content-Type of a form with files. */
export interface PhotoHttpRequest {
  readonly url: string;
  readonly body: FormData;
}

export interface LeadHttpResponse {
  readonly status: number;
  /** The Content-Type header; undefined if there is none. */
  readonly contentType?: string;
  /** The Retry-After header; undefined if there is none, or CORS does not expose it. */
  readonly retryAfter?: string;
  /** Whether a header says that a firewall checks the browser first; false if CORS does not expose it. */
  readonly isChallenge?: boolean;
  readonly body: string;
}

/** How one attempt ended. `reason` is shown to the visitor and ends without a period. */
export type Receipt =
  | { readonly outcome: 'sent' }
  | {
      readonly outcome: 'retry';
      readonly afterMs?: number;
      /** The receiver said that it has the lead already, or cannot take it beside another request: status 409. */
      readonly conflicts?: true;
      /** There was no answer, so the receiver may have the lead. */
      readonly unanswered?: true;
      /** A script gets no answer, although there is a connection; the browser's own post may get one. */
      readonly unreadable?: true;
    }
  | {
      readonly outcome: 'rejected';
      readonly reason: string;
      /** Only the browser's own form post gets through, because the visitor has to pass a check first. */
      readonly wantsBrowser?: true;
    };

/** The fields that are posted, by name. */
export type PostedFields = Readonly<Record<string, string>>;

/** A receiver with its configuration. Pure: nothing here touches the network. */
export interface Receiver {
  /** Its name on the privacy page. */
  readonly provider: string;
  /** What it does with a lead, on the privacy page: the words after its name. */
  readonly custody: string;
  /** Whether another company runs it, which the privacy page then says. */
  readonly isOtherCompany: boolean;
  /** The address that scripts post to; it starts with a slash if it is on the site's own host. */
  readonly url: string;
  /** How scripts post the fields: as JSON, asking for JSON back, or URL-encoded. */
  readonly format: 'json' | 'form';
  /** Returns what is posted for a lead, by a script or by the browser's own form post. */
  readonly fields: (lead: Lead) => PostedFields;
  /** Returns the fields that go along with the photos of a lead; undefined if it takes none. */
  readonly photoFields?: (lead: Lead) => PostedFields;
  /** @param now - the time in milliseconds, for a Retry-After that is a date */
  readonly parse: (response: LeadHttpResponse, now: number) => Receipt;
  /**
   * Returns how the browser posts a form by itself.
   * @param site - URL of the site, without a slash at the end
   */
  readonly formTarget: (site: string) => FormTarget;
}

type Settings = Readonly<Record<string, string | boolean | undefined>> & { readonly via: string };

/** How a kind of receiver is configured. */
export interface ReceiverSettings<T extends Settings = Settings> {
  /** Its name in company.yaml and in LEAD_DELIVERY. */
  readonly via: T['via'];
  /** Its name for people. */
  readonly name: string;
  /** Checks `leadDelivery` in company.yaml. The messages say what to write instead. */
  readonly schema: v.GenericSchema<unknown, T>;
  /**
   * Where it sends leads, if that has to be said: LEAD_DELIVERY_KEY fills it in, and the setup asks for it with an
   * example. Tests send leads with the example to a server of their own.
   */
  readonly key?: {
    readonly field: Exclude<keyof T & string, 'via' | 'files'>;
    readonly question: string;
    readonly example: string;
  };
}
