/**
 * Cloudflare Turnstile, which tells people from programs. Loads only if company.yaml has a `spamCheck`, and only with a
 * form that somebody starts to use. A lead never waits for it longer than SPAM_CHECK_TIMEOUT_MS and is sent without it if need be.
 * See https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/
 */

import { SPAM_TOKEN } from './formTarget';

/** Scheme and host of everything that the check loads. */
export const SPAM_CHECK_ORIGIN = 'https://challenges.cloudflare.com';

/** How long a lead waits for the check, in milliseconds. */
const SPAM_CHECK_TIMEOUT_MS = 4000;
/** How often the form is asked for its token meanwhile, in milliseconds. */
const STEP_MS = 100;

/** The part of Turnstile's interface that is used here. */
interface Turnstile {
  readonly render: (place: HTMLElement, options: Readonly<Record<string, unknown>>) => void;
  readonly reset: (place: HTMLElement) => void;
}

declare global {
  interface Window {
    readonly turnstile?: Turnstile;
  }
}

let loading: Promise<Turnstile> | undefined;

function load(): Promise<Turnstile> {
  loading ??= new Promise((resolve, reject) => {
    const src = `${SPAM_CHECK_ORIGIN}/turnstile/v0/api.js?render=explicit`;
    const onload = () => (window.turnstile ? resolve(window.turnstile) : reject(new Error('Turnstile did not start.')));
    document.head.append(Object.assign(document.createElement('script'), { src, onload, onerror: reject }));
  });
  return loading;
}

type State = 'running' | 'failed';

/** The checks that were started, by form. */
const states = new WeakMap<HTMLFormElement, State>();

const placeIn = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-spam-check]');

/** Starts the check of a form once. The widget shows only if it has to ask the visitor something. */
export function startCheck(form: HTMLFormElement): void {
  const place = placeIn(form);
  if (!place || states.has(form)) return;
  states.set(form, 'running');
  const fail = () => void states.set(form, 'failed');
  load()
    .then((turnstile) =>
      turnstile.render(place, {
        sitekey: place.dataset.spamCheck,
        appearance: 'interaction-only',
        size: 'flexible',
        'response-field-name': SPAM_TOKEN,
        'error-callback': fail,
        'unsupported-callback': fail,
      }),
    )
    .catch(fail);
}

/**
 * Returns the token of a form, for one lead. A token is valid for five minutes and can be checked once.
 * @returns undefined if the check is blocked, fails or takes too long
 */
export async function takeToken(form: HTMLFormElement): Promise<string | undefined> {
  startCheck(form);
  const read = () => form.querySelector<HTMLInputElement>(`[name="${SPAM_TOKEN}"]`)?.value || undefined;
  for (let waited = 0; !read() && states.get(form) === 'running' && waited < SPAM_CHECK_TIMEOUT_MS; waited += STEP_MS) {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  const token = read();
  const place = placeIn(form);
  if (token && place) window.turnstile?.reset(place);
  return token;
}
