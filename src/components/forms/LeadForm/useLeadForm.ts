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
import { withinSite } from '@site/src/data/site';
import type { FieldErrors, Lead, LeadKind, LeadRequest, Suspicion, Validation } from '@site/src/leads';
import { announceLead } from '@site/src/leads/announce';
import { isDelivered, leadSettings } from '@site/src/leads/configured';
import { HONEYPOT, MIN_FILL_MS } from '@site/src/leads/honeypot';
import { cleanReferrer } from '@site/src/leads/referrer';
import { keepDraft, rememberVisitor, RESTORE_EVENT, type TypedValues } from '@site/src/leads/visit';
import type { NoticeProps } from '../../frame/LeadStatus/LeadNotice';
import { inForms } from '../../frame/LeadStatus/inForms';
import { loadToasts, showToast } from '../../frame/Toasts';
import { keepTyped, restoreTyped, typedIn } from './memory';

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
    isDelivered ? import('../../frame/LeadStatus/LeadNotice') : undefined,
    leadSettings.spamCheck ? import('@site/src/leads/spamCheck') : undefined,
    loadToasts(),
  ]);
  return { ...leads, LeadNotice: notice?.default, spamCheck };
}

type Leads = Pick<Awaited<ReturnType<typeof load>>, 'dropLead' | 'newLeadId'>;

const noErrors: FieldErrors = {};

/** A lead that is not confirmed, with the component that shows it. */
export interface UnsentLead extends Pick<NoticeProps, 'lead' | 'state' | 'reason'> {
  readonly LeadNotice: ComponentType<NoticeProps>;
}

/**
 * `failed`: a script did not load, nothing was delivered, and the visitor can try again. `unsent`: the receiver has not
 * confirmed the lead, which is waiting or was handed back.
 */
export type LeadFormState = 'filling' | 'sending' | 'failed' | 'unsent';

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
  onSent?: () => void,
) {
  const [state, setState] = useState<LeadFormState>('filling');
  const [unsent, setUnsent] = useState<UnsentLead>();
  const [typed, setTyped] = useState<TypedValues>({});
  const [errors, setErrors] = useState(noErrors);
  const [refusals, setRefusals] = useState(0);
  const busy = useRef(false);
  const sentAt = useRef(-Infinity);
  /** The id of the lead and its values: the same values submitted again are the same lead. */
  const identity = useRef({ id: '', values: '' });
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
    return () => window.removeEventListener(RESTORE_EVENT, restore);
  }, [kind, form]);

  function suspicionsOf(entries: TypedValues, isUnchecked: boolean): Suspicion[] {
    const found: Suspicion[] = [];
    if (entries[HONEYPOT]) found.push('honeypot filled');
    if (performance.now() < MIN_FILL_MS) found.push('filled too fast');
    if (isUnchecked) found.push('unchecked');
    return found;
  }

  function finish(filled: HTMLFormElement) {
    keepDraft(kind, {});
    setErrors(noErrors);
    identity.current = { id: '', values: '' };
    filled.reset();
  }

  function confirm(lead: Lead, filled: HTMLFormElement) {
    sentAt.current = Date.now();
    finish(filled);
    announceLead(lead);
    onSent?.();
  }

  async function idFor(request: LeadRequest, { dropLead, newLeadId }: Leads): Promise<string> {
    const values = JSON.stringify(request);
    const { id, values: before } = identity.current;
    if (values !== before) {
      // A lead that was handed back and then changed replaces the earlier one.
      if (id) await dropLead(id);
      identity.current = { id: newLeadId(), values };
    }
    return identity.current.id;
  }

  async function send(filled: HTMLFormElement): Promise<LeadFormState> {
    const { LeadNotice, spamCheck, ...leads } = await load();
    const { deliverLead, leadToasts, makeLead, validateLead } = leads;
    check.current = (current) => validateLead(kind, Object.fromEntries(new FormData(current)));
    const result = check.current(filled);
    if (!result.ok) {
      setErrors(result.errors);
      setRefusals((count) => count + 1);
      return 'filling';
    }
    const entries = stringsOf(Object.fromEntries(new FormData(filled)));
    const spamToken = await spamCheck?.takeToken(filled);
    const lead = makeLead(result.request, {
      id: await idFor(result.request, leads),
      page: withinSite(window.location.pathname),
      referredBy: cleanReferrer(entries.referredBy),
      consent: consent(),
      suspicions: suspicionsOf(entries, spamCheck !== undefined && !spamToken),
      spamToken,
    });
    inForms.add(lead.id);
    const outcome = await deliverLead(lead);
    if (outcome.state !== 'returned') rememberVisitor(kind, entries);
    if (outcome.state === 'sent') {
      confirm(lead, filled);
      void showToast(leadToasts[kind]);
      return 'filling';
    }
    if (outcome.state === 'waiting') finish(filled);
    if (LeadNotice) {
      setUnsent({ LeadNotice, lead, state: outcome.state, reason: 'reason' in outcome ? outcome.reason : undefined });
    }
    return 'unsent';
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current || Date.now() - sentAt.current < DOUBLE_CLICK_MS) return;
    const filled = event.currentTarget;
    busy.current = true;
    setState('sending');
    try {
      setState(await send(filled));
    } catch {
      setTyped(typedIn(filled));
      setState('failed');
    } finally {
      busy.current = false;
    }
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
    setState('filling');
  }

  return {
    state,
    unsent: state === 'unsent' ? unsent : undefined,
    clearUnsent,
    typed,
    errors,
    refusals,
    handlers: { onSubmit: handleSubmit, onInput: handleInput, onFocus: handleFocus },
  };
}
