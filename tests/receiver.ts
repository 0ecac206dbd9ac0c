import type { BrowserContext } from '@playwright/test';
import { readDelivery } from '../src/leads/configuration';
import { THANKS } from '../src/leads/formPost';
import { receiverFor } from '../src/leads/receivers';

const company = receiverFor(readDelivery(process.env));

/** Where the company's leads go, as URLs that may start at the site; undefined if they go nowhere. */
export const receiver = {
  script: company?.url,
  form: company?.formPost('').action,
};

/** Whether the company has a receiver, so that the site in `build` sends what visitors type. */
export const hasReceiver = receiver.script !== undefined;

/** Answers for the receiver, so that a test of the site in `build` never sends it a lead. */
export async function standIn(context: BrowserContext, site: string): Promise<void> {
  const addresses = [receiver.script, receiver.form].flatMap((url) => (url ? new URL(url, site).href : []));
  if (addresses.length === 0) return;
  await context.route(
    ({ href }) => addresses.includes(href),
    (route, request) => {
      if (request.method() !== 'POST') return route.fallback();
      return request.isNavigationRequest()
        ? route.fulfill({ status: 303, headers: { Location: new URL(THANKS, site).href } })
        : route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: { ok: true, success: true } });
    },
  );
}
