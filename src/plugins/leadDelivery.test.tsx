/** @jest-environment node */
import '@site/tests/companies/full';
import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { areas } from '../company/areas';
import { business } from '../company/business';
import { services } from '../company/services';
import { readDelivery } from '../leads/delivery/readDelivery';
import type { LeadSettings } from '../leads/delivery/leadSettings';
import { fieldsOf, photoRequestFor, receiverFor, type Receiver } from '../leads/delivery/receivers';
import { receivers } from '../leads/delivery/receivers/settings';
import { sampleLead } from '../../tests/leads/sampleLeads';
import type { Lead, LeadKind } from '../leads/types';
import leadDelivery, { receiverOrigin, spamCheckOf } from './leadDelivery';

/*
 * Checks the HTML that a build produces for each receiver without building the site four times: renders the form
 * components as a build does, with the settings from the plugin.
 */

const ORIGIN = 'https://www.example.com';

const [city] = areas;

/** A page that has each form, by kind. */
const pages: Readonly<Record<LeadKind, string>> = {
  contact: '/',
  estimate: city.path,
  callback: '/faq',
  guide: '/blog',
};
const kinds = Object.keys(pages) as LeadKind[];

/** The forms by kind, and the one for photos on the page of thanks. */
type Markup = Readonly<Record<LeadKind | 'photos', string>>;

/** Renders the forms as the server does in a build with these settings. */
async function render(settings: LeadSettings): Promise<Markup> {
  jest.resetModules();
  jest.doMock('@generated/lead-delivery/default/settings.json', () => ({ __esModule: true, default: settings }));
  const { renderToString } = await import('react-dom/server');
  const { default: ContactForm } = await import('../components/forms/ContactForm/ContactForm.island');
  const { default: EstimateForm } = await import('../components/forms/EstimateForm/EstimateForm.island');
  const { default: ChatForm } = await import('../components/frame/ChatWidget/ChatForm.island');
  const { default: GuideForm } = await import('../components/frame/LeadPopup/GuideForm.island');
  const { default: PhotoForm } = await import('../components/forms/PhotoForm');
  return {
    contact: renderToString(<ContactForm page={pages.contact} />),
    estimate: renderToString(<EstimateForm page={pages.estimate} area={city.id} />),
    callback: renderToString(<ChatForm page={pages.callback} />),
    guide: renderToString(<GuideForm page={pages.guide} />),
    photos: renderToString(<PhotoForm />),
  };
}

const environment = { ...process.env };

afterEach(() => {
  process.env = { ...environment };
});

/** Returns the markup of each form in a build for a receiver. */
async function build(LEAD_DELIVERY: string, LEAD_DELIVERY_KEY = '', LEAD_DELIVERY_FILES = ''): Promise<Markup> {
  process.env = { ...environment, LEAD_DELIVERY, LEAD_DELIVERY_KEY, LEAD_DELIVERY_FILES };
  const plugin = leadDelivery({ siteConfig: { url: ORIGIN } } as LoadContext);
  let settings = '{}';
  const createData = async (_name: string, data: string) => (settings = data);
  await plugin.contentLoaded?.({
    content: undefined,
    actions: { createData } as unknown as PluginContentLoadedActions,
  });
  return render(JSON.parse(settings) as LeadSettings);
}

const formsIn = (html: string) => [...new JSDOM(html).window.document.forms];

const namesIn = (form: HTMLFormElement) =>
  [...form.elements].flatMap((element) => element.getAttribute('name') ?? []).sort();

/** Returns the values of a form's hidden fields. */
const hiddenIn = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input:is([type=hidden], [hidden])')].map(({ name, value }) => [
      name,
      value,
    ]),
  );

/** Returns a lead with every optional field. */
const fullLead = (kind: LeadKind) =>
  ({ ...sampleLead(kind), service: services[0].id, suspicions: ['honeypot filled'] }) as Lead;

describe('Netlify', () => {
  test('finds every form by its name', async () => {
    const markup = await build('netlify');
    for (const kind of kinds) {
      const [form] = formsIn(markup[kind]) as [HTMLFormElement];
      expect(form.dataset.netlify).toBe('true');
      expect(form.name).toBe(kind);
    }
  });

  test('gets each form with its name, then shows /thanks', async () => {
    const markup = await build('netlify');
    for (const [form] of kinds.map((kind) => formsIn(markup[kind]) as [HTMLFormElement])) {
      expect(form.method).toBe('post');
      expect(form.getAttribute('action')).toBe('/thanks');
      expect(hiddenIn(form)['form-name']).toBe(form.name);
    }
  });

  test('finds every field that can be sent exactly once', async () => {
    const markup = await build('netlify');
    for (const kind of kinds) {
      const [form] = formsIn(markup[kind]) as [HTMLFormElement];
      const found = namesIn(form);
      expect(new Set(found).size).toBe(found.length);
      // Compares with the fields that a script posts.
      const posted = receiverFor({ via: 'netlify' }).fields(fullLead(kind));
      expect(found).toEqual(expect.arrayContaining(Object.keys(posted)));
      expect(found).toEqual(expect.arrayContaining(Object.keys(fieldsOf(fullLead(kind)))));
    }
  });

  test('gets the honeypot as an ordinary field, because Netlify’s own honeypot discards leads', async () => {
    const markup = await build('netlify');
    for (const [form] of kinds.map((kind) => formsIn(markup[kind]) as [HTMLFormElement])) {
      expect(namesIn(form)).toContain('paverLot');
      expect(form.hasAttribute('netlify-honeypot')).toBe(false);
    }
  });

  test('needs no other host', () => {
    expect(receiverOrigin(readDelivery({ LEAD_DELIVERY: 'netlify' }))).toBeUndefined();
  });
});

