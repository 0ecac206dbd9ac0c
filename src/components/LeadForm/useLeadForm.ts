import { useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import type { FieldErrors, LeadKind, Validation } from '@site/src/leads';
import { loadToasts, showToast } from '../Toasts';

/** A second submit this soon after a lead went out, in milliseconds, is the rest of a double click. */
const DOUBLE_CLICK_MS = 1000;

/**
 * All that a submit needs. It is there before anything is delivered, so that a connection that drops halfway can
 * neither lose what was typed nor show success for nothing.
 */
async function load() {
  const [leads] = await Promise.all([import('@site/src/leads'), loadToasts()]);
  return leads;
}

const noErrors: FieldErrors = {};

/** `failed`: a part of the site did not arrive, nothing was delivered, and the visitor can try again. */
export type LeadFormState = 'filling' | 'sending' | 'failed';

/**
 * A form's way from filled to sent: fetch what it takes, check, deliver, reset, say so. Its inputs are uncontrolled.
 * `refusals` counts the submits that found errors.
 */
export function useLeadForm(kind: LeadKind, onSent?: () => void) {
  const [state, setState] = useState<LeadFormState>('filling');
  const [errors, setErrors] = useState(noErrors);
  const [refusals, setRefusals] = useState(0);
  const busy = useRef(false);
  const sentAt = useRef(-Infinity);
  /** Checks the form; there once it has been submitted. */
  const check = useRef<((form: HTMLFormElement) => Validation) | undefined>(undefined);

  async function send(form: HTMLFormElement) {
    const { deliverLead, leadToasts, validateLead } = await load();
    check.current = (filled) => validateLead(kind, Object.fromEntries(new FormData(filled)));
    const result = check.current(form);
    if (!result.ok) {
      setErrors(result.errors);
      setRefusals((count) => count + 1);
      return;
    }
    await deliverLead(result.lead);
    sentAt.current = Date.now();
    setErrors(noErrors);
    form.reset();
    onSent?.();
    void showToast(leadToasts[kind]);
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current || Date.now() - sentAt.current < DOUBLE_CLICK_MS) return;
    busy.current = true;
    setState('sending');
    try {
      await send(event.currentTarget);
      setState('filling');
    } catch {
      setState('failed');
    } finally {
      busy.current = false;
    }
  }

  /** An error that is shown follows what is typed, and goes once the field is right. No new ones appear. */
  function handleInput(event: InputEvent<HTMLFormElement>) {
    if (errors === noErrors) return;
    const result = check.current?.(event.currentTarget);
    const wrong = !result || result.ok ? noErrors : result.errors;
    const remaining = Object.entries(wrong).filter(([name]) => name in errors);
    setErrors(remaining.length > 0 ? Object.fromEntries(remaining) : noErrors);
  }

  /** Fetches ahead while the visitor types. Should it fail, the submit tries again and tells. */
  function handleFocus() {
    load().catch(() => undefined);
  }

  return { state, errors, refusals, handlers: { onSubmit: handleSubmit, onInput: handleInput, onFocus: handleFocus } };
}
