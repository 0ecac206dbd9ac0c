import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type * as spamCheck from './spamCheck';

/* Turnstile itself is replaced: what counts is what a form does with and without it. */

const SITE_KEY = '1x00000000000000000000AA';
const render = jest.fn<(place: HTMLElement, options: Readonly<Record<string, unknown>>) => void>();
const reset = jest.fn();

let form: HTMLFormElement;
let check: typeof spamCheck;

const script = () => document.querySelector<HTMLScriptElement>('script');

/** Lets the script load, as a browser does. */
function loadScript() {
  Object.assign(window, { turnstile: { render, reset } });
  script()?.dispatchEvent(new Event('load'));
}

function giveToken(token: string) {
  const [place] = render.mock.calls[0] ?? [];
  place?.replaceChildren(
    Object.assign(document.createElement('input'), { name: 'cf-turnstile-response', value: token }),
  );
}

/** Takes the token; the clock runs to the end of every wait. */
async function take() {
  const taken = check.takeToken(form);
  await jest.runAllTimersAsync();
  return taken;
}

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  jest.clearAllMocks();
  document.head.replaceChildren();
  document.body.innerHTML = `<form><div data-spam-check="${SITE_KEY}"></div></form>`;
  form = document.forms[0] as HTMLFormElement;
  check = await import('./spamCheck');
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'turnstile');
});

describe('the spam check of a form', () => {
  test('loads its script once, from its own host, and shows in the form', async () => {
    check.startCheck(form);
    check.startCheck(form);
    expect(document.scripts).toHaveLength(1);
    expect(script()?.src).toMatch(`${check.SPAM_CHECK_ORIGIN}/`);
    loadScript();
    await jest.runAllTimersAsync();
    expect(render).toHaveBeenCalledTimes(1);
    const [place, options] = render.mock.calls[0] ?? [];
    expect(place).toBe(form.firstElementChild);
    expect(options).toMatchObject({ sitekey: SITE_KEY });
  });

  test('gives each lead a token of its own', async () => {
    check.startCheck(form);
    loadScript();
    await jest.runAllTimersAsync();
    giveToken('first');
    expect(await take()).toBe('first');
    expect(reset).toHaveBeenCalledWith(form.firstElementChild);
  });

  test('is waited for, but not for long', async () => {
    const late = check.takeToken(form);
    loadScript();
    await jest.advanceTimersByTimeAsync(1000);
    giveToken('late');
    await jest.advanceTimersByTimeAsync(1000);
    expect(await late).toBe('late');

    giveToken('');
    expect(await take()).toBeUndefined();
  });

  test('does not hold up a lead if its script is blocked', async () => {
    check.startCheck(form);
    script()?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(0);
    const started = Date.now();
    expect(await take()).toBeUndefined();
    expect(Date.now() - started).toBeLessThan(1000);
  });

  test('does not hold up a lead if something else answers for its script', async () => {
    check.startCheck(form);
    script()?.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(0);
    expect(await check.takeToken(form)).toBeUndefined();
  });

  test('does not hold up a lead after an error of its own', async () => {
    check.startCheck(form);
    loadScript();
    await jest.runAllTimersAsync();
    const fail = render.mock.calls[0]?.[1]['error-callback'] as () => void;
    fail();
    expect(await check.takeToken(form)).toBeUndefined();
  });
});
