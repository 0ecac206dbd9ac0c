import type { LeadHttpRequest, LeadHttpResponse } from './receivers';

/** Represents any redirect, because `fetch` with `redirect: 'manual'` hides the real status. */
const REDIRECT = 302;

/**
 * Posts a lead and reads the whole answer. Does not follow redirects, because status 200 of the page they lead to would
 * not confirm the lead. Sends no cookies.
 * @throws TypeError if there is no connection; AbortError once the signal aborts
 */
export async function postLead(request: LeadHttpRequest, signal: AbortSignal): Promise<LeadHttpResponse> {
  const response = await fetch(request.url, {
    method: 'POST',
    headers: request.headers,
    body: request.body,
    redirect: 'manual',
    credentials: 'omit',
    cache: 'no-store',
    signal,
  });
  return {
    status: response.type === 'opaqueredirect' ? REDIRECT : response.status,
    contentType: response.headers.get('Content-Type') ?? undefined,
    retryAfter: response.headers.get('Retry-After') ?? undefined,
    body: await response.text(),
  };
}
