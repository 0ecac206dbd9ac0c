import { expect, jest, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { business } from '@site/src/company/business';
import { optionalFacts } from '@site/src/company/optionalFacts';
import type { LeadSettings } from '@site/src/leads/delivery/leadSettings';
import { receiverFor, type LeadDelivery } from '@site/src/leads/delivery/receivers';
import { sampleDeliveries } from '@site/tests/leads/sampleLeads';
import { HowLongKept, WhereYouBook, WhoPromises } from '.';

/** What the privacy page says of its forms in a build with this receiver, as text. */
async function read(
  delivery: LeadDelivery,
  spamCheck?: LeadSettings['spamCheck'],
  takesPhotos = false,
): Promise<string> {
  jest.resetModules();
  jest.doMock('@generated/lead-delivery/default/settings.json', () => ({
    __esModule: true,
    default: { delivery, spamCheck, takesPhotos },
  }));
  const { DesignerPhoto, FormPhotos, HowYouCame, WhatFor, WhatGoesAlong, WhatWaits, WhoReceives } = await import('.');
  const page = document.createElement('div');
  const parts = [WhoReceives, WhatGoesAlong, WhatFor, HowYouCame, WhatWaits, DesignerPhoto, FormPhotos];
  page.innerHTML = parts
    .map((Part, key) => <Part key={key} />)
    .map((part) => renderToString(part))
    .join('');
  return page.textContent;
}

test('without a receiver, it says that nothing reaches the company, and that nothing is sent', async () => {
  const text = await read({ via: 'none' });
  expect(text).toContain('nothing you type in them reaches us');
  expect(text).toContain('Once they’re connected, we’ll use what you send');
  expect(text).not.toMatch(/sends|sent/);
});

const otherCompanies = sampleDeliveries
  .filter((delivery) => receiverFor(delivery).isOtherCompany)
  .map((delivery): [string, LeadDelivery] => [receiverFor(delivery).provider, delivery]);

test.each(otherCompanies)('names the company that receives it: %s', async (company, delivery) => {
  const text = await read(delivery);
  expect(text).toContain(`to ${company}, `);
  expect(text).toContain(`${company} also learns your IP address`);
  expect(text).toContain('We use what you send');
  expect(text).toMatch(/the city or service.*a program filled in the form/);
  expect(text.includes('who referred you')).toBe(business.referrals);
  expect(text).toMatch(/saved in this browser and sent again .* up to seven days/);
});

test.each([
  ['https://crm.example.com/leads', 'crm.example.com'],
  ['/inbox', 'this website'],
])('names the place that the company runs itself: %s', async (url, place) => {
  const text = await read({ via: 'webhook', url });
  expect(text).toContain(`to ${place}, where we keep it.`);
  expect(text).not.toContain('privacy policy');
});

test('says what traces a visitor to an ad, and how to turn that off, only if there is a receiver', async () => {
  const text = await read({ via: 'netlify' });
  expect(text).toMatch(/how you found us.*first page.*campaign.*number for your click.*Global Privacy Control/);
  expect(text).toMatch(/don’t share it for advertising, except for the number of a click/);
  expect(text).toMatch(/until you close the tab.*kept whole/);
  const without = await read({ via: 'none' });
  expect(without).not.toMatch(/found us|Privacy Control|until you close the tab:|except/);
  expect(without).toContain('don’t share it for advertising.');
});

test('names the company behind the spam check only if there is one', async () => {
  expect(await read({ via: 'netlify' })).not.toContain('Cloudflare');
  const text = await read({ via: 'netlify' }, { via: 'turnstile', siteKey: '1x00000000000000000000AA' });
  expect(text).toContain('Cloudflare learns your IP address');
});

test('says what becomes of photos only if the receiver takes them', async () => {
  const delivery: LeadDelivery = { via: 'webhook', url: '/inbox', files: true };
  const without = await read(delivery);
  expect(without).not.toMatch(/add up to|Send it with my request|Photos you’ve added/);
  expect(without).toContain('We never see the photo');
  const text = await read(delivery, undefined, true);
  expect(text).toMatch(/add up to 5 photos.*the place, the date and the camera.*They go to the same place/);
  expect(text).toMatch(/Photos you’ve added to a form stay in this browser.*Only the tab you added them in shows them/);
  expect(text).toContain('We see the photo only if you check “Send it with my request”');
});

test('names the company, and its address, dates and terms once they are written down', () => {
  const own = { ...optionalFacts };
  const parts = (facts: object) => {
    Object.assign(optionalFacts, facts);
    const page = document.createElement('div');
    page.innerHTML =
      renderToString(<WhoPromises />) + renderToString(<HowLongKept />) + renderToString(<WhereYouBook />);
    return page.textContent;
  };
  const without = parts({ postalAddress: undefined, privacy: undefined, bookingPage: undefined });
  expect(without).toContain(`the website of ${business.name}. You can reach us at ${business.email}.`);
  expect(without).not.toMatch(/applies from|months|booking/);
  const complete = parts({
    postalAddress: 'PO Box 7',
    privacy: { since: '2026-03-01', keepMonths: 18 },
    bookingPage: 'https://cal.com/pavers',
  });
  expect(complete).toContain(`${business.name}, PO Box 7.`);
  expect(complete).toContain('It applies from March 1, 2026.');
  expect(complete).toContain('our booking page at cal.com');
  expect(complete).toContain('If you don’t, we delete your request within 18 months.');
  Object.assign(optionalFacts, own);
});
