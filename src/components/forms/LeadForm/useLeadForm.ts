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
import { withoutBaseUrl } from '@site/src/company/site';
import type { Doubts, FieldErrors, Lead, LeadKind, Suspicion, Validation } from '@site/src/leads';
import { announceLead } from '@site/src/leads/words/announce';
import { hasReceiver, leadSettings } from '@site/src/leads/delivery/leadSettings';
import { HONEYPOT, MIN_FILL_MS } from '@site/src/leads/form/honeypot';
import { markPopupSeen } from '@site/src/leads/form/popupSeen';
import { submitWithId } from '@site/src/leads/form/submitWithId';
import { cleanReferrer } from '@site/src/leads/form/referrer';
import {
  DROP_EVENT,
  dropSubmitted,
  keepSubmitted,
  rememberVisitor,
  RESTORE_EVENT,
  submittedBy,
  type Submitted,
  type TypedValues,
} from '@site/src/leads/form/formDrafts';
import type { OpenEntry } from '@site/src/leads/delivery/outbox/store';
import type { NoticeProps } from '../../frame/LeadStatus/LeadNotice';
import { inForms } from '../../frame/LeadStatus/inForms';
import { loadToasts, showToast } from '../../frame/Toasts';
import { keepTyped, resetSubmitted, restoreTyped, typedIn, valuesOf } from './readForm';

/** Asks the visitor whether to leave. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * A second submit this soon after the first was answered, in milliseconds, counts as part of a double click: it neither
 * sends an empty form nor answers a question that nobody can have read.
 */
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
    leadSettings.spamCheck ? import('@site/src/leads/form/spamCheck') : undefined,
    loadToasts(),
  ]);
  return { ...leads, LeadNotice: notice?.default, spamCheck };
}

type Leads = Pick<Awaited<ReturnType<typeof load>>, 'dropLead' | 'newLeadId'>;

const noErrors: FieldErrors = {};
const noDoubts: Doubts = {};

/** What is to be said about the fields of a form. */
interface Findings {
  readonly result: Validation;
  readonly doubts: Doubts;
}

/** What a form held when it was submitted, by name: the entries that a browser would post, and each field's value. */
interface Submission {
  readonly entries: Readonly<Record<string, FormDataEntryValue>>;
  readonly values: TypedValues;
}

const submissionOf = (form: HTMLFormElement): Submission => ({
  entries: Object.fromEntries(new FormData(form)),
  values: valuesOf(form),
});

