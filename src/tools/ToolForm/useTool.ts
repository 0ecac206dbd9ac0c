import { useEffect, useRef, useState, type FocusEvent, type SyntheticEvent } from 'react';
import { namedControls, valueOf } from '@site/src/leads/form/formControls';
import type { Entries } from '@site/src/userInput/shareLink';

/**
 * Before what a visitor does in a tool, and at what only some programs fire: these may fill in a field without an `input` event, as
 * password managers, voice control and what stands in for a list do, or stop that event.
 */
const OCCASIONS = ['change', 'focusin', 'keyup', 'pointerover'];

interface Shared<Field extends string> {
  readonly entries: Entries<Field>;
  readonly unread: readonly Field[];
}

export interface ToolOptions<Field extends string> {
  /** The form's initial values, also in the server's HTML. */
  readonly initial: Entries<Field>;
  /**
   * Reads the values in the URL, if it contains any for this tool, and names the fields that could not be read. A promise if
   * what reads them has to load first.
   */
  readonly fromAddress?: (query: string) => Shared<Field> | undefined | Promise<Shared<Field> | undefined>;
  /** Sets further fields after a change, such as the area after a change of the shape. */
  readonly derive?: (now: Entries<Field>, before: Entries<Field>) => Entries<Field>;
}

function readControls<Field extends string>(form: HTMLFormElement): Entries<Field> {
  return Object.fromEntries(namedControls(form).map((control) => [control.name, valueOf(control)])) as Entries<Field>;
}

/** Returns whether these are the values that a tool has of its fields. */
function isHeld<Field extends string>(typed: Entries<Field>, held: Entries<Field>): boolean {
  return (Object.keys(typed) as Field[]).every((field) => typed[field] === (held[field] ?? ''));
}

interface ToolState<Field extends string> {
  readonly entries: Entries<Field>;
  readonly fieldsKey: number;
  readonly derivedKey: number;
  readonly unread: readonly Field[];
}

/**
 * Manages a tool's form values, including those of fields that are currently hidden. `fieldsKey` is the key of the fields;
 * it changes when a link fills them. `derivedKey` is that of the fields which `derive` sets while they are on the screen.
 */
export function useTool<Field extends string>({ initial, fromAddress, derive }: ToolOptions<Field>) {
  const form = useRef<HTMLFormElement>(null);
  const last = useRef<Entries<Field>>(undefined);
  const [{ entries, fieldsKey, derivedKey, unread }, setState] = useState<ToolState<Field>>({
    entries: initial,
    fieldsKey: 0,
    derivedKey: 0,
    unread: [],
  });
  const [emptied, setEmptied] = useState<string>();

  /** Returns the state after the visitor has typed, with what follows from it. */
  function withTyped(state: ToolState<Field>, typed: Entries<Field>): ToolState<Field> {
    const now = { ...state.entries, ...typed };
    const next = derive ? derive(now, state.entries) : now;
    const isReplaced = (Object.keys(typed) as Field[]).some((field) => next[field] !== typed[field]);
    return { ...state, entries: next, derivedKey: state.derivedKey + Number(isReplaced) };
  }

  /** Takes over what the fields hold, once: the state follows later, and until then they hold it still. */
  function read(): void {
    if (!form.current) return;
    const typed = readControls<Field>(form.current);
    if (last.current && isHeld(typed, last.current)) return;
    last.current = typed;
    setState((state) => (isHeld(typed, state.entries) ? state : withTyped(state, typed)));
  }

  function take(shared: Shared<Field> | undefined): void {
    if (!shared) return;
    setState({ entries: { ...initial, ...shared.entries }, fieldsKey: 1, derivedKey: 0, unread: shared.unread });
  }

  useEffect(() => {
    const shared = fromAddress?.(window.location.search);
    // The URL and what was typed before hydration can be read only here, once.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (shared && !(shared instanceof Promise)) take(shared);
    else {
      void shared?.then(take);
      read();
    }
    const current = form.current;
    for (const type of OCCASIONS) current?.addEventListener(type, read);
    return () => OCCASIONS.forEach((type) => current?.removeEventListener(type, read));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);

  function handleInput(event: SyntheticEvent<HTMLFormElement>) {
    read();
    const control = event.nativeEvent.target as HTMLInputElement;
    setEmptied(control.value === '' && control === document.activeElement ? control.name : undefined);
  }

  function handleBlur(event: FocusEvent<HTMLFormElement>) {
    if (event.target.name === emptied) setEmptied(undefined);
  }

  return {
    entries,
    fieldsKey,
    derivedKey,
    unread,
    /** Returns the error to show beside a field: none while the visitor has just cleared it to type a new value. */
    errorOf: (errors: Readonly<Partial<Record<Field, string>>>, field: Field) =>
      emptied === field ? undefined : errors[field],
    formProps: {
      ref: form,
      onInput: handleInput,
      onBlur: handleBlur,
      // The form sends nothing. With the dialog method, Enter does nothing before hydration either.
      method: 'dialog' as const,
      onSubmit: (event: SyntheticEvent) => event.preventDefault(),
    },
  };
}

/**
 * Returns the input of the last entries that were all valid, so that a tool keeps its answer while an entry is wrong.
 * @param entries the form's entries, a new object after each change
 * @param input what they mean; undefined if one of them is wrong
 * @param initial the tool's initial input
 */
export function useLastValid<Input>(entries: object, input: Input | undefined, initial: Input): Input {
  const [last, setLast] = useState({ entries: {}, input: initial });
  if (input && last.entries !== entries) setLast({ entries, input });
  return input ?? last.input;
}

/** How long a visitor has to pause before a tool announces its answer, in milliseconds. */
export const ANNOUNCEMENT_DELAY_MS = 800;

/** Returns the text to announce once the visitor pauses; empty at first, because nothing has been entered yet. */
export function useAnnouncement(text: string): string {
  const [status, setStatus] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return undefined;
    const timer = setTimeout(() => {
      first.current = '';
      setStatus(text);
    }, ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return status;
}
