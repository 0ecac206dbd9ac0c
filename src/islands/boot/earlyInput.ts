import { LEAD_ID, valueOf, type Control } from '../../leads/form/formControls';
import { draftOf, keepDraft, LEAD_FORM } from '../../leads/form/formDrafts';
import type { LeadKind } from '../../leads/types';
import { ANSWER } from '../contract';
import { targetOf } from './events';
import { failureMessageOf, placeFailureMessage } from './failureMessage';
import { hydrations, isHydrated, islandOf } from './hydration';

/*
 * Makes what is typed or chosen count that comes before its island is hydrated: keeps it in the draft of a lead's form,
 * because the visitor may reload or leave before the scripts arrive, and marks a tool's answer as busy.
 *
 * Gives each form the id of the lead that it holds, and another one with each change: whoever posts the form, and however often, it
 * is the same lead until then. A browser that goes back fills this field in like the others.
 */

/** Returns an id; nothing outside HTTPS, where a script that sends the lead makes one. */
const newId = () => crypto.randomUUID?.() ?? '';

for (const field of document.querySelectorAll<HTMLInputElement>(`[${LEAD_FORM}] [name=${LEAD_ID}]`))
  field.value ||= newId();

addEventListener(
  'input',
  (event) => {
    const target = targetOf(event) as Control | null;
    const form = target?.form;
    if (form?.[LEAD_ID]) form[LEAD_ID].value = newId();
    const island = target && islandOf(target);
    if (!island || isHydrated(island)) return;
    const kind = form?.dataset.kind as LeadKind | undefined;
    // A photo's field has no name: its file cannot be kept.
    if (kind && target.name) keepDraft(kind, { ...draftOf(kind), [target.name]: valueOf(target) });
    for (const answer of island.querySelectorAll(`[${ANSWER}]`)) {
      // Until the island is hydrated, which takes the mark away: without its scripts, the answer is to something else.
      answer.setAttribute('aria-busy', 'true');
      // Without scrolling to the message, because the visitor is typing.
      hydrations.get(island)?.then(
        () => failureMessageOf(island)?.remove(),
        () => placeFailureMessage(island),
      );
    }
  },
  true,
);
