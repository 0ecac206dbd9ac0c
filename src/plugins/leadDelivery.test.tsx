/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { adapterFor, fieldsOf } from '../leads/adapters';
import { readDelivery } from '../leads/configuration';
import type { LeadSettings } from '../leads/configured';
import { withPagePath } from '../leads/formPost';
import { sampleLead } from '../leads/sampleLeads';
import type { Lead, LeadKind } from '../leads/types';
import leadDelivery, { receiverOrigin } from './leadDelivery';

/*
 * What a build for each receiver puts into the HTML, without building the site four times over: the forms' components
 * are rendered as a build renders them, with the settings that the plugin gives it, and the plugin adds its page.
 */

const ORIGIN = 'https://www.example.com';

/** Forms that stand in the HTML of a page, by a route that has each, and those that a script draws. */
const inPages = { contact: '/', estimate: '/sanibel-pavers' } as const;
const drawn = ['callback', 'guide'] as const;
const kinds: readonly LeadKind[] = ['contact', 'estimate', ...drawn];

type Markup = Readonly<Record<LeadKind, string>>;

/** The forms as the server renders them in a build with these settings. */
async function render(settings: LeadSettings): Promise<Markup> {
  jest.resetModules();
  jest.doMock('@generated/lead-delivery/default/settings.json', () => ({ __esModule: true, default: settings }));
  const { renderToString } = await import('react-dom/server');
  const { default: ContactForm } = await import('../components/forms/ContactForm/ContactForm');
  const { default: EstimateForm } = await import('../components/forms/EstimateForm/EstimateForm');
  const { default: ChatPanel } = await import('../components/frame/ChatWidget/ChatPanel');
  const { default: PopupDialog } = await import('../components/frame/LeadPopup/PopupDialog');
  const ignore = () => undefined;
  return {
    contact: renderToString(<ContactForm />),
    estimate: renderToString(<EstimateForm area="sanibel" />),
    callback: renderToString(
      <ChatPanel id="chat" state="open" ref={null} onSent={ignore} onClose={ignore} onKeyDown={ignore} />,
    ),
    guide: renderToString(<PopupDialog onClose={ignore} />),
  };
}

const environment = { ...process.env };
let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'forms-'));
});

afterEach(() => {
  process.env = { ...environment };
  rmSync(outDir, { recursive: true });
});

/** Builds for a receiver as far as forms go; the markup of the forms that no page holds comes back. */
async function build(LEAD_DELIVERY: string, LEAD_DELIVERY_KEY = ''): Promise<Markup> {
  process.env = { ...environment, LEAD_DELIVERY, LEAD_DELIVERY_KEY };
  const plugin = leadDelivery({ siteConfig: { url: ORIGIN } } as LoadContext);
  let settings = '{}';
  const createData = async (_name: string, data: string) => (settings = data);
  await plugin.contentLoaded?.({
    content: undefined,
    actions: { createData } as unknown as PluginContentLoadedActions,
  });
  const markup = await render(JSON.parse(settings) as LeadSettings);
  writeFileSync(join(outDir, 'index.html'), withPagePath(markup.contact, inPages.contact));
  writeFileSync(join(outDir, 'sanibel-pavers.html'), withPagePath(markup.estimate, inPages.estimate));
  await plugin.postBuild?.({ outDir } as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
  return markup;
}

const formsIn = (html: string) => [...new JSDOM(html).window.document.forms];

/** Every form in the HTML that is built, as whoever looks through its files finds them. */
const builtForms = () =>
  readdirSync(outDir)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => formsIn(readFileSync(join(outDir, file), 'utf8')));

const namesIn = (form: HTMLFormElement) =>
  [...form.elements].flatMap((element) => element.getAttribute('name') ?? []).sort();

/** The values of a form's hidden fields. */
const hiddenIn = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [name, value]),
  );

/** A lead with all that can go with one. */
const fullLead = (kind: LeadKind) =>
  ({ ...sampleLead(kind), service: 'pool-decks', suspicions: ['honeypot filled'] }) as Lead;

