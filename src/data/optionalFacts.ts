/**
 * What homeowners look for before they sign. Each fact shows only once it is filled in here; the sample company has none
 * of them. The build checks what is written (checkOptionalFacts.ts), and handbook/optional-facts.md has an example of each.
 */

export interface Warranty {
  /** What is under warranty: "Our work", "Techo-Bloc pavers". */
  readonly on: string;
  /** The term. */
  readonly years: number | 'lifetime';
  /** What the company does about which fault, in a sentence or two. */
  readonly covers: string;
}

export interface Payment {
  /** Due when the contract is signed, in percent of the price. 0 if nothing is due. */
  readonly depositPercent: number;
  /** When the rest is due, in order: "Half when the base is in". The last one comes after the walk-through. */
  readonly stages: readonly string[];
  readonly financing?: {
    /** Name of the company that lends. */
    readonly partner: string;
    /** The partner's own page, https://. */
    readonly url: string;
  };
}

export interface Person {
  /** As visitors should read it: "Pat Reyes". */
  readonly name: string;
  /** "Owner", "Crew lead, pool decks". */
  readonly role: string;
  /** The year in which they joined. */
  readonly since?: number;
}

export interface Insurance {
  /** The company that insures. */
  readonly insurer: string;
  /** The certificate, a PDF in static/: "/insurance-certificate.pdf". */
  readonly certificate: string;
}

export interface OptionalFacts {
  /** On service pages and in the paver guide. */
  readonly warranties?: readonly Warranty[];
  /** On service pages. */
  readonly payment?: Payment;
  /** On /service-area, in the block that the footer and "Why Choose" link to. */
  readonly people?: readonly Person[];
  /** In the same block. */
  readonly insurance?: Insurance;
  /** The Monday of the week that is being booked now, YYYY-MM-DD. Beside the forms, until that week is over. */
  readonly bookingWeekOf?: string;
  /** Where to see pavers laid out, and when: "1200 Main St, Fort Myers, weekdays 8 am–4 pm". On /paver-products. */
  readonly samplesAt?: string;
  /** The company's Google Business Profile, https://. On /testimonials, and in the structured data. */
  readonly googleProfile?: string;
  /** Whether somebody answers in Spanish. Beside the forms and in the footer. */
  readonly speaksSpanish?: true;
}

/** Returns whether /service-area has the block about people and insurance that links point to. */
export const showsWho = ({ people, insurance }: OptionalFacts): boolean => Boolean(people ?? insurance);

/** Id of that block on /service-area. */
export const WHO_ID = 'who-we-are';

export const optionalFacts: OptionalFacts = {};
