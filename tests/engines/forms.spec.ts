import { SCRIPT_TIMEOUT_MS } from '../../src/islands/contract';
import { leadToasts } from '../../src/leads/words/leadTexts';
import type { LeadKind } from '../../src/leads/types';
import { addElements, translate } from '../otherPrograms';
import { hasReceiver } from '../receiver';
import { serviceRoutes } from '../siteRoutes';
import {
  eventually,
  expect,
  expectCount,
  expectFocus,
  expectPath,
  expectShown,
  expectUncovered,
  expectText,
  expectValue,
  fill,
  test,
  type Fault,
} from './fixtures';
import type { Visitor } from './visitor';

declare global {
  interface Window {
    /** Set by IMPATIENCE. */
    stopWaiting?: () => void;
  }
}

const NOT_LOADED = 'Part of this page didn’t load';

interface Form {
  readonly kind: LeadKind;
  readonly route: string;
  readonly values: Readonly<Record<string, string>>;
  /** Opens or scrolls to the form. */
  readonly reach?: (visitor: Visitor) => Promise<void>;
}

const forms: readonly Form[] = [
  {
    kind: 'contact',
    route: '/',
    values: { firstName: 'Maria', email: 'maria@mail.example', subject: 'Patio', message: 'Two cars & a boat.' },
  },
  {
    kind: 'estimate',
    route: serviceRoutes[0],
    values: { firstName: 'Maria', phone: '(239) 555-0199' },
    reach: async (visitor) => {
      await visitor.see(() => {
        const city = document.querySelector('#contact [name=city]') as HTMLSelectElement;
        city.selectedIndex = 1;
        city.dispatchEvent(new Event('change', { bubbles: true }));
      }, null);
    },
  },
  {
    kind: 'callback',
    route: '/faq',
    values: { name: 'Maria', phone: '239 555 0199', message: 'Call me about a patio.' },
    reach: (visitor) => visitor.click('nav [popovertarget=chat]'),
  },
  {
    kind: 'guide',
    route: '/service-area',
    values: { email: 'maria@mail.example' },
    reach: (visitor) => expectShown(visitor, '#lead-popup'),
  },
];

/** Makes the pop-up open a second after the page instead of half a minute. */
const HASTE = 'const wait = setTimeout; window.setTimeout = (run, ms) => wait(run, ms > 29_000 ? 1000 : ms);';

/** Lets a test end the waits for scripts, which take several seconds. */
const IMPATIENCE = `{
  const wait = setTimeout;
  const waits = new Map();
  window.setTimeout = (run, ms) => {
    const timer = wait(run, ms);
    if (ms === ${SCRIPT_TIMEOUT_MS}) waits.set(timer, run);
    return timer;
  };
  window.stopWaiting = () => {
    for (const [timer, run] of waits) {
      clearTimeout(timer);
      waits.delete(timer);
      run();
    }
  };
}`;

const DENIED = `for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
  Object.defineProperty(window, name, { get() { throw new DOMException('Denied', 'SecurityError'); } });`;

const formOf = ({ kind }: Form) => `form[data-kind=${kind}]`;
const submit = (visitor: Visitor, form: Form) => visitor.click(`${formOf(form)} button:not([type=button])`);

async function goToForm(visitor: Visitor, url: string, form: Form): Promise<void> {
  await visitor.goTo(url + form.route);
  await form.reach?.(visitor);
}

async function fillAndSubmit(visitor: Visitor, form: Form): Promise<void> {
  await fill(visitor, formOf(form), form.values);
  await submit(visitor, form);
}

async function expectTyped(visitor: Visitor, form: Form): Promise<void> {
  for (const [name, value] of Object.entries(form.values)) {
    await expectValue(visitor, `${formOf(form)} [name="${name}"]`, value);
  }
}

/** Returns the values of a lead, whether sent by a script or by the browser. */
function valuesOf(lead: string): Record<string, string> {
  return lead.startsWith('{')
    ? (JSON.parse(lead) as Record<string, string>)
    : Object.fromEntries(new URLSearchParams(lead));
}

