import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type InputEvent,
  type RefObject,
  type FocusEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { withoutBaseUrl } from '@site/src/company/site';
import type { Lead, LeadKind, Suspicion } from '@site/src/leads';
import { announceLead } from '@site/src/leads/words/announce';
import { hasReceiver, leadSettings } from '@site/src/leads/delivery/leadSettings';
import { markPopupSeen } from '@site/src/leads/form/popupSeen';
import { isChanged } from '@site/src/leads/form/formActivity';
import { callOwn, controlsOf, HONEYPOT, LEAD_ID, namedControls, valuesOf } from '@site/src/leads/form/formControls';
import { cleanReferrer } from '@site/src/leads/form/referrer';
import {
  dropSubmitted,
  isSame,
  keepSubmitted,
  leadIdFor,
  rememberVisitor,
  submittedBy,
  type TypedValues,
} from '@site/src/leads/form/formDrafts';
import type { OpenEntry } from '@site/src/leads/delivery/outbox/store';
import type { NoticeProps } from '../../frame/LeadStatus/LeadNotice';
import { inForms } from '../../frame/LeadStatus/inForms';
import { loadToasts, showToast } from '../../frame/Toasts';
import { useSubmit } from '../../base/useSubmit';
import { keepTyped, typedIn } from './readForm';
import { useDrafts } from './useDrafts';
import { useFindings } from './useFindings';

/** A form submitted sooner than this after the page was opened, in milliseconds, was hardly filled by a person. */
const MIN_FILL_MS = 2500;

/** Asks the visitor whether to leave. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * A second submit this soon after the first was answered, in milliseconds, counts as part of a double click unless the form holds
 * something else by then: it neither sends an empty form nor answers a question that nobody can have read.
 */
const DOUBLE_CLICK_MS = 1000;

/**
 * Loads everything that a submit needs before anything is delivered, so that a connection lost halfway can neither lose
 * what was typed nor show a false success.
 */
async function loadScripts() {
  const [leads, notice, spamCheck] = await Promise.all([
    import('@site/src/leads').then(async (module) => {
      await module.prepareDelivery();
      return module;
    }),
    hasReceiver ? import('../../frame/LeadStatus/LeadNotice') : undefined,
    leadSettings.spamCheck ? import('@site/src/leads/form/spamCheck') : undefined,
    loadToasts(),
  ]);
  return { ...leads, LeadNotice: notice?.default, spamCheck };
}

type Scripts = Awaited<ReturnType<typeof loadScripts>>;

/** A lead that the receiver has not confirmed, which waits or was handed back, with the component that shows it. */
export interface UnsentLead {
  readonly entry: OpenEntry;
  readonly LeadNotice: ComponentType<NoticeProps>;
}

/** `failed`: a script did not load, nothing was delivered, and the visitor can try again. */
export type LeadFormState = 'filling' | 'sending' | 'failed';

/** Returns what suggests that a program has filled the form in. */
function suspicionsOf(form: HTMLFormElement, isUnchecked: boolean): Suspicion[] {
  const found: Suspicion[] = [];
  if (controlsOf(form).some(({ name, value }) => name === HONEYPOT && value)) found.push('honeypot filled');
  if (performance.now() < MIN_FILL_MS) found.push('filled too fast');
  if (isUnchecked) found.push('unchecked');
  return found;
}

/** Adds what goes along to a message. Alone it is none: the visitor still has to write one. */
function withAlong(values: TypedValues, along?: string): TypedValues {
  const { message = '' } = values;
  return along && message.trim() !== '' ? { ...values, message: `${message.trimEnd()}\n\n${along}` } : values;
}

/** What a visitor has submitted. */
interface Submission {
  readonly id: string;
  readonly values: TypedValues;
  /** The values with what goes along. */
  readonly held: TypedValues;
}

/** Returns what the visitor submits now. What is typed while scripts load belongs to the next submit. */
function submissionOf(kind: LeadKind, filled: HTMLFormElement, along?: string): Submission {
  const values = valuesOf(filled);
  const held = { ...values, ...(along && { along }) };
  const field = filled[LEAD_ID] as HTMLInputElement | undefined;
  const id = leadIdFor(kind, held, field?.value);
  // Another program may let the browser post the form, too.
  if (field) field.value = id;
  return { id, values, held };
}

/**
 * Handles a form from filling to sent: loads scripts, validates, delivers, resets and confirms. Its inputs are
 * uncontrolled. `typed` is the text in the form when it failed. `consent` returns the text beside the button. `along` is what goes
 * along with the visitor's message.
 */
