import { expect, test } from '@jest/globals';
import { areas } from '../../src/company/areas';
import { business } from '../../src/company/business';
import { formatAmount } from '../../src/company/pricing';
import { services } from '../../src/company/services';
import { estimate } from '../../src/tools/estimator/core/estimate';
import { homePreset } from '../../src/tools/estimator/core/project';
import { isEstimated, ruleFor } from '../../src/tools/estimator/core/rules';
import { startClause } from '../../src/words/numberWords';
import { HONEYPOT } from '../../src/leads/form/formControls';
import { hasReceiver } from '../receiver';
import { GENERAL_PROMISE } from '../../src/leads/words/hours';
import { single, textOf } from '../pageContent';
import { contactRoutes, estimateAreas, estimateRoutes, serviceRoutes } from '../routes';
import { checkPages, readPage } from './pages';

const estimateCityRoutes = estimateAreas.map(({ path }) => path);

/** Returns the option of the page's form that is chosen when the page opens. */
const chosen = (page: Document, field: string) =>
  single(page, `#contact select[name="${field}"] option[selected]`).textContent;

test('the estimate form is preset to the city of the page', () =>
  checkPages(estimateCityRoutes, (page, route) => {
    expect(chosen(page, 'city')).toBe(areas.find(({ path }) => path === route)?.name);
  }));

test('the estimate form is preset to the service of the page', () =>
  checkPages(serviceRoutes, (page, route) => {
    expect(chosen(page, 'projectType')).toBe(services.find(({ path }) => path === route)?.name);
  }));

test('the estimator starts with the service of the page, and on the home page with the example', async () => {
  const project = '#estimate select[name="project"] option[selected]';
  const estimated = services.filter(({ id }) => isEstimated(id) && ruleFor(id).price).map(({ path }) => path);
  await checkPages(serviceRoutes, (page, route) => {
    const shown = page.querySelector('#estimate') && single(page, project).getAttribute('value');
    expect(shown).toBe(estimated.includes(route) ? route.slice(1) : null);
  });
  const home = readPage('/');
  expect(home.querySelector('#estimate') === null).toBe(estimated.length === 0);
  if (estimated.length > 0) {
    const { low, high } = estimate(homePreset).total ?? { low: 0, high: 0 };
    expect(textOf(single(home, '#estimate section'))).toContain(formatAmount({ low, high }));
  }
});

test('until a script knows the time, a form promises a callback, if any, to those who leave a number, and names no hour', () =>
  checkPages([...contactRoutes, ...estimateRoutes], (page) => {
    const form = textOf(single(page, '#contact form'));
    if (GENERAL_PROMISE === undefined) expect(form).not.toMatch(/call you( back)? within/i);
    else expect(form).toContain(`, and ${startClause(GENERAL_PROMISE)}.`);
  }));

test('each form that asks for a phone number says what sending it asks for', () =>
  checkPages([...contactRoutes, ...estimateCityRoutes, ...serviceRoutes], (page) => {
    const forms = [...page.querySelectorAll('form')].map((form) => textOf(form)).filter((text) => /phone/i.test(text));
    expect(forms).not.toEqual([]);
    const ways = business.texts ? 'call, text or email' : 'call or email';
    for (const form of forms) expect(form).toContain(`you’re asking us to ${ways} you about this project.`);
  }));

test('the estimate form asks for a name, a city and one of phone and email; all else is folded up', () =>
  checkPages(estimateRoutes, (page) => {
    const form = single(page, '#contact form');
    const namesOf = (fields: string) =>
      [...form.querySelectorAll(fields)].map((field) => field.getAttribute('name')).filter((name) => name !== HONEYPOT);
    expect(namesOf(':is(input:not([type=hidden], [hidden]), select, textarea):not(details *)')).toEqual([
      'firstName',
      'city',
      'phone',
      'email',
    ]);
    expect(namesOf(':is(input, select, textarea)[required]')).toEqual(['firstName', 'city']);
    expect(single(form, 'details').hasAttribute('open')).toBe(false);
    expect(namesOf('details :is(input, select, textarea)')).toContain('projectType');
  }));

test('the page of thanks promises a call only to those who left a number', () => {
  const words = textOf(single(readPage('/thanks'), 'main'));
  if (hasReceiver && GENERAL_PROMISE) {
    expect(words).toContain(`If you left a phone number, ${startClause(GENERAL_PROMISE)}. If you didn’t`);
  } else expect(words).not.toMatch(/call you/i);
});