/** What other programs do to a page. */
const changes: Readonly<Record<string, (visitor: Visitor, form: Form) => Promise<void>>> = {
  'translated by wrapping': (visitor) => visitor.see(translate, { wraps: true }),
  'translated by rewriting': (visitor) => visitor.see(translate, { wraps: false }),
  'with elements beside fields': (visitor) => visitor.see(addElements, undefined),
  async 'written again'(visitor, { reach }) {
    await visitor.see(() => {
      const all = document.body;
      all.innerHTML = String(all.innerHTML);
    }, undefined);
    // The chat is closed again, and each choice is the first.
    await reach?.(visitor);
  },
};

/** Those that change what React has taken over in the most different ways. */
const laterChanges = ['translated by wrapping', 'written again'] as const;

for (const form of forms) {
  const first = form.kind === 'guide' ? HASTE : undefined;
  // Without popovers there is no chat.
  const tag = form.kind === 'callback' ? {} : { tag: '@old' };

  test.describe(`${form.kind} form`, () => {
    test(
      'shows an error for each missing field, keeps what was typed, and sends once complete',
      tag,
      async ({ visitor, start }) => {
        const site = await start({ receives: true, first });
        await goToForm(visitor, site.url, form);
        const [[name = '', value = ''] = [], ...others] = Object.entries(form.values);
        if (others.length > 0) await fill(visitor, formOf(form), { [name]: value });
        else await visitor.click(`${formOf(form)} [name="${name}"]`);
        await submit(visitor, form);
        const missing = others.length > 0 ? others : [[name, value] as const];
        await expectCount(visitor, `${formOf(form)} [aria-invalid=true]`, missing.length);
        // The list of errors has the focus; a form with one field has no list.
        await expectFocus(
          visitor,
          others.length > 0 ? `${formOf(form)} [role=group]` : `${formOf(form)} [name="${name}"]`,
        );
        expect(site.leads).toEqual([]);

        await fill(visitor, formOf(form), Object.fromEntries(missing));
        await submit(visitor, form);
        await expectText(visitor, leadToasts[form.kind].title);
        await expectText(visitor, leadToasts[form.kind].text);
        expect(site.leads.map(valuesOf)).toEqual([expect.objectContaining(form.values)]);
      },
    );

    test('sends if storage is denied', async ({ visitor, start }) => {
      const site = await start({ receives: true, first: (first ?? '') + DENIED });
      await goToForm(visitor, site.url, form);
      await fillAndSubmit(visitor, form);
      await expectText(visitor, leadToasts[form.kind].title);
      expect(site.leads).toHaveLength(1);
    });

    for (const [how, change] of Object.entries(changes)) {
      test(`keeps what is typed while it starts on a page ${how}, and sends it`, async ({ visitor, start }) => {
        const site = await start({ receives: true, first });
        await goToForm(visitor, site.url, form);
        await change(visitor, form);
        await fillAndSubmit(visitor, form);
        await expectText(visitor, leadToasts[form.kind].title);
        expect(site.leads.map(valuesOf)).toEqual([expect.objectContaining(form.values)]);
      });
    }

    for (const how of laterChanges) {
      test(`sends what is typed into a page ${how} after it has started`, async ({ visitor, start }) => {
        const site = await start({ receives: true, first });
        const field = `${formOf(form)} [name="${Object.keys(form.values)[0]}"]`;
        await goToForm(visitor, site.url, form);
        await visitor.click(field);
        await expectCount(visitor, `[data-hydrated] ${formOf(form)}`, 1);
        await changes[how]?.(visitor, form);
        // WebKit's driver presses without moving the pointer there first, which starts a form that was written again.
        await visitor.click(field);
        await fillAndSubmit(visitor, form);
        await expectText(visitor, leadToasts[form.kind].title);
        expect(site.leads.map(valuesOf)).toEqual([expect.objectContaining(form.values)]);
      });
    }

    // Without scripts, the pop-up stays closed.
    if (form.kind === 'guide') return;
    for (const scripts of ['missing', 'dropped', 'stalled'] satisfies Fault[]) {
      const once = scripts === 'missing' ? tag : {};
      const conditions = { scripts, first: scripts === 'stalled' ? IMPATIENCE : undefined };
      const stopWaiting = async (visitor: Visitor) => {
        if (scripts === 'stalled') await visitor.see(() => window.stopWaiting?.(), null);
      };
      test(`with scripts ${scripts}, the browser posts it if there is a receiver`, once, async ({ visitor, start }) => {
        const site = await start({ receives: true, ...conditions });
        await goToForm(visitor, site.url, form);
        await fillAndSubmit(visitor, form);
        await eventually(async () => {
          await stopWaiting(visitor);
          expect(site.leads).toHaveLength(1);
        });
        expect(valuesOf(site.leads[0] ?? '')).toMatchObject(form.values);
        await expectPath(visitor, '/thanks');
      });

      test(
        `with scripts ${scripts} and no receiver, it shows an error, and works on the next try`,
        once,
        async ({ visitor, start }) => {
          // In this build, the company's own receiver would get the form.
          test.skip(hasReceiver, 'The browser posts the form if there is a receiver: see the test before.');
          const site = await start(conditions);
          await goToForm(visitor, site.url, form);
          await fillAndSubmit(visitor, form);
          await eventually(async () => {
            await stopWaiting(visitor);
            expect(await visitor.see(() => document.body.innerText, null)).toContain(NOT_LOADED);
          });
          await expectTyped(visitor, form);
          site.scripts = undefined;
          await submit(visitor, form);
          await expectText(visitor, leadToasts[form.kind].title);
        },
      );
    }
  });
}

