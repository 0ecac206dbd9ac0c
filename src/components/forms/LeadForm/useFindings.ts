import { useRef, useState } from 'react';
import type * as leads from '@site/src/leads';
import type { Doubts, FieldErrors, LeadKind, LeadRequest, Validation } from '@site/src/leads';
import type { TypedValues } from '@site/src/leads/form/formDrafts';
import { valuesOf } from '@site/src/leads/form/formControls';

type Checks = Pick<typeof leads, 'validateLead' | 'findDoubts'>;

/** What is to be said about the fields of a form. */
interface Findings {
  readonly result: Validation;
  readonly doubts: Doubts;
}

/** What a form may send: its request, or nothing because of errors, or of doubts that the visitor hasn't seen before. */
export type Review = { readonly request: LeadRequest } | { readonly request?: undefined; readonly isQuestion: boolean };

const noErrors: FieldErrors = {};
const noDoubts: Doubts = {};

/** Keeps the entries of a record whose name passes. */
function keepNames<T>(record: Readonly<Record<string, T>>, passes: (name: string) => boolean) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => passes(name)));
}

/** Holds the errors and doubts that a form shows. `refusals` counts the submits that were not sent because of them. */
export function useFindings(kind: LeadKind) {
  const [errors, setErrors] = useState(noErrors);
  const [doubts, setDoubts] = useState(noDoubts);
  const [refusals, setRefusals] = useState(0);
  /** Checks what a form holds; set at the first submit. */
  const check = useRef<((values: TypedValues) => Findings) | undefined>(undefined);
  /** The answers that the visitor was asked about, with their names. The next submit sends them as they are. */
  const asked = useRef(new Set<string>());

  /**
   * Shows of some errors and doubts what still holds for a form.
   * @returns whether anything does
   */
  function showLeft(filled: HTMLFormElement, wrong: FieldErrors, doubtful: Doubts): boolean {
    const now = check.current?.(valuesOf(filled));
    const errorsNow = now && !now.result.ok ? now.result.errors : noErrors;
    const left = keepNames(errorsNow, (name) => name in wrong);
    const asks = keepNames(now?.doubts ?? noDoubts, (name) => name in doubtful);
    setErrors(left);
    setDoubts(asks);
    return Object.keys({ ...left, ...asks }).length > 0;
  }

  /** Shows why a form is not sent, as far as the visitor has not changed it since. */
  function refuse(filled: HTMLFormElement, wrong: FieldErrors, doubtful: Doubts): void {
    if (showLeft(filled, wrong, doubtful)) setRefusals((count) => count + 1);
  }

  /** Checks what was submitted. Asks about a doubtful answer once, and takes it the next time. */
  function review(filled: HTMLFormElement, values: TypedValues, { validateLead, findDoubts }: Checks): Review {
    check.current = (held) => ({ result: validateLead(kind, held), doubts: findDoubts(held) });
    const { result, doubts: found } = check.current(values);
    const answerOf = (name: string) => `${name}: ${values[name]}`;
    const isQuestion = Object.keys(found).some((name) => !asked.current.has(answerOf(name)));
    for (const name of Object.keys(found)) asked.current.add(answerOf(name));
    if (result.ok && !isQuestion) {
      setDoubts(noDoubts);
      return { request: result.request };
    }
    refuse(filled, result.ok ? noErrors : result.errors, found);
    return { isQuestion: result.ok };
  }

  /** Updates what is shown while the visitor types, and removes what has been put right. Shows nothing new. */
  function update(filled: HTMLFormElement): void {
    if (Object.keys({ ...errors, ...doubts }).length > 0) showLeft(filled, errors, doubts);
  }

  return { errors, doubts, refusals, review, update, clearErrors: () => setErrors(noErrors) };
}
