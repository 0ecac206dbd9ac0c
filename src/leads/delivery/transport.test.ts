/** @jest-environment node */
import { afterEach, expect, jest, test } from '@jest/globals';
import { sendLead } from './transport';

const KB = 1024;

const fetched = jest.spyOn(globalThis, 'fetch');

afterEach(() => {
  fetched.mockReset();
});

test.each([
  ['goes on if the page is closed', 6 * KB, true],
  ['does not, if browsers would reject it for its length', 64 * KB, false],
])('a request %s', async (_, length, keepalive) => {
  fetched.mockResolvedValue(new Response('{"ok":true}', { headers: { 'Retry-After': '5' } }));
  const request = { url: 'https://crm.example.com/in', headers: {}, body: 'é'.repeat(length / 2) };
  const answer = await sendLead(request, new AbortController().signal);
  expect(answer).toMatchObject({ status: 200, retryAfter: '5', body: '{"ok":true}' });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive, credentials: 'omit' });
});

test.each([
  [{ 'cf-mitigated': 'challenge' }, true],
  [{ 'x-amzn-waf-action': 'captcha' }, true],
  [{ 'x-amzn-waf-action': 'challenge' }, true],
  [{ 'x-vercel-mitigated': 'challenge' }, true],
  [{ 'x-vercel-mitigated': 'deny' }, false],
  [{}, false],
])('a firewall says in a header that it checks the browser first: %j', async (headers, isChallenge) => {
  fetched.mockResolvedValue(new Response('Checking.', { status: 403, headers }));
  const request = { url: 'https://crm.example.com/in', headers: {}, body: '{}' };
  expect(await sendLead(request, new AbortController().signal)).toMatchObject({ status: 403, isChallenge });
});

test.each([
  ['by a response', new Response()],
  ['by an empty object in JSON', new Response('{}')],
  ['by an empty list in JSON', new Response('[]\n')],
  ['by an object', { ok: true, status: 200, text: () => Promise.resolve('') }],
])('an answer without an address and without a word, %s, is nobody’s', async (_, nothing) => {
  fetched.mockResolvedValue(nothing as Response);
  const request = { url: 'https://crm.example.com/in', headers: {}, body: '{}' };
  await expect(sendLead(request, new AbortController().signal)).rejects.toThrow(TypeError);
});

test('what answers in the place of the receiver may know no headers', async () => {
  const fake = { status: 200, text: () => Promise.resolve('{"ok":true}') };
  fetched.mockResolvedValue(fake as Response);
  const request = { url: 'https://crm.example.com/in', headers: {}, body: '{}' };
  expect(await sendLead(request, new AbortController().signal)).toMatchObject({ status: 200, body: '{"ok":true}' });
});