const [contact] = forms as [Form];

test('a lead that the receiver cannot accept yet survives a reload, and is sent once', async ({ visitor, start }) => {
  const site = await start({ receives: true, status: 503 });
  await goToForm(visitor, site.url, contact);
  await fillAndSubmit(visitor, contact);
  await expectText(visitor, /saved on this/, `${formOf(contact)} [aria-live=assertive]`);
  await visitor.reload();
  await expectShown(visitor, 'section[aria-label="Your request"]');
  expect(site.leads).toEqual([]);

  site.status = 200;
  await visitor.click('section[aria-label="Your request"] button');
  await expectText(visitor, leadToasts.contact.title);
  await expectCount(visitor, 'section[aria-label="Your request"]', 0);
  await visitor.reload();
  await expectCount(visitor, 'section[aria-label="Your request"]', 0);
  expect(site.leads.map(valuesOf)).toEqual([expect.objectContaining(contact.values)]);
});

test('a draft survives a reload', { tag: '@old' }, async ({ visitor, start }) => {
  const { url } = await start();
  await goToForm(visitor, url, contact);
  await fill(visitor, formOf(contact), contact.values);
  await expectCount(visitor, '#contact [data-hydrated]', 1);
  await visitor.reload();
  await expectTyped(visitor, contact);
});

test('the chat takes the focus, and Escape returns it', async ({ visitor, start }) => {
  const { url } = await start();
  await visitor.goTo(`${url}/faq`);
  await visitor.click('nav [popovertarget=chat]');
  await expectShown(visitor, '#chat');
  await expect.poll(() => visitor.see(() => document.activeElement?.getAttribute('name'), null)).toBe('name');
  await visitor.press('Escape');
  await expectShown(visitor, '#chat', false);
});

test(
  'the pop-up closes with Escape, and does not open again in the session',
  { tag: '@old' },
  async ({ visitor, start }) => {
    const { url } = await start({ first: HASTE });
    await visitor.goTo(`${url}/gallery`);
    await expectShown(visitor, '#lead-popup');
    await visitor.press('Escape');
    await expectUncovered(visitor, '#lead-popup');
    await visitor.goTo(`${url}/faq`);
    // Twice as long as on the first page.
    await visitor.see(() => setTimeout(() => Object.assign(window, { isLater: true }), 2000), null);
    await expect.poll(() => visitor.see(() => 'isLater' in window, null)).toBe(true);
    await expectShown(visitor, '#lead-popup', false);
  },
);
