import type { BrowserContext } from '@playwright/test';
import { business } from '../src/company/business';
import { readDelivery } from '../src/leads/delivery/readDelivery';
import { THANKS } from '../src/leads/form/formTarget';
import { receiverFor } from '../src/leads/delivery/receivers';
import { SPAM_CHECK_ORIGIN } from '../src/leads/form/spamCheck';

const company = receiverFor(readDelivery(process.env));

/** Where the company's leads go, as URLs that may start at the site; undefined if they go nowhere. */
export const receiver = {
  script: company?.url,
  spamCheck: company && business.spamCheck ? SPAM_CHECK_ORIGIN : undefined,
  form: company?.formTarget('').action,
};

/** Whether the company has a receiver, so that the site in `build` sends what visitors type. */
export const hasReceiver = receiver.script !== undefined;

/** Answers for the receiver and the spam check, so that a test of the site in `build` never sends them anything. */
export async function standIn(context: BrowserContext, site: string): Promise<void> {
  const addresses = [receiver.script, receiver.form].flatMap((url) => (url ? new URL(url, site).href : []));
  if (addresses.length === 0) return;
  await context.route(`${SPAM_CHECK_ORIGIN}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
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
