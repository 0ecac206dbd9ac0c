import type { Page } from '@playwright/test';
import { ANNOUNCEMENT_DELAY_MS } from '../src/tools/ToolForm/useTool';
import { business } from '../src/company/business';
import { countedIds } from '../src/tools/estimator/core/rules';
import { leadToasts } from '../src/leads/words/leadTexts';
import { expect, holdScripts, open, test } from './fixtures';
import { CONTACT, islands, oneByOne, routeOf, selectorOf, showIsland, together, type Visit } from './islandPages';
import { estimatorRoute, routeWith } from './routes';

/*
 * Other programs change pages before the visitor uses them, while React takes over, and afterwards. For each island and
 * each program, the visitor must find the same as on the untouched page: what they typed, chose and ticked, the focus and
 * the caret, and every answer of the island.
 */

const ESTIMATOR = 'tools/estimator/ui/Estimator';
const CHAT = 'components/frame/ChatWidget/ChatForm';
const GUIDE = 'components/frame/LeadPopup/GuideForm';

/** The islands that are visited with each program alone. `npm run soak` visits all of them. */
const thorough = process.env.SOAK ? islands : [CONTACT];

/** What an island shows and holds. */
interface Finding {
  readonly text: string;
  readonly values: readonly string[];
  readonly focus: string;
  readonly caret: readonly unknown[];
}

/** Returns what an island shows and holds, as in the language of the page; runs in the page. */
function look(selector: string): Finding {
  const island = document.querySelector(selector) as HTMLElement;
  const clean = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
  const controls = [
    ...island.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [hidden]), textarea, select'),
  ];
  const active = document.activeElement as HTMLInputElement;
  return {
    text: clean(island.innerText),
    values: controls.map(({ name, type, value, checked }) => `${type} ${name}: ${value} ${checked}`),
    focus: island.contains(active) ? `${active.localName} ${active.name} ${clean(active.textContent ?? '')}` : '',
    caret: [active.selectionStart, active.selectionEnd, active.selectionDirection],
  };
}

/**
 * Fills in all fields of an island as a visitor does, or without any event, as browsers do before a page's scripts run;
 * runs in the page.
 */
function fillIn({ selector, silently }: { readonly selector: string; readonly silently: boolean }): void {
  const island = document.querySelector(selector) as HTMLElement;
  const texts: Record<string, string> = { email: 'maria@mail.example', tel: '239 555 0199', date: '2026-03-05' };
  for (const control of island.querySelectorAll<HTMLInputElement>(
    'input:not([type=hidden], [hidden]), textarea, select',
  )) {
    // Bypasses the setters that React puts on its elements, so that it notices the new value.
    const set = (name: 'value' | 'checked', value: string | boolean) => {
      const owner = Object.getPrototypeOf(control) as object;
      Object.getOwnPropertyDescriptor(owner, name)?.set?.call(control, value);
    };
    // Nobody can fill in what is folded up.
    control.closest('details')?.setAttribute('open', '');
    if (control.type === 'radio') continue;
    if (control.type === 'checkbox') set('checked', !control.checked);
    else if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1;
    else set('value', control.inputMode ? (texts[control.type] ?? '33901') : (texts[control.type] ?? 'Maria, 15'));
    if (silently) continue;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Puts the caret into the last text of an island, or the focus on its first button; runs in the page. */
function focusLast(selector: string): void {
  const island = document.querySelector(selector) as HTMLElement;
  const fields = [...island.querySelectorAll<HTMLInputElement>('textarea, input[type=text], input[type=tel]')];
  const field = fields.at(-1) ?? island.querySelector<HTMLInputElement>('input:not([type=hidden], [hidden]), button');
  field?.focus();
  if (fields.length > 0) field?.setSelectionRange(1, 3, 'backward');
}

/** Opens the page of an island whose scripts do not load yet, and fills in the island. */
async function arrive(page: Page, name: string, { early, silently = false }: Visit) {
  const selector = selectorOf(name);
  const release = await holdScripts(page);
  await page.goto(routeOf(name));
  await showIsland(page, name);
  await early?.(page);
  await page.evaluate(fillIn, { selector, silently });
  return release;
}

/** Starts the island with the focus in its last field, and waits until React has taken it over. */
async function start(page: Page, name: string, release: () => void): Promise<void> {
  await page.evaluate(focusLast, selectorOf(name));
  release();
  await expect(page.locator(selectorOf(name))).toHaveAttribute('data-hydrated');
}

/** Uses an island that React has taken over. */
async function use(page: Page, name: string): Promise<void> {
  const selector = selectorOf(name);
  const opener = page.locator(`${selector} figcaption > button`);
  if ((await opener.count()) > 0) {
    await opener.press('Enter');
    await expect(page.locator(`${selector} form`)).toBeVisible();
  } else await page.keyboard.type('7');
  await page.evaluate((target) => {
    const choices = [...document.querySelectorAll<HTMLElement>(`${target} select, ${target} input[type=radio]`)];
    for (const choice of choices.filter((one, index) => one.matches('select') || index % 2 === 1)) {
      if (choice instanceof HTMLSelectElement) {
        choice.selectedIndex = Math.min(1, choice.options.length - 1);
        choice.dispatchEvent(new Event('input', { bubbles: true }));
        choice.dispatchEvent(new Event('change', { bubbles: true }));
      } else choice.click();
    }
  }, selector);
  // A part of the visualizer loads when it is chosen.
  await expect(page.locator(selector).getByText('One moment…')).toHaveCount(0);
}

/** Hides each list, and puts one of its own beside it, which fires only `change`; runs in the page. */
function replaceLists(): void {
  for (const list of document.querySelectorAll('select')) {
    const own = document.createElement('x-list');
    for (const [index, { text }] of [...list.options].entries()) {
      const choice = Object.assign(document.createElement('div'), { textContent: text });
      choice.addEventListener('click', () => {
        list.selectedIndex = index;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      });
      own.append(choice);
    }
    list.style.display = 'none';
    list.after(own);
  }
}

/** Returns what an island shows and holds once nothing has changed in the page for a fifth of a second. */
async function findAtRest(page: Page, name: string): Promise<Finding> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 200);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 200);
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
      }),
  );
  return page.evaluate(look, selectorOf(name));
}