export function useLeadForm(
  kind: LeadKind,
  form: RefObject<HTMLFormElement | null>,
  consent: () => string,
  onSent?: (lead: Lead) => void,
  along?: string,
) {
  const [state, setState] = useState<LeadFormState>('filling');
  const [unsent, setUnsent] = useState<UnsentLead>();
  const [typed, setTyped] = useState<TypedValues>({});
  const findings = useFindings(kind);
  const busy = useRef(false);
  /** When the last submit was answered, and what it submitted. */
  const answered = useRef<{ readonly at: number; readonly values: TypedValues }>({ at: -Infinity, values: {} });
  /** When React had taken the form over, in milliseconds since the page was opened. */
  const arrivedAt = useRef(Infinity);

  useEffect(() => {
    arrivedAt.current = performance.now();
  }, []);
  useDrafts(kind, form);

  async function send(
    filled: HTMLFormElement,
    { id, values, held }: Submission,
    scripts: Scripts,
  ): Promise<LeadFormState> {
    const { deliverLead, dropLead, leadToasts, makeLead, LeadNotice, spamCheck } = scripts;
    const review = findings.review(filled, withAlong(values, along), scripts);
    if (!review.request) {
      if (review.isQuestion) answered.current = { at: performance.now(), values };
      return 'filling';
    }
    const spamToken = await spamCheck?.takeToken(filled);
    const before = submittedBy(kind)?.leadId;
    // A lead that was handed back and then changed replaces the earlier one.
    if (before && before !== id) await dropLead(before);
    const lead = makeLead(review.request, {
      id,
      page: withoutBaseUrl(window.location.pathname),
      referredBy: cleanReferrer(values.referredBy),
      consent: consent(),
      suspicions: suspicionsOf(filled, spamCheck !== undefined && !spamToken),
      spamToken,
    });
    keepSubmitted(kind, id, held);
    inForms.add(id);
    const delivery = deliverLead(lead);
    // The outbox has stored the lead by now; if storage is denied, it warns by itself.
    window.removeEventListener('beforeunload', warn);
    const outcome = await delivery;
    if (outcome.state !== 'returned') {
      markPopupSeen();
      rememberVisitor(kind, values);
      findings.clearErrors();
      dropSubmitted(kind, id);
      answered.current = { at: performance.now(), values };
    }
    if (outcome.state === 'sent') {
      if (!hasReceiver) {
        announceLead(lead);
        void showToast(leadToasts[kind]);
      }
      onSent?.(lead);
      return 'filling';
    }
    if (LeadNotice) setUnsent({ LeadNotice, entry: outcome });
    return 'filling';
  }

  function fail(filled: HTMLFormElement): LeadFormState {
    setTyped(typedIn(filled));
    return 'failed';
  }

  /**
   * Does what a form can do without its scripts, which the host may have replaced with newer ones, or another program keeps
   * from working.
   * @param wasComplete - whether nothing was missing when it was submitted; else it waits for another press
   */
  function sendWithoutScripts(filled: HTMLFormElement, wasComplete: boolean): LeadFormState {
    window.removeEventListener('beforeunload', warn);
    if (!hasReceiver || !navigator.onLine) return fail(filled);
    if (callOwn(filled, 'reportValidity') && wasComplete) {
      markPopupSeen();
      // If the visitor comes back and sends the same again, the receiver recognizes it.
      const { id, held } = submissionOf(kind, filled, along);
      keepSubmitted(kind, id, held);
      callOwn(filled, 'submit');
    }
    return 'filling';
  }

  function isDoubleClick(filled: HTMLFormElement): boolean {
    const { at, values } = answered.current;
    if (performance.now() - at >= DOUBLE_CLICK_MS) return false;
    return isSame(valuesOf(filled), values) || !namedControls(filled).some(isChanged);
  }

  async function submit(filled: HTMLFormElement): Promise<void> {
    if (busy.current || isDoubleClick(filled)) return;
    // Another program may have filled fields in without an event. An earlier draft would come back once the form is sent.
    keepTyped(kind, filled);
    const submission = submissionOf(kind, filled, along);
    const wasComplete = callOwn(filled, 'checkValidity');
    busy.current = true;
    setState('sending');
    // Until the scripts have loaded, the lead is only a draft, which is lost with its tab.
    if (hasReceiver) window.addEventListener('beforeunload', warn);
    const answer = loadScripts().then((scripts) => send(filled, submission, scripts));
    const outcome = await answer.catch(() => sendWithoutScripts(filled, wasComplete));
    // With what else this has changed, at once: another program may keep React's scheduler from running.
    flushSync(() => setState(outcome));
    window.removeEventListener('beforeunload', warn);
    busy.current = false;
  }

  function handleInput(event: InputEvent<HTMLFormElement>) {
    keepTyped(kind, event.currentTarget);
    findings.update(event.currentTarget);
  }

  /** Preloads scripts while the visitor types. If that fails, the submit tries again and shows the error. */
  function handleFocus(event: FocusEvent<HTMLFormElement>) {
    loadScripts().catch(() => undefined);
    // Browsers scroll only the caret of a text area into view; the bar at the bottom may cover the rest. Not for a focus that
    // React repeats after hydration: the visitor may be pressing something else by now.
    if (event.timeStamp > arrivedAt.current) event.target.scrollIntoView({ block: 'nearest' });
  }

  return {
    state,
    unsent,
    /** Called once the lead is confirmed or the visitor has forgotten it. */
    clearUnsent: () => setUnsent(undefined),
    typed,
    errors: findings.errors,
    doubts: findings.doubts,
    refusals: findings.refusals,
    handlers: { ...useSubmit(submit), onInputCapture: handleInput, onFocus: handleFocus },
  };
}
