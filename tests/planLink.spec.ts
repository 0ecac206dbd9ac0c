import type { Page } from '@playwright/test';
import { serviceById } from '../src/company/services';
import { extrasFor } from '../src/tools/estimator/core/project';
import { isEstimated } from '../src/tools/estimator/core/rules';
import { projectIds, projectNames, projectServices } from '../src/tools/visualizer/core/types';
import { expect, expectAccessible, test, words } from './fixtures';
import { standIn } from './receiver';

/* One link holds the plan and its estimate, whoever opens it. */

const project = projectIds.find((id) => isEstimated(projectServices[id]));
const LENGTH = '31';
const RANGE = /^\$[\d,]+–[\d,]+\+?$/;

const designer = (page: Page) => page.locator('section:has(#design)');
const estimator = (page: Page) => page.locator('#estimate');

/** Texts that leave the page with a lead, or that it logs without a receiver. */
function hear(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', async (message) => {
    for (const part of message.args()) heard.push(JSON.stringify(await part.jsonValue().catch(() => '')));
  });
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const body = request.postData() ?? '';
    const isForm = request.headers()['content-type']?.includes('urlencoded');
    heard.push(isForm ? [...new URLSearchParams(body).values()].join('\n') : body);
  });
  return heard;
}

/** What browsers and extensions do to the storage of a session; runs in the page. */
const storages: Readonly<Record<string, () => void>> = {
  'is denied': () => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  'keeps nothing': () => {
    Storage.prototype.setItem = () => undefined;
  },
};

