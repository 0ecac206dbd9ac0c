import type { FormTarget } from '../form/formTarget';
import type { LeadHttpRequest, LeadHttpResponse, PostedFields } from './receivers';

/** Represents any redirect, because `fetch` with `redirect: 'manual'` hides the real status. */
const REDIRECT = 302;

/** Browsers reject a `keepalive` request of more than 64 KiB (Fetch standard, section 4.6). A UTF-16 unit takes at most three bytes. */
const LONGEST_KEPT_ALIVE = (64 * 1024) / 3;

/** Headers of firewalls that answer in place of the receiver, and what they say if the browser has to pass a check. */
const FIREWALLS = ['cf-mitigated', 'x-amzn-waf-action', 'x-vercel-mitigated'];
const CHALLENGE = /^(?:challenge|captcha)$/;

/**
 * Posts a lead and reads the whole answer. Does not follow redirects, because status 200 of the page they lead to would
 * not confirm the lead. Sends no cookies. The request goes on if the page is closed meanwhile.
 * @throws TypeError if there is no connection, or the answer may not be read or is not the receiver's; AbortError once the signal
 *   aborts
 */
export async function sendLead(request: LeadHttpRequest, signal: AbortSignal): Promise<LeadHttpResponse> {
  const response = await fetch(request.url, {
    method: 'POST',
    headers: request.headers,
    body: request.body,
    redirect: 'manual',
    credentials: 'omit',
    cache: 'no-store',
    keepalive: request.body.length < LONGEST_KEPT_ALIVE,
    signal,
  });
  const body = await response.text();
  // A program that keeps requests from leaving the browser answers them itself, with nothing, or with JSON that holds nothing. Only
  // what a program has answered has no address.
  if (!/\w/.test(body) && !response.url) throw new TypeError('Nobody has answered.');
  // What other programs put in the place of `fetch` may know no headers.
  const header = (name: string) => (response.headers as Headers | undefined)?.get(name) ?? undefined;
  return {
    status: response.type === 'opaqueredirect' ? REDIRECT : response.status,
    contentType: header('Content-Type'),
    retryAfter: header('Retry-After'),
    isChallenge: FIREWALLS.some((name) => CHALLENGE.test(header(name) ?? '')),
    body,
  };
}

/** Leaves the page for the receiver's answer to a form with the fields of a lead, which needs no CORS headers and may ask for a captcha. */
export function submitHiddenForm({ action, fields }: FormTarget, lead: PostedFields): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action, hidden: true });
  for (const [name, value] of Object.entries({ ...fields, ...lead })) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
}