describe('Netlify', () => {
  test('finds every form by its name, in the pages and on a page of their own', async () => {
    await build('netlify');
    const found = builtForms().filter((form) => form.matches('[data-netlify="true"]'));
    expect(found).toHaveLength(builtForms().length);
    expect(found.map(({ name }) => name).sort()).toEqual([...kinds, ...Object.keys(inPages)].sort());
  });

  test('is posted to, and told which form it is; then the page of thanks shows', async () => {
    await build('netlify');
    for (const form of builtForms()) {
      expect(form.method).toBe('post');
      expect(form.getAttribute('action')).toBe('/thanks');
      expect(hiddenIn(form)['form-name']).toBe(form.name);
    }
  });

  test('finds the same fields under one name wherever it looks: all that can be sent, each once', async () => {
    const markup = await build('netlify');
    for (const kind of kinds) {
      const fields = builtForms()
        .filter(({ name }) => name === kind)
        .map(namesIn);
      const [first = []] = fields;
      expect(fields).toEqual(fields.map(() => first));
      expect(new Set(first).size).toBe(first.length);
      // What the browser posts by itself.
      expect(formsIn(markup[kind]).map(namesIn)).toEqual([first]);
      // What a script posts.
      const request = adapterFor(readDelivery({ LEAD_DELIVERY: 'netlify' })).encode(fullLead(kind));
      expect(first).toEqual(expect.arrayContaining([...new URLSearchParams(request?.body).keys()]));
      expect(first).toEqual(expect.arrayContaining(Object.keys(fieldsOf(fullLead(kind)))));
    }
  });

  test('gets the field that only programs fill as a field: its own honeypot throws leads away', async () => {
    await build('netlify');
    for (const form of builtForms()) {
      expect(namesIn(form)).toContain('paverLot');
      expect(form.hasAttribute('netlify-honeypot')).toBe(false);
    }
  });

  test('needs no other host', () => {
    expect(receiverOrigin(readDelivery({ LEAD_DELIVERY: 'netlify' }))).toBeUndefined();
  });
});

const accessKey = '0b6f8d52-1c1e-4a3b-9e0e-2f6f0d8f4a11';

describe.each([
  {
    via: 'formspree',
    key: 'xpzvqrab',
    action: 'https://formspree.io/f/xpzvqrab',
    hidden: { _next: `${ORIGIN}/thanks` },
  },
  {
    via: 'web3forms',
    key: accessKey,
    action: 'https://api.web3forms.com/submit',
    hidden: { access_key: accessKey, redirect: `${ORIGIN}/thanks` },
  },
  {
    via: 'webhook',
    key: 'https://crm.example.com/leads',
    action: 'https://crm.example.com/leads',
    hidden: { redirect: `${ORIGIN}/thanks` },
  },
])('$via', ({ via, key, action, hidden }) => {
  test('is posted to by every form, which asks to be led to the page of thanks', async () => {
    const markup = await build(via, key);
    for (const kind of kinds) {
      const [form] = formsIn(markup[kind]) as [HTMLFormElement];
      expect(form.method).toBe('post');
      expect(form.getAttribute('action')).toBe(action);
      expect(hiddenIn(form)).toMatchObject({ ...hidden, kind });
      // By the same names as a script sends them.
      const { values } = sampleLead(kind);
      expect(namesIn(form)).toEqual(expect.arrayContaining([...Object.keys(values), 'page', 'paverLot']));
      expect(form.hasAttribute('data-netlify')).toBe(false);
    }
  });

  test('learns from each built form which page it is on', async () => {
    await build(via, key);
    expect(Object.fromEntries(builtForms().map((form) => [form.name, hiddenIn(form).page]))).toEqual(inPages);
  });

  test('is the server that pages may reach, with a script and without', () => {
    const { origin } = new URL(action);
    expect(receiverOrigin(readDelivery({ LEAD_DELIVERY: via, LEAD_DELIVERY_KEY: key }))).toBe(origin);
  });
});

test('without a delivery nobody is posted to, and each form says whom to call instead', async () => {
  const markup = await build('none');
  for (const kind of kinds) {
    const [form] = formsIn(markup[kind]) as [HTMLFormElement];
    expect(hiddenIn(form)).toEqual({});
    expect(form.getAttribute('action')).toBe('/thanks');
    expect(markup[kind]).toMatch(/<noscript>.*href="tel:.*href="mailto:.*<\/noscript>/);
  }
});
