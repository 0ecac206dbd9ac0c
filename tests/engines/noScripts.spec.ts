import { hasReceiver } from '../receiver';
import { expect, expectCount, expectPath, expectShown, fill, test } from './fixtures';

test('without JavaScript, menus, questions and chat open', async ({ visitor, start }) => {
  const { url } = await start({ javaScript: false });
  await visitor.goTo(`${url}/faq`);
  await visitor.click('header [popovertarget=menu-services]');
  await expectShown(visitor, '#menu-services');
  await visitor.press('Escape');
  await visitor.click('main details > summary');
  await expectCount(visitor, 'main details[open]', 1);
  await visitor.click('nav [popovertarget=chat]');
  await expectShown(visitor, '#chat form');
  await expectCount(visitor, '#chat noscript p', hasReceiver ? 0 : 1);
});

test('without JavaScript, a form reaches the receiver', async ({ visitor, start }) => {
  const site = await start({ javaScript: false, receives: true });
  await visitor.goTo(`${site.url}/`);
  const values = { firstName: 'Maria', email: 'maria@mail.example', subject: 'Patio', message: 'Two cars.' };
  await fill(visitor, '#contact', values);
  await visitor.click('#contact form button:not([type=button])');
  await expectPath(visitor, '/thanks');
  expect(site.leads).toHaveLength(1);
  expect(Object.fromEntries(new URLSearchParams(site.leads[0]))).toMatchObject(values);
});
