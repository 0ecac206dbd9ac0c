import { expect, test } from '@jest/globals';
import { areas } from '../../src/data/areas';
import { services } from '../../src/data/services';
import { GENERAL_PROMISE } from '../../src/leads/hours';
import { single, textOf } from '../pageContent';
import { contactRoutes, estimateAreas, serviceRoutes } from '../routes';
import { checkPages } from './pages';

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

test('until a script knows the time, a form promises a callback without naming an hour', () =>
  checkPages([...contactRoutes, ...estimateCityRoutes, ...serviceRoutes], (page) => {
    expect(textOf(single(page, '#contact form'))).toContain(GENERAL_PROMISE);
  }));