/** Keeps the entries of a record whose name passes. */
function keepNames<T>(record: Readonly<Record<string, T>>, passes: (name: string) => boolean) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => passes(name)));
}

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
 * uncontrolled. `refusals` counts the submits that were not sent because of errors or doubts, `typed` is the text in the
 * form when it failed. `consent` returns the text beside the button.
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
  const [doubts, setDoubts] = useState(noDoubts);
  const [refusals, setRefusals] = useState(0);
  const busy = useRef(false);
  const answeredAt = useRef(-Infinity);
  /** When React had taken the form over, in milliseconds since the page was opened. */
  const arrivedAt = useRef(Infinity);
  /** Checks what a form holds; set at the first submit. */
  const check = useRef<((submission: Submission) => Findings) | undefined>(undefined);
  /** The answers that the visitor was asked about, with their names. The next submit sends them as they are. */
  const asked = useRef(new Set<string>());

  useEffect(() => {
    const current = form.current;
    if (!current) return undefined;
    arrivedAt.current = performance.now();
    const restore = () => restoreTyped(kind, current);
    restore();
    // Also saves what was typed before hydration.
    keepTyped(kind, current);
    // A form that was sent provides the visitor's data to the others; a field may be rendered later than its form.
    window.addEventListener(RESTORE_EVENT, restore);
    const drop = ({ detail }: CustomEvent<Submitted>) => {
      if (detail.kind !== kind) return;
      resetSubmitted(current, detail.values);
      // Lets what follows the fields know: the height of a text area, and the note about a tool's project. Not by
      // `form.reset()`, which would also empty what was typed since.
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

  /**
   * Shows of some errors and doubts what still holds for a form.
   * @returns whether anything does
   */
  function showLeft(filled: HTMLFormElement, wrong: FieldErrors, doubtful: Doubts): boolean {
    const now = check.current?.(submissionOf(filled));
    const errorsNow = now && !now.result.ok ? now.result.errors : noErrors;
    const left = keepNames(errorsNow, (name) => name in wrong);
    const asks = keepNames(now?.doubts ?? noDoubts, (name) => name in doubtful);
    setErrors(left);
    setDoubts(asks);
    return Object.keys({ ...left, ...asks }).length > 0;
  }

  /** Shows why a form is not sent, as far as the visitor has not changed it since. */
  function refuse(filled: HTMLFormElement, wrong: FieldErrors, doubtful: Doubts): LeadFormState {
    if (showLeft(filled, wrong, doubtful)) setRefusals((count) => count + 1);
    return 'filling';
  }

  async function send(
    filled: HTMLFormElement,
    submission: Submission,
    { LeadNotice, spamCheck, ...leads }: Awaited<ReturnType<typeof load>>,
  ): Promise<LeadFormState> {
    const { deliverLead, findDoubts, leadToasts, makeLead, validateLead } = leads;
    check.current = ({ entries: given }) => ({ result: validateLead(kind, given), doubts: findDoubts(given) });
    const { values } = submission;
    const { result, doubts: found } = check.current(submission);
    const answerOf = (name: string) => `${name}: ${values[name]}`;
    const isNew = Object.keys(found).some((name) => !asked.current.has(answerOf(name)));
    for (const name of Object.keys(found)) asked.current.add(answerOf(name));
    if (!result.ok) return refuse(filled, result.errors, found);
    if (isNew) {
      answeredAt.current = performance.now();
      return refuse(filled, noErrors, found);
    }
    setDoubts(noDoubts);
    const entries = stringsOf(submission.entries);
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
      answeredAt.current = performance.now();
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
   * Does what a form can do without its scripts, which the host may have replaced with newer ones.
   * @param wasComplete - whether nothing was missing when it was submitted; else it waits for another press
   */
  function sendWithoutScripts(filled: HTMLFormElement, wasComplete: boolean): LeadFormState {
    window.removeEventListener('beforeunload', warn);
    if (!hasReceiver || !navigator.onLine) return fail(filled);
    if (filled.reportValidity() && wasComplete) {
      const values = valuesOf(filled);
      // If the visitor comes back and sends the same again, the receiver recognizes it.
      markPopupSeen();
      keepSubmitted(kind, submitWithId(filled, submittedBy(kind)?.leadId), values);
    }
    return 'filling';
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current || performance.now() - answeredAt.current < DOUBLE_CLICK_MS) return;
    const filled = event.currentTarget;
    // What is typed while scripts load belongs to the next submit.
    const submission = submissionOf(filled);
    const wasComplete = filled.checkValidity();
    busy.current = true;
    setState('sending');
    // Until the scripts have loaded, the lead is only a draft, which is lost with its tab.
    if (hasReceiver) window.addEventListener('beforeunload', warn);
    const scripts = await load().catch(() => undefined);
    setState(
      scripts
        ? await send(filled, submission, scripts).catch(() => fail(filled))
        : sendWithoutScripts(filled, wasComplete),
    );
    window.removeEventListener('beforeunload', warn);
    busy.current = false;
  }

  /**
   * Updates the errors and doubts shown while the visitor types, and removes those of fields that are right. Shows no new
   * ones.
   */
  function handleInput(event: InputEvent<HTMLFormElement>) {
    keepTyped(kind, event.currentTarget);
    if (Object.keys({ ...errors, ...doubts }).length > 0) showLeft(event.currentTarget, errors, doubts);
  }

  /** Preloads scripts while the visitor types. If that fails, the submit tries again and shows the error. */
  function handleFocus(event: FocusEvent<HTMLFormElement>) {
    load().catch(() => undefined);
    // Browsers scroll only the caret of a text area into view; the bar at the bottom may cover the rest. Not for a focus that
    // React repeats after hydration: the visitor may be pressing something else by now.
    if (event.timeStamp > arrivedAt.current) event.target.scrollIntoView({ block: 'nearest' });
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
    doubts,
    refusals,
    handlers: { onSubmit: handleSubmit, onInput: handleInput, onFocus: handleFocus },
  };
}
