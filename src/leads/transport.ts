import type { LeadHttpRequest, LeadHttpResponse } from './adapters';

/** The status that stands for a redirect, which a browser reports without its own. */
const REDIRECT = 302;

/**
 * Posts a lead and reads the answer whole. Redirects are not followed: the page they lead to has received nothing, so
 * its 200 would confirm nothing. Neither cookies nor a referrer with the page's address go along.
 * @throws TypeError where there is no connection; AbortError once the signal says so
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
    retryAfter: response.headers.get('Retry-After') ?? undefined,
    body: await response.text(),
  };
}
