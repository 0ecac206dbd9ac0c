import { keepDraft, type TypedValues } from '../../leads/formDrafts';
import { postForm } from '../../leads/postForm';
import type { LeadKind } from '../../leads/types';
import { HANDLED_BY, HAS_RECEIVER, HYDRATED, ISLAND } from '../contract';
import { targetOf } from './events';
import { removeFailureMessage, showFailureMessage } from './failureMessage';
import { hydrate, islandOf } from './hydration';

/* Makes presses and submits count that come before their island is hydrated. */

/** The control whose action is waiting for an island; only the visitor's last action waits. */
let waiting: HTMLElement | undefined;

/**
 * Holds an action until the island of its control is hydrated, then repeats it. If hydration fails or takes too long,
 * does what the browser can do without scripts, or shows the failure message. Leaves the action to React if the island
 * is hydrated.
 * @param event what the visitor did
 * @param control the control the visitor used; marked `aria-busy` while it waits
 * @param repeat does the same again to the control, or to the one that has replaced it
 * @param form the form that the action submits
 */
function hold<Control extends HTMLElement>(
  event: Event,
  control: Control,
  repeat: (control: Control) => void,
  form?: HTMLFormElement | null,
): void {
  const island = islandOf(control);
  if (!island) return;
  if (island.hasAttribute(HYDRATED)) {
    // Removed any earlier, the message would move the button away from the pointer that is pressing it.
    removeFailureMessage(island);
    return;
  }
  event.preventDefault();
  // React may listen already although the island is not marked yet, and would answer the event and its repetition.
  event.stopPropagation();
  // If several actions are waiting, only the last one is repeated.
  waiting?.removeAttribute('aria-busy');
  waiting = control;
  control.setAttribute('aria-busy', 'true');
  const settle = (proceed: () => void) => () => {
    if (waiting !== control) return;
    waiting = undefined;
    control.removeAttribute('aria-busy');
    proceed();
  };
  hydrate(island).then(
    (findTwin) =>
      settle(() => {
        const ready = (findTwin?.(control) ?? control) as Control;
        if (ready.isConnected) repeat(ready);
        else showFailureMessage(island);
      })(),
    settle(() => (form && submitAlone(form)) || showFailureMessage(island)),
  );
}

/**
 * Does for a form what the browser can do without scripts: says what is missing, or posts it to a receiver.
 * @returns false if the form cannot be posted
 */
function submitAlone(form: HTMLFormElement): boolean {
  if (!form.reportValidity()) return true;
  const canPost = form.hasAttribute(HAS_RECEIVER) && navigator.onLine;
  const { kind } = form.dataset;
  if (canPost) postForm(form);
  // The host may have replaced this page's scripts with newer ones; the draft survives the reload that is then needed.
  else if (kind) keepDraft(kind as LeadKind, Object.fromEntries(new FormData(form)) as TypedValues);
  return canPost;
}

addEventListener(
  'click',
  (event) => {
    const control = targetOf(event)?.closest<HTMLButtonElement>(`[${HANDLED_BY}], [${ISLAND}] button`);
    if (!control) return;
    // A submit is held before the browser validates the form, so that the form shows its own list of errors.
    hold(event, control, (ready) => ready.click(), control.type === 'submit' ? control.form : null);
  },
  true,
);

// Programs that fill in forms also submit them.
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    // Pressed, because Safari 15 has no `requestSubmit`.
    hold(event, form, (ready) => ready.querySelector<HTMLElement>('[type=submit]')?.click(), form);
  },
  true,
);
