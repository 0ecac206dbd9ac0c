import { PREFILL_EVENT } from '../../leads/form/prefill';
import { REFERRER_PARAMETER } from '../../leads/form/referrer';
import { DRAFTS_KEY, mayBeLead, PREFILL_KEY, REFERRER_KEY } from '../../leads/storageKeys';
import { CONTACT_ID, ISLAND, LINK_PARAMETER } from '../contract';
import { afterPaint } from './events';
import { hydrateAhead, islandOf } from './hydration';

/* Hydrates, before the visitor uses them, the islands that have something to read from the URL or from storage. */

const hydrateForm = () => hydrateAhead(document.querySelector(`#${CONTACT_ID} [${ISLAND}]`));

function resume(): void {
  // Links arrive in capitals or encoded, too. A parameter that only sounds like a tool's loads it sooner than needed.
  const query = location.search.toLowerCase();
  for (const tool of document.querySelectorAll<HTMLElement>(`[${LINK_PARAMETER}]`)) {
    if (query.includes(tool.dataset.link as string)) hydrateAhead(islandOf(tool));
  }
  const referrer = new URLSearchParams(location.search).get(REFERRER_PARAMETER);
  // The window's name holds a project where storage is denied.
  if (referrer || window.name) hydrateForm();
  try {
    // First, because another program may deny the session's storage alone.
    if (Object.keys(localStorage).some(mayBeLead)) hydrateAhead(document.querySelector(`[${ISLAND}$=LeadStatus]`));
    // Stored because the form may be on a later page.
    if (referrer) sessionStorage.setItem(REFERRER_KEY, referrer);
    if ([DRAFTS_KEY, PREFILL_KEY, REFERRER_KEY].some((key) => sessionStorage.getItem(key))) hydrateForm();
  } catch {
    // Storage is denied, so there is nothing in it.
  }
}

afterPaint(resume);

// A tool has saved a project for this page's form.
addEventListener(PREFILL_EVENT, hydrateForm);
