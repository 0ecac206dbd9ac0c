import { PREFILL_EVENT } from '../../leads/form/prefill';
import { REFERRER_PARAMETER } from '../../leads/form/referrer';
import { DRAFTS_KEY, mayBeLead, PREFILL_KEY, REFERRER_KEY } from '../../leads/storageKeys';
import { hasLink } from '../../userInput/shareLink';
import { CONTACT_ID, ISLAND, LINK_PARAMETER } from '../contract';
import { afterPaint } from './events';
import { hydrateAhead, islandOf } from './hydration';

/* Hydrates, before the visitor uses them, the islands that have something to read from the URL or from storage. */

const contactForm = () => document.querySelector<HTMLElement>(`#${CONTACT_ID} [${ISLAND}]`);

function resume(): void {
  for (const tool of document.querySelectorAll(`[${LINK_PARAMETER}]`)) {
    if (hasLink(location.search, tool.getAttribute(LINK_PARAMETER) ?? '')) hydrateAhead(islandOf(tool));
  }
  const referrer = new URLSearchParams(location.search).get(REFERRER_PARAMETER);
  if (referrer) hydrateAhead(contactForm());
  try {
    // Stored because the form may be on a later page.
    if (referrer) sessionStorage.setItem(REFERRER_KEY, referrer);
    if ([DRAFTS_KEY, PREFILL_KEY, REFERRER_KEY].some((key) => sessionStorage.getItem(key))) hydrateAhead(contactForm());
    if (Object.keys(localStorage).some(mayBeLead)) hydrateAhead(document.querySelector(`[${ISLAND}$=LeadStatus]`));
  } catch {
    // Storage is denied, so there is nothing in it.
  }
}

afterPaint(resume);

// A tool has saved a project for this page's form.
addEventListener(PREFILL_EVENT, () => hydrateAhead(contactForm()));
