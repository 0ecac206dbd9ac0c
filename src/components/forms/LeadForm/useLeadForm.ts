import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
  type FocusEvent,
} from 'react';
import { withoutBaseUrl } from '@site/src/data/site';
import type { FieldErrors, Lead, LeadKind, Suspicion, Validation } from '@site/src/leads';
import { announceLead } from '@site/src/leads/announce';
import { hasReceiver, leadSettings } from '@site/src/leads/configured';
import { HONEYPOT, MIN_FILL_MS } from '@site/src/leads/honeypot';
import { markPopupSeen } from '@site/src/leads/popupSeen';
import { postForm } from '@site/src/leads/postForm';
import { cleanReferrer } from '@site/src/leads/referrer';
import {
  DROP_EVENT,
  dropSubmitted,
  keepSubmitted,
  rememberVisitor,
  RESTORE_EVENT,
  submittedBy,
  type Submitted,
  type TypedValues,
} from '@site/src/leads/formDrafts';
import type { OpenEntry } from '@site/src/leads/outbox/store';
import type { NoticeProps } from '../../frame/LeadStatus/LeadNotice';
import { inForms } from '../../frame/LeadStatus/inForms';
import { loadToasts, showToast } from '../../frame/Toasts';
import { keepTyped, resetSubmitted, restoreTyped, typedIn, valuesOf } from './readForm';

/** Asks the visitor whether to leave. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** A second submit this soon after a lead was sent, in milliseconds, counts as part of a double click. */
const DOUBLE_CLICK_MS = 1000;

/**
 * Loads everything that a submit needs before anything is delivered, so that a connection lost halfway can neither lose
 * what was typed nor show a false success.
 */
async function load() {
  const [leads, notice, spamCheck] = await Promise.all([
    import('@site/src/leads').then(async (module) => {
      await module.prepareDelivery();
      return module;
    }),
    hasReceiver ? import('../../frame/LeadStatus/LeadNotice') : undefined,
    leadSettings.spamCheck ? import('@site/src/leads/spamCheck') : undefined,
    loadToasts(),
  ]);
  return { ...leads, LeadNotice: notice?.default, spamCheck };
}

type Leads = Pick<Awaited<ReturnType<typeof load>>, 'dropLead' | 'newLeadId'>;

const noErrors: FieldErrors = {};

/** A lead that the receiver has not confirmed, which waits or was handed back, with the component that shows it. */
export interface UnsentLead {
  readonly entry: OpenEntry;
  readonly LeadNotice: ComponentType<NoticeProps>;
}

/** `failed`: a script did not load, nothing was delivered, and the visitor can try again. */
export type LeadFormState = 'filling' | 'sending' | 'failed';

