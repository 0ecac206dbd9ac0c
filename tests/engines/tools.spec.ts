import { areaById } from '../../src/company/areas';
import { blendsFor } from '../../src/tools/visualizer/core/blends';
import { defaultDesign } from '../../src/tools/visualizer/core/designs';
import { layableProduct } from '../../src/tools/visualizer/core/layable';
import { estimatorRoute, routeWith } from '../routes';
import { someZip } from '../zips';
import { expect, expectCount, expectShown, expectText, fill, test } from './fixtures';
import type { Visitor } from './visitor';

const comparisonRoute = routeWith('id="comparison"');
const careRoute = routeWith('id="care"');
const referralRoute = routeWith('"tools/referralLink/ui/ReferralLink"');

const textOf = (visitor: Visitor, selector: string) =>
  visitor.see((target) => document.querySelector<HTMLElement>(target)?.innerText ?? '', selector);

async function expectNew(visitor: Visitor, selector: string, before: string): Promise<void> {
  await expect.poll(() => textOf(visitor, selector)).not.toBe(before);
}

if (estimatorRoute)
  test('the estimator updates while typing', { tag: '@old' }, async ({ visitor, start }) => {
    const { url } = await start();
    await visitor.goTo(url + estimatorRoute);
    const before = await textOf(visitor, '#estimate section');
    expect(before).toMatch(/\$[\d,]+/);
    await fill(visitor, '#estimate', { length: '9' });
    await expectNew(visitor, '#estimate section', before);
    await expectText(visitor, /\$[\d,]+/, '#estimate section');
  });

if (estimatorRoute)
  test('a confirmed estimate is in the message of the form, which grows with it', async ({ visitor, start }) => {
    const { url } = await start();
    await visitor.goTo(url + estimatorRoute);
    const heightOf = () => visitor.see(() => document.querySelector('#contact textarea')?.clientHeight ?? 0, null);
    const before = await heightOf();
    const example = await textOf(visitor, '#estimate section');
    await fill(visitor, '#estimate', { length: '9' });
    // The result moves the link below it, and an engine presses where the link was when it looked for it.
    await expectNew(visitor, '#estimate section', example);
    await visitor.click('#estimate a[href$="#contact"]');
    await expectText(visitor, /Your estimate goes with this form/, '#contact form');
    await visitor.click('#contact summary');
    await expect.poll(heightOf).toBeGreaterThan(before);
    const hidden = await visitor.see(() => {
      const message = document.querySelector('#contact textarea') as HTMLTextAreaElement;
      return message.scrollHeight - message.clientHeight;
    }, null);
    expect(hidden).toBeLessThanOrEqual(1);
  });

if (comparisonRoute)
  test('the 20-year comparison updates while typing', { tag: '@old' }, async ({ visitor, start }) => {
    const { url } = await start();
    await visitor.goTo(url + comparisonRoute);
    const before = await textOf(visitor, '#comparison section');
    await visitor.click('#comparison input');
    await visitor.type('9');
    await expectNew(visitor, '#comparison section', before);
  });

if (careRoute)
  test('the care calendar updates with the date', { tag: '@old' }, async ({ visitor, start }) => {
    const { url } = await start();
    await visitor.goTo(url + careRoute);
    await visitor.click('#care input');
    await expectCount(visitor, '#care [data-hydrated], [data-hydrated] #care', 1);
    const before = await textOf(visitor, '#care section');
    // Set by script, because each engine has its own keyboard input for dates.
    await visitor.see(() => {
      const date = document.querySelector('#care input[type=date]') as HTMLInputElement;
      // Bypasses the setter that React puts on the element, so that React notices the new value.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(date, '2020-03-05');
      date.dispatchEvent(new Event('input', { bubbles: true }));
    }, null);
    await expectNew(visitor, '#care section', before);
  });

test('the ZIP check answers', { tag: '@old' }, async ({ visitor, start }) => {
  const { zip, area } = someZip('yes');
  const { url } = await start();
  await visitor.goTo(`${url}/service-area`);
  await visitor.click('main form input');
  await visitor.type(zip);
  await visitor.press('Enter');
  await expectText(visitor, areaById(area).name, 'main form [role=status]');
});

test('the visualizer draws, and redraws in another color', { tag: '@old' }, async ({ visitor, start }) => {
  const drawing = () =>
    visitor.see(() => {
      const canvas = document.querySelector('canvas');
      const pixels = canvas?.getContext('2d')?.getImageData(canvas.width >> 1, 0, 1, canvas.height).data ?? [];
      return [...pixels].some(Boolean) ? [...pixels].join() : '';
    }, null);
  const { url } = await start();
  await visitor.goTo(`${url}/paver-products`);
  await visitor.click('[data-link] figcaption button');
  await expectShown(visitor, 'canvas');
  await expect.poll(drawing).not.toBe('');
  const before = await drawing();
  const another = blendsFor(layableProduct(defaultDesign.product)).find(({ id }) => id !== defaultDesign.blend);
  await visitor.click(`input[type=radio][value="${another?.id}"]`);
  await expect.poll(drawing).not.toBe(before);
});

test('the button that adds a second design stays in sight', async ({ visitor, start }) => {
  await visitor.resize(1280, 540);
  const { url } = await start();
  await visitor.goTo(`${url}/paver-products`);
  await visitor.click('[data-link] figcaption button');
  await expectShown(visitor, 'canvas');
  /** Returns the button's text if all of it is in the window. */
  const seen = () =>
    visitor.see(() => {
      const button = [...document.querySelectorAll('[data-link] button')].find(({ textContent }) =>
        /^(Compare|Keep only)/.test(textContent),
      );
      if (!button) return '';
      button.id = 'compare';
      const { top, bottom } = button.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight ? button.textContent : '';
    }, null);
  await seen();
  await visitor.click('#compare');
  await expect.poll(seen).toMatch(/^Keep only/);
});

if (referralRoute)
  test('a name becomes a referral link and a QR code', { tag: '@old' }, async ({ visitor, start }) => {
    const { url } = await start();
    await visitor.goTo(url + referralRoute);
    await visitor.click('main form input');
    await visitor.type('Zoe Del Rio');
    await visitor.press('Enter');
    await expectText(visitor, '/?ref=Zoe+Del+Rio', 'main');
    await expectShown(visitor, 'main [role=img], main svg');
  });