/** Presses the main button of an island that React has not taken over; runs in the page. */
function press(selector: string): void {
  const island = document.querySelector(selector);
  (island?.querySelector<HTMLElement>('form button:not([type=button])') ?? island?.querySelector('button'))?.click();
}

// The texts that translators replace here look like texts that React replaces.
test.use({ allowedProblems: [/^console: (The (text|figure)|Something comes before)/] });

test.beforeEach(async ({ page }) => {
  // The callback that a form promises, and the days of the care calendar, depend on the time.
  await page.clock.setFixedTime(new Date('2026-03-04T15:00:00Z'));
  // Tools announce their answer at once, not when the visitor pauses.
  await page.addInitScript((pause) => {
    const wait = window.setTimeout;
    window.setTimeout = ((task: TimerHandler, ms?: number) => wait(task, ms === pause ? 0 : ms)) as typeof setTimeout;
  }, ANNOUNCEMENT_DELAY_MS);
});

// The next visit must not find a draft of this one.
const forget = (page: Page) => page.evaluate(() => sessionStorage.clear());

for (const name of islands) {
  test(`${name} holds and shows the same on changed pages`, async ({ page }) => {
    await start(page, name, await arrive(page, name, {}));
    const arrived = await findAtRest(page, name);
    await use(page, name);
    const used = await findAtRest(page, name);
    await forget(page);
    for (const [how, visit] of Object.entries({ ...together, ...(thorough.includes(name) && oneByOne) })) {
      await test.step(`on a page ${how}`, async () => {
        const found = () => page.evaluate(look, selectorOf(name));
        await start(page, name, await arrive(page, name, visit));
        await expect.poll(found, how).toEqual(arrived);
        await visit.late?.(page);
        await use(page, name);
        await expect.poll(found, how).toEqual(used);
        await forget(page);
      });
    }
  });
}

for (const name of process.env.SOAK ? islands : islands.filter((one) => [CONTACT, ESTIMATOR, CHAT].includes(one))) {
  test(`${name} answers what was pressed before React could take over a changed page`, async ({ page }) => {
    const selector = selectorOf(name);
    const release = await arrive(page, name, Object.values(together)[0] ?? {});
    const { text } = await page.evaluate(look, selector);
    await page.evaluate(press, selector);
    release();
    const toasts = Object.values(leadToasts).map(({ title }) => title);
    const isAnswered = async () => {
      const shown = await page.evaluate(look, 'body');
      const island = await page.evaluate(look, selector).catch(() => undefined);
      return toasts.some((title) => shown.text.includes(title)) || (island && island.text !== text);
    };
    await expect.poll(isAnswered).toBe(true);
  });
}

test('answers a press during which React draws a changed page again', async ({ page }) => {
  const release = await arrive(page, CONTACT, oneByOne['with elements beside fields'] ?? {});
  const send = page.locator('#contact button[type=submit]');
  await send.scrollIntoViewIfNeeded();
  await send.hover();
  await page.mouse.down();
  release();
  await expect(page.locator('#contact [data-island]')).toHaveAttribute('data-hydrated');
  await page.mouse.up();
  await expect(page.getByText(leadToasts.contact.title, { exact: true })).toBeVisible();
});

// The contact form's only box is the one for the newsletter.
for (const what of business.newsletter ? ['a box', 'the label of a box'] : []) {
  test(`answers a press on ${what} during which React draws a changed page again`, async ({ page }) => {
    const release = await arrive(page, CONTACT, oneByOne['without comments'] ?? {});
    const box = page.locator('#contact input[type=checkbox]');
    const before = await box.isChecked();
    const label = page.locator(`#contact label[for="${await box.getAttribute('id')}"]`);
    await (what === 'a box' ? box : label).hover();
    await page.mouse.down();
    release();
    await expect(page.locator('#contact [data-island]')).toHaveAttribute('data-hydrated');
    await page.mouse.up();
    expect(await box.isChecked()).toBe(!before);
  });
}