function stringsOf(entries: Readonly<Record<string, FormDataEntryValue>>): TypedValues {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/**
 * Handles a form from filling to sent: loads scripts, validates, delivers, resets and confirms. Its inputs are
 * uncontrolled. `refusals` counts the submits with errors, `typed` is the text in the form when it failed. `consent`
 * returns the text beside the button.
 */
export function useLeadForm(
  kind: LeadKind,
  form: RefObject<HTMLFormElement | null>,
  consent: () => string,
  onSent?: (lead: Lead) => void,
) {
  const [state, setState] = useState<LeadFormState>('filling');
  const [unsent, setUnsent] = useState<UnsentLead>();
  const [typed, setTyped] = useState<TypedValues>({});
  const [errors, setErrors] = useState(noErrors);
  const [refusals, setRefusals] = useState(0);
  const busy = useRef(false);
  const sentAt = useRef(-Infinity);
  /** Validates the form; set at the first submit. */
  const check = useRef<((form: HTMLFormElement) => Validation) | undefined>(undefined);

  useEffect(() => {
    const current = form.current;
    if (!current) return undefined;
    const restore = () => restoreTyped(kind, current);
    restore();
    // Also saves what was typed before hydration.
    keepTyped(kind, current);
    // A form that was sent provides the visitor's data to the others; a field may be rendered later than its form.
    window.addEventListener(RESTORE_EVENT, restore);
    const drop = ({ detail }: CustomEvent<Submitted>) => {
      if (detail.kind !== kind) return;
      resetSubmitted(current, detail.values);
      // Tells what depends on the fields. Not by `form.reset()`, which would also empty what was typed since.
      current.dispatchEvent(new Event('reset'));
      keepTyped(kind, current);
    };
    window.addEventListener(DROP_EVENT, drop as EventListener);
    return () => {
      window.removeEventListener(RESTORE_EVENT, restore);
      window.removeEventListener(DROP_EVENT, drop as EventListener);
    };
  }, [kind, form]);

  function suspicionsOf(entries: TypedValues, isUnchecked: boolean): Suspicion[] {
    const found: Suspicion[] = [];
    if (entries[HONEYPOT]) found.push('honeypot filled');
    if (performance.now() < MIN_FILL_MS) found.push('filled too fast');
    if (isUnchecked) found.push('unchecked');
    return found;
  }

  /** Returns the id of the lead: the same values submitted again are the same lead, also after a reload. */
  async function idFor(values: TypedValues, { dropLead, newLeadId }: Leads): Promise<string> {
    const before = submittedBy(kind);
    if (!before?.leadId) return newLeadId();
    if (Object.entries(values).every(([name, value]) => before[name] === value)) return before.leadId;
    // A lead that was handed back and then changed replaces the earlier one.
    await dropLead(before.leadId);
    return newLeadId();
  }

  async function send(
    filled: HTMLFormElement,
    { LeadNotice, spamCheck, ...leads }: Awaited<ReturnType<typeof load>>,
  ): Promise<LeadFormState> {
    const { deliverLead, leadToasts, makeLead, validateLead } = leads;
    check.current = (current) => validateLead(kind, Object.fromEntries(new FormData(current)));
    const result = check.current(filled);
    if (!result.ok) {
      setErrors(result.errors);
      setRefusals((count) => count + 1);
      return 'filling';
    }
    const values = valuesOf(filled);
    const entries = stringsOf(Object.fromEntries(new FormData(filled)));
    const spamToken = await spamCheck?.takeToken(filled);
    const lead = makeLead(result.request, {
      id: await idFor(values, leads),
      page: withoutBaseUrl(window.location.pathname),
      referredBy: cleanReferrer(entries.referredBy),
      consent: consent(),
      suspicions: suspicionsOf(entries, spamCheck !== undefined && !spamToken),
      spamToken,
    });
    keepSubmitted(kind, lead.id, values);
    inForms.add(lead.id);
    const delivery = deliverLead(lead);
    // The outbox has stored the lead by now; if storage is denied, it warns by itself.
    window.removeEventListener('beforeunload', warn);
    const outcome = await delivery;
    if (outcome.state !== 'returned') {
      markPopupSeen();
      rememberVisitor(kind, entries);
      setErrors(noErrors);
      dropSubmitted(kind, lead.id);
      sentAt.current = performance.now();
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

  /** Does what a form can do without its scripts, which the host may have replaced with newer ones. */
  function sendWithoutScripts(filled: HTMLFormElement): LeadFormState {
    window.removeEventListener('beforeunload', warn);
    if (!hasReceiver || !navigator.onLine) return fail(filled);
    if (filled.reportValidity()) {
      const values = valuesOf(filled);
      // If the visitor comes back and sends the same again, the receiver recognizes it.
      markPopupSeen();
      keepSubmitted(kind, postForm(filled, submittedBy(kind)?.leadId), values);
    }
    return 'filling';
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current || performance.now() - sentAt.current < DOUBLE_CLICK_MS) return;
    const filled = event.currentTarget;
    busy.current = true;
    setState('sending');
    // Until the scripts have loaded, the lead is only a draft, which is lost with its tab.
    if (hasReceiver) window.addEventListener('beforeunload', warn);
    const scripts = await load().catch(() => undefined);
    setState(scripts ? await send(filled, scripts).catch(() => fail(filled)) : sendWithoutScripts(filled));
    window.removeEventListener('beforeunload', warn);
    busy.current = false;
  }

  /** Updates the errors shown while the visitor types, and removes those of valid fields. Shows no new ones. */
  function handleInput(event: InputEvent<HTMLFormElement>) {
    keepTyped(kind, event.currentTarget);
    if (errors === noErrors) return;
    const result = check.current?.(event.currentTarget);
    const wrong = !result || result.ok ? noErrors : result.errors;
    const remaining = Object.entries(wrong).filter(([name]) => name in errors);
    setErrors(remaining.length > 0 ? Object.fromEntries(remaining) : noErrors);
  }

  /** Preloads scripts while the visitor types. If that fails, the submit tries again and shows the error. */
  function handleFocus(event: FocusEvent<HTMLFormElement>) {
    load().catch(() => undefined);
    // Browsers scroll only the caret of a text area into view; the bar at the bottom may cover the rest.
    event.target.scrollIntoView({ block: 'nearest' });
  }

  /** Called once the lead is confirmed or the visitor has forgotten it. */
  function clearUnsent() {
    setUnsent(undefined);
  }

  return {
    state,
    unsent,
    clearUnsent,
    typed,
    errors,
    refusals,
    handlers: { onSubmit: handleSubmit, onInput: handleInput, onFocus: handleFocus },
  };
}