if (project) {
  const service = serviceById(projectServices[project]);
  const name = projectNames[project];

  /** Draws a design of LENGTH in the designer, and returns what it is called. */
  async function draw(page: Page): Promise<string> {
    await page.goto('/paver-products');
    await page.getByRole('button', { name: 'Design yours' }).click();
    await designer(page).getByRole('radio', { name }).check();
    await designer(page).getByLabel('Length', { exact: true }).fill(LENGTH);
    const drawing = page.locator('canvas');
    await expect(drawing).toHaveAccessibleName(new RegExp(` and ${LENGTH} ft long`));
    return (await drawing.getAttribute('aria-label')) ?? '';
  }

  test('a plan and its price travel in one link, from a phone to another and to the company', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const described = await draw(page);

    await designer(page).getByRole('link', { name: 'Estimate it yourself' }).click();
    await expect(page).toHaveURL((url) => url.pathname === service.path);
    await expect(estimator(page).getByLabel('Length in feet', { exact: true })).toHaveValue(LENGTH);
    await expect(estimator(page).getByRole('paragraph').filter({ hasText: 'With your drawing.' })).toContainText(
      described,
    );
    if (extrasFor(service.id).counted.includes('lights')) {
      await estimator(page).getByText('Extras', { exact: true }).click();
      await estimator(page).getByLabel('Light fixtures').fill('3');
    }
    const range = (await estimator(page).getByText(RANGE).first().textContent()) ?? '';
    await expectAccessible(page, 'estimator with a drawing', '#estimate');
    await estimator(page).getByRole('button', { name: 'Copy link' }).press('Enter');
    await expect(estimator(page).getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const other = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
    await standIn(other, baseURL ?? '');
    const spouse = await other.newPage();
    await spouse.goto(link);
    await expect(estimator(spouse).getByRole('paragraph').filter({ hasText: 'With your drawing.' })).toContainText(
      described,
    );
    await expect(estimator(spouse).getByText(RANGE).first()).toHaveText(range);
    await estimator(spouse).getByRole('link', { name: 'Open the drawing' }).click();
    await expect(spouse.locator('canvas')).toHaveAccessibleName(described);
    await expect(designer(spouse).getByText('Estimated range')).toContainText(range);

    const heard = hear(spouse);
    await designer(spouse).getByRole('link', { name: 'Get an estimate for this design' }).click();
    const form = spouse.locator('#contact form');
    await expect(form.getByLabel('Message')).toHaveValue(/Edge restraint(, and spikes)?: \d+ ft/);
    const visitor = { 'First name': 'Maria', Phone: '(239) 555-0199', Email: 'maria@mail.example' };
    for (const [label, value] of Object.entries(visitor)) await form.getByLabel(label).fill(value);
    await form.getByLabel('City').selectOption('elsewhere');
    await form.getByRole('button', { name: /^(Send|Get)/ }).click();
    await expect(form.getByText(/^Sent at/)).toBeVisible();
    await expect.poll(() => heard.join('\n')).toContain(described);
    const lead = heard.join('\n');
    expect(lead).toMatch(/with \d+% for waste: [\d,]+ \+ \d+ spare/);
    expect(lead).toMatch(/Cut pieces: [\d,]+/);
    expect(lead).toContain(`not a quote: ${range}`);
    const sent = /https?:\S+\/paver-products\?plan=1\S+#design/.exec(lead)?.[0] ?? '';
    await spouse.goto(sent.replace(/^https?:\/\/[^/]+/, ''));
    await expect(spouse.locator('canvas')).toHaveAccessibleName(described);
    await expect(designer(spouse).getByText('Estimated range')).toContainText(range);
    await other.close();
  });

  for (const [how, change] of Object.entries(storages))
    test(`a plan reaches the form of another page in a browser whose storage ${how}`, async ({ page }) => {
      await page.addInitScript(change);
      const described = await draw(page);
      await designer(page).getByRole('link', { name: 'Get an estimate for this design' }).click();
      await expect(page).toHaveURL((url) => url.pathname === service.path);
      await expect(page.locator('#contact form').getByLabel('Message')).toHaveValue(words(described));
    });

  test('the chat takes a plan along to the company, its figures and its link, and no plan that is only an example', async ({
    page,
  }) => {
    const heard = hear(page);
    const chat = page.getByRole('dialog', { name: 'Chat with us' });
    const box = chat.getByRole('checkbox', { name: /plan/ });
    await page.goto(service.path);
    await page.getByRole('button', { name: /chat/i }).first().click();
    await chat.getByLabel('Name').fill('Maria');
    await chat.getByLabel('Phone').fill('(239) 555-0199');
    await chat.getByLabel('Message').fill('Call after four.');
    await expect(box).toBeHidden();
    const length = estimator(page).getByLabel('Length in feet', { exact: true });
    await length.fill(LENGTH);
    await expect(box).toBeChecked();
    const range = (await estimator(page).getByText(RANGE).first().textContent()) ?? '';
    await chat.getByRole('button', { name: 'Send message' }).click();
    await expect(chat.getByText('Message Received')).toBeVisible();
    await expect.poll(() => heard.join('\n')).toContain('Call after four.');
    const lead = heard.join('\n');
    expect(lead).toContain(`not a quote: ${range}`);
    const sent = /https?:\/\/[^"\s\\]+plan=1[^"\s\\]+#estimate/.exec(lead)?.[0] ?? '';
    await page.goto(sent.replace(/^https?:\/\/[^/]+/, ''));
    await expect(length).toHaveValue(LENGTH);
    await expect(estimator(page).getByText(RANGE).first()).toHaveText(range);
    // Whoever comes by the link has a plan, too.
    await page.getByRole('button', { name: /chat/i }).first().click();
    await expect(box).toBeChecked();
  });

  test('a link in capitals, encoded twice, whose paver is gone, opens the rest and says so', async ({ page }) => {
    const query = `plan=1&project=${service.id}&product=gone&pattern=herringbone-45&blend=own&border=none&borderBlend=own&joint=tan&length=${LENGTH}&width=18&shape=rectangle`;
    const isPool = project === 'pool-deck';
    const sized = isPool
      ? query.replace('rectangle', 'around-pool').replace('width=18', 'width=30&poolLength=12&poolWidth=14')
      : query;
    await page.goto(`/paver-products?${encodeURIComponent(sized.toUpperCase())}#design`);
    await expect(page.locator('canvas')).toHaveAccessibleName(new RegExp(` and ${LENGTH} ft long`));
    await expect(designer(page).getByText('couldn’t read all of the link')).toContainText('“Paver”');
  });
}
