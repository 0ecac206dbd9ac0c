import { callOwn } from '../../leads/form/formControls';
import { keepDraft, LEAD_FORM } from '../../leads/form/formDrafts';
import type { LeadKind } from '../../leads/types';
import { HANDLED_BY, HAS_RECEIVER, HYDRATED, ISLAND } from '../contract';
import { targetOf } from './events';
import { failureMessageOf, showFailureMessage } from './failureMessage';
import { hydrate, isHydrated, islandOf } from './hydration';

/* Makes presses and submits count that come before their island is hydrated. */

/** The control whose action is waiting for an island; only the visitor's last action waits. */
let waiting: HTMLElement | undefined;

/**
 * Holds an action until the island of its control is hydrated, then presses the control, or the one that has replaced
 * it. If hydration fails or takes too long, does what the browser can do without scripts, or shows the failure message.
 * Leaves the action to React if the island is hydrated.
 * @param control the control the visitor used; marked `aria-busy` while it waits
 * @param form the form that the action submits
 */
function hold(event: Event, control: HTMLElement, form?: HTMLFormElement | null): void {
  const island = islandOf(control);
  if (!island) return;
  if (isHydrated(island)) {
    // Not before the press, because the button would move away from the pointer as the message goes.
    failureMessageOf(island)?.remove();
    return;
  }
  event.preventDefault();
  // React may listen before the island is marked as hydrated. It would then answer both this event and its repetition.
  event.stopPropagation();
  // If several actions are waiting, only the last one is repeated.
  waiting?.removeAttribute('aria-busy');
  waiting = control;
  control.setAttribute('aria-busy', 'true');
  const isComplete = () => !form || island.querySelector('form:valid');
  const wasComplete = isComplete();
  void hydrate(island)
    .then(
      (findTwin) => () => {
        const ready = (findTwin?.(control) ?? control) as HTMLElement;
        if (ready.isConnected) ready.click();
        else showFailureMessage(island);
      },
      () => () => actAlone(island, form),
    )
    .then((proceed) => {
      if (waiting !== control) return;
      waiting = undefined;
      control.removeAttribute('aria-busy');
      // What the visitor has filled in since is sent only by another press.
      if (wasComplete || !isComplete()) proceed();
    });
}

/**
 * Does what the browser can do without scripts: says what is missing in a form, posts it to a receiver, or shows the failure
 * message after this element.
 */
function actAlone(place: HTMLElement, form?: HTMLFormElement | null): void {
  if (form && !callOwn(form, 'reportValidity')) return;
  // A page that was saved as a file has no host: its own policy, or the missing receiver, would end the post without a word.
  if (form?.hasAttribute(HAS_RECEIVER) && navigator.onLine && location.host) {
    callOwn(form, 'submit');
    // Without this, the next form of this kind would be filled with what was just sent.
    keepDraft(form.dataset.kind as LeadKind, {});
  } else showFailureMessage(place);
}

addEventListener(
  'click',
  (event) => {
    const control = targetOf(event)?.closest<HTMLButtonElement>(`[${HANDLED_BY}], [${ISLAND}] button`);
    if (!control) return;
    // A submit is held before the browser validates the form, so that the form shows its own list of errors.
    hold(event, control, control.type === 'submit' ? control.form : null);
  },
  true,
);

// Programs that fill in forms also submit them.
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    // Pressed later, because Safari 15 has no `requestSubmit`.
    const button = islandOf(form)?.querySelector<HTMLElement>('[type=submit]');
    if (button) hold(event, button, form);
  },
  true,
);

// React does not answer a form of a lead or a tool that another program has put in the place of its own, or moved away. Listens
// after React, which prevents the default.
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  // A program's own event may be one that nobody can prevent, and lets the browser post nothing.
  if (event.defaultPrevented || !event.cancelable || !form.matches(`[${LEAD_FORM}], [${HYDRATED}] *`)) return;
  event.preventDefault();
  actAlone(form, form);
});