for (const [when, isEarly] of [
  ['before React takes it over', true],
  ['once React has taken it over', false],
] as const)
  test(`a list that a program replaces by its own, ${when}, can be chosen from`, async ({ page }) => {
    test.skip(!estimatorRoute, 'The company has no estimator.');
    const release = await holdScripts(page);
    await page.goto(estimatorRoute ?? '');
    const island = page.locator(selectorOf(ESTIMATOR));
    const start = async () => {
      release();
      await island.dispatchEvent('pointerover');
      await expect(island).toHaveAttribute('data-hydrated');
    };
    if (!isEarly) await start();
    await page.evaluate(replaceLists);
    if (isEarly) await start();
    const project = island.locator('[name=project]');
    const last = await project.locator('option').last().innerText();
    const own = island.locator('x-list').first().getByText(last, { exact: true });
    if (await own.isVisible()) await own.click();
    else await project.selectOption(last);
    await expect(island.getByRole('region', { name: 'Estimated range' })).toContainText(last);
  });

test('keeps the caret in the middle of an email address', async ({ page }) => {
  const release = await arrive(page, GUIDE, oneByOne['translated by wrapping'] ?? {});
  const email = page.locator('#lead-popup input[type=email]');
  await email.fill('maria@mail.example');
  for (let left = 0; left < '@mail.example'.length; left += 1) await page.keyboard.press('ArrowLeft');
  release();
  await expect(page.locator('#lead-popup [data-island]')).toHaveAttribute('data-hydrated');
  await page.keyboard.type('.ruiz');
  await expect(email).toHaveValue('maria.ruiz@mail.example');
});

test('answers the space key during which React draws a changed page again', async ({ page }) => {
  const release = await arrive(page, CONTACT, oneByOne['with elements beside fields'] ?? {});
  await page.locator('#contact button[type=submit]').focus();
  await page.keyboard.down('Space');
  release();
  await expect(page.locator('#contact [data-island]')).toHaveAttribute('data-hydrated');
  await page.keyboard.up('Space');
  await expect(page.getByText(leadToasts.contact.title, { exact: true })).toBeVisible();
});

for (const when of ['before', 'after'])
  test(`a form answers in a page that a program has written again ${when} React took it over`, async ({ page }) => {
    const write = () => page.evaluate(() => void (document.body.innerHTML = String(document.body.innerHTML)));
    const form = page.locator('#contact form');
    const release = await arrive(page, CONTACT, {});
    if (when === 'before') await write();
    else await start(page, CONTACT, release);
    if (when === 'after') await write();
    await page.evaluate(fillIn, { selector: selectorOf(CONTACT), silently: false });
    await form.getByLabel('Email').fill('maria@mail.example');
    await form.getByRole('button', { name: 'Send message' }).click();
    release();
    await expect(page.getByText(leadToasts.contact.title, { exact: true })).toBeVisible();
  });

const areaRoute = routeWith('value="square-feet"');

if (areaRoute && countedIds.length > 0)
  test('a tool keeps its figures, also of another shape, when something that React has to remove is gone', async ({
    page,
  }) => {
    await open(page, areaRoute);
    const estimator = page.locator('#estimate');
    await estimator.getByLabel('Area', { exact: true }).selectOption('square-feet');
    await estimator.getByLabel('Square feet').fill('1,234');
    await estimator.getByText('Extras', { exact: true }).click();
    const [extra] = await estimator.locator('details input[type=text]').all();
    await extra?.fill('abc');
    await extra?.blur();
    await expect(estimator.locator('[id$="-error"]')).toHaveCount(1);
    await estimator.locator('[id$="-error"]').evaluate((message) => message.remove());
    await extra?.fill('2');
    await expect(estimator.getByLabel('Square feet')).toHaveValue('1,234');
    await expect(estimator.getByRole('region', { name: 'Estimated range' })).toContainText('1,234 sq ft');
    await expect(page.locator('#estimate')).toHaveCount(1);
  });

test('keeps what was typed when something that React has to remove is gone', async ({ page }) => {
  await open(page, routeOf(CONTACT));
  const form = page.locator('#contact form');
  await form.getByLabel('First name').fill('Maria');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/email/);
  await form.locator('[id$="-error"]').evaluateAll((messages) => {
    for (const message of messages) message.remove();
  });
  const email = form.getByLabel('Email');
  await email.pressSequentially('maria@mail.example');
  await expect(email).toHaveValue('maria@mail.example');
  await expect(email).toBeFocused();
  await expect(form.getByLabel('First name')).toHaveValue('Maria');
  await form.getByLabel('Subject').fill('Patio');
  await form.getByLabel('Message').fill('What would it take?');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(leadToasts.contact.title, { exact: true })).toBeVisible();
});
