import type { LeadEventDetail } from '../leads/words/announce';
import type { LeadKind } from '../leads/types';

/** The ways to reach the company outside of this site, by the scheme of their links. */
const TAPS = { 'tel:': 'phone', 'sms:': 'text', 'mailto:': 'email' } as const;

/** On a link to another site that counts as a tap: what it counts as. */
export const TAP = 'data-tap';

type Tap = (typeof TAPS)[keyof typeof TAPS] | 'booking';

/** Something worth counting: a confirmed lead, by its form, or a tap on a link to reach the company. */
export type Counted =
  | { readonly name: 'generate_lead'; readonly kind: LeadKind; readonly area?: string; readonly service?: string }
  | { readonly name: `tap_${Tap}`; readonly kind: Tap };

/** Tells what is counted. Takes nothing that a visitor typed. */
export type Counter = (counted: Counted) => void;

/** Returns the link that a click went to. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Returns what an event counts as; undefined if it is not counted. */
export function countedIn(event: Event): Counted | undefined {
  if (event.type === 'lead') {
    const { kind, area, service, received } = (event as CustomEvent<LeadEventDetail>).detail;
    return received ? { name: 'generate_lead', kind, area, service } : undefined;
  }
  const link = linkOf(event);
  const named = link?.getAttribute(TAP) as Tap | null | undefined;
  const kind = named ?? (TAPS as Readonly<Record<string, Tap | undefined>>)[link?.protocol ?? ''];
  return kind && { name: `tap_${kind}`, kind };
}

/**
 * Opens a link to a text message or an email that contains a request, and hides the click from other scripts: Google
 * Analytics sends the whole address of such a link.
 */
export function hideRequest(event: Event): void {
  const link = linkOf(event);
  if (!link || !/^(sms|mailto):.*\?/.test(link.href)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  location.assign(link.href);
}
