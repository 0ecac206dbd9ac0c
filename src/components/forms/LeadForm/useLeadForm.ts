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
import type { FieldErrors, Lead, LeadKind, LeadRequest, Suspicion, Validation } from '@site/src/leads';
import { announceLead } from '@site/src/leads/announce';
import { isDelivered } from '@site/src/leads/configured';
import { HONEYPOT, MIN_FILL_MS } from '@site/src/leads/honeypot';
import { cleanReferrer } from '@site/src/leads/referrer';
import { keepDraft, rememberVisitor, RESTORE_EVENT, type TypedValues } from '@site/src/leads/visit';
import type { NoticeProps } from '../../frame/LeadStatus/LeadNotice';
import { inForms } from '../../frame/LeadStatus/inForms';
import { loadToasts, showToast } from '../../frame/Toasts';
import { keepTyped, restoreTyped, typedIn } from './memory';

/** A second submit this soon after a lead went out, in milliseconds, is the rest of a double click. */
const DOUBLE_CLICK_MS = 1000;

/**
 * All that a submit needs. It is there before anything is delivered, so that a connection that drops halfway can
 * neither lose what was typed nor show success for nothing.
 */
async function load() {
  const [leads, notice] = await Promise.all([
    import('@site/src/leads').then(async (module) => {
      await module.prepareDelivery();
      return module;
    }),
    isDelivered ? import('../../frame/LeadStatus/LeadNotice') : undefined,
    loadToasts(),
  ]);
  return { ...leads, LeadNotice: notice?.default };
}

type Leads = Pick<Awaited<ReturnType<typeof load>>, 'dropLead' | 'newLeadId'>;

const noErrors: FieldErrors = {};

/** A lead that is not confirmed, and what shows it. */
export interface UnsentLead extends Pick<NoticeProps, 'lead' | 'state' | 'reason'> {
  readonly LeadNotice: ComponentType<NoticeProps>;
}

/**
 * `failed`: a part of the site did not arrive, nothing was delivered, and the visitor can try again. `unsent`: the
 * receiver has not confirmed the lead; it waits, or it was handed back.
 */
export type LeadFormState = 'filling' | 'sending' | 'failed' | 'unsent';

function stringsOf(entries: Readonly<Record<string, FormDataEntryValue>>): TypedValues {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/**
 * A form's way from filled to sent: fetch what it takes, check, deliver, reset, say so. Its inputs are uncontrolled.
 * `refusals` counts the submits that found errors, `typed` is what stood in the form when it failed. `consent` gives the
 * words beside the button.
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
  /** The identity of what is filled in: the same values submitted again are the same lead. */
  const identity = useRef({ id: '', values: '' });
  /** Checks the form; there once it has been submitted. */
  const check = useRef<((form: HTMLFormElement) => Validation) | undefined>(undefined);

  useEffect(() => {
    const current = form.current;
    if (!current) return undefined;
    const restore = () => restoreTyped(kind, current);
    restore();
    // What was typed before React was there is kept from now on, too.
    keepTyped(kind, current);
    // A form that is sent tells the others of the page who the visitor is; a field may come later than its form.
    window.addEventListener(RESTORE_EVENT, restore);
    return () => window.removeEventListener(RESTORE_EVENT, restore);
  }, [kind, form]);

  function suspicionsOf(entries: TypedValues): Suspicion[] {
    const found: Suspicion[] = [];
    if (entries[HONEYPOT]) found.push('honeypot filled');
    if (performance.now() < MIN_FILL_MS) found.push('filled too fast');
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
      // What was handed back and then changed takes the place of what it was.
      if (id) await dropLead(id);
      identity.current = { id: newLeadId(), values };
    }
    return identity.current.id;
  }

  async function send(filled: HTMLFormElement): Promise<LeadFormState> {
    const { LeadNotice, ...leads } = await load();
    const { deliverLead, leadToasts, makeLead, validateLead } = leads;
    check.current = (current) => validateLead(kind, Object.fromEntries(new FormData(current)));
    const result = check.current(filled);
    if (!result.ok) {
      setErrors(result.errors);
      setRefusals((count) => count + 1);
      return 'filling';
    }
    const entries = stringsOf(Object.fromEntries(new FormData(filled)));
    const lead = makeLead(result.request, {
      id: await idFor(result.request, leads),
      page: window.location.pathname,
      referredBy: cleanReferrer(entries.referredBy),
      consent: consent(),
      suspicions: suspicionsOf(entries),
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

  /** An error that is shown follows what is typed, and goes once the field is right. No new ones appear. */
  function handleInput(event: InputEvent<HTMLFormElement>) {
    keepTyped(kind, event.currentTarget);
    if (errors === noErrors) return;
    const result = check.current?.(event.currentTarget);
    const wrong = !result || result.ok ? noErrors : result.errors;
    const remaining = Object.entries(wrong).filter(([name]) => name in errors);
    setErrors(remaining.length > 0 ? Object.fromEntries(remaining) : noErrors);
  }

  /** Fetches ahead while the visitor types. Should it fail, the submit tries again and tells. */
  function handleFocus(event: FocusEvent<HTMLFormElement>) {
    load().catch(() => undefined);
    // Browsers bring only the caret of a text area into view; the rest of it may lie under the bar at the bottom.
    event.target.scrollIntoView({ block: 'nearest' });
  }

  /** The lead was confirmed after all, or the visitor let it go. */
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