describe.each(receivers.filter(({ via }) => via !== 'netlify'))('$name', ({ via, key: { example = '' } = {} }) => {
  const receiver = receiverFor(readDelivery({ LEAD_DELIVERY: via, LEAD_DELIVERY_KEY: example })) as Receiver;
  const { action, fields: hidden } = receiver.formTarget(ORIGIN);

  test('receives every form, with a redirect to /thanks', async () => {
    const markup = await build(via, example);
    for (const kind of kinds) {
      const [form] = formsIn(markup[kind]) as [HTMLFormElement];
      expect(form.method).toBe('post');
      expect(form.getAttribute('action')).toBe(action);
      expect(hiddenIn(form)).toMatchObject({ ...hidden, kind, leadId: '' });
      // The names are the same as in a lead sent by a script.
      const { values } = sampleLead(kind);
      expect(namesIn(form)).toEqual(expect.arrayContaining([...Object.keys(values), 'page', 'paverLot']));
      expect(form.hasAttribute('data-netlify')).toBe(false);
    }
  });

  test('gets the path of the page with each form', async () => {
    const markup = await build(via, example);
    for (const kind of kinds) {
      const [form] = formsIn(markup[kind]) as [HTMLFormElement];
      expect(hiddenIn(form).page).toBe(pages[kind]);
    }
  });

  test('is the only server that pages may send leads to', () => {
    const { origin } = new URL(action);
    expect(receiverOrigin(readDelivery({ LEAD_DELIVERY: via, LEAD_DELIVERY_KEY: example }))).toBe(origin);
  });
});

test('without a delivery, forms post to no receiver and show the phone number and email address', async () => {
  const markup = await build('none');
  for (const kind of kinds) {
    const [form] = formsIn(markup[kind]) as [HTMLFormElement];
    expect(hiddenIn(form)).toEqual({});
    expect(form.getAttribute('action')).toBe('/thanks');
    expect(markup[kind]).toMatch(/<noscript>.*href="tel:.*href="mailto:.*<\/noscript>/);
  }
});

describe('photos', () => {
  const photo = { name: 'a.png', file: new Blob(['a']) };
  const asking = (markup: Markup) => kinds.filter((kind) => markup[kind].includes('type="file"'));

  test.each([['none', ''], ['netlify', ''], ...receivers.flatMap(({ via, key }) => (key ? [[via, key.example]] : []))])(
    'are not asked for unless the receiver takes them: %s',
    async (via, key) => {
      const markup = await build(via, key);
      expect(asking(markup)).toEqual([]);
      expect(markup.photos).toBe('');
    },
  );

  test.each([
    ['netlify', ''],
    ['webhook', '/inbox'],
  ])(
    'are asked for in the contact and estimate forms if it does, and change nothing that a form posts: %s',
    async (via, key) => {
      const [plain, markup] = [await build(via, key), await build(via, key, 'true')];
      expect(asking(markup)).toEqual(['contact', 'estimate']);
      for (const kind of kinds) {
        const [form] = formsIn(markup[kind]) as [HTMLFormElement];
        expect(namesIn(form)).toEqual(namesIn(formsIn(plain[kind])[0] as HTMLFormElement));
        expect(form.enctype).toBe('application/x-www-form-urlencoded');
      }
    },
  );

  test('have a form for Netlify, with every field that is posted', async () => {
    const [form, ...others] = formsIn((await build('netlify', '', 'true')).photos) as [HTMLFormElement];
    expect(others).toEqual([]);
    expect(form.dataset.netlify).toBe('true');
    expect(form.enctype).toBe('multipart/form-data');
    const receiver = receiverFor({ via: 'netlify', files: true });
    const { body } = photoRequestFor(receiver, fullLead('contact'), Array(5).fill(photo)) ?? {};
    expect(namesIn(form)).toEqual([...(body?.keys() ?? [])].sort());
    expect(body?.get('form-name')).toBe(form.name);
  });
});

describe('the spam check', () => {
  const siteKey = '1x00000000000000000000AA';
  const settings = {
    delivery: { via: 'netlify' },
    formTarget: receiverFor({ via: 'netlify' }).formTarget(ORIGIN),
  } as const;

  test('is in every form if there is one, and otherwise in none', async () => {
    const plain = await render(settings);
    const checked = await render({ ...settings, spamCheck: { via: 'turnstile', siteKey } });
    for (const kind of kinds) {
      expect(plain[kind]).not.toMatch(/spam|turnstile|challenges/i);
      const [form] = formsIn(checked[kind]) as [HTMLFormElement];
      expect(form.querySelector(`[data-spam-check="${siteKey}"]`)).not.toBeNull();
    }
  });

  test('is left out if there is no receiver', () => {
    expect(spamCheckOf({ via: 'none' })).toBeNull();
    expect(spamCheckOf({ via: 'netlify' })).toBe(business.spamCheck);
  });
});
