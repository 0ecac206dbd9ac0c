import { useEffect, useRef, useState, type FocusEvent, type SyntheticEvent } from 'react';
import { readControls } from '.';

export type Entries<Field extends string> = Readonly<Partial<Record<Field, string>>>;

export interface ToolOptions<Field extends string> {
  /** What the form says at first; the server's HTML shows the same. */
  readonly initial: Entries<Field>;
  /** What the address carries, if it carries anything for this tool. */
  readonly fromAddress?: (query: string) => { readonly entries: Entries<Field>; readonly mended: boolean } | undefined;
  /** May set further fields when one has been changed, such as the area when the shape has. */
  readonly follow?: (now: Entries<Field>, before: Entries<Field>) => Entries<Field>;
}

/**
 * The state of a tool: what its form says, kept also for fields that are not shown at the moment. `round` is the key
 * of the fields; it changes when a link has filled them anew.
 */
export function useTool<Field extends string>({ initial, fromAddress, follow }: ToolOptions<Field>) {
  const form = useRef<HTMLFormElement>(null);
  const [{ entries, round, mended }, setState] = useState({ entries: initial, round: 0, mended: false });
  const [emptied, setEmptied] = useState<string>();

  useEffect(() => {
    const shared = fromAddress?.(window.location.search);
    // What the address says and what was typed before React came are known only here, once.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (shared) setState({ entries: { ...initial, ...shared.entries }, round: 1, mended: shared.mended });
    else if (form.current) {
      const typed = readControls(form.current) as Entries<Field>;
      setState((state) => ({ ...state, entries: { ...state.entries, ...typed } }));
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);

  function handleInput(event: SyntheticEvent<HTMLFormElement>) {
    const typed = readControls(event.currentTarget) as Entries<Field>;
    const control = event.nativeEvent.target as HTMLInputElement;
    setEmptied(control.value === '' && control === document.activeElement ? control.name : undefined);
    setState((state) => {
      const now = { ...state.entries, ...typed };
      return { ...state, entries: follow ? follow(now, state.entries) : now };
    });
  }

  function handleBlur(event: FocusEvent<HTMLFormElement>) {
    if (event.target.name === emptied) setEmptied(undefined);
  }

  return {
    entries,
    round,
    mended,
    /** The error to show beside a field: none while the visitor has just emptied it to type anew. */
    errorOf: (errors: Readonly<Partial<Record<Field, string>>>, field: Field) =>
      emptied === field ? undefined : errors[field],
    formProps: {
      ref: form,
      onInput: handleInput,
      onBlur: handleBlur,
      // There is nothing to send. The dialog method makes Enter harmless before React is there as well.
      method: 'dialog' as const,
      onSubmit: (event: SyntheticEvent) => event.preventDefault(),
    },
  };
}

/** Says a result aloud once the visitor pauses; nothing at first, as nothing has been asked yet. */
export function useAnnouncement(text: string): string {
  const [said, setSaid] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return undefined;
    const timer = setTimeout(() => {
      first.current = '';
      setSaid(text);
    }, 800);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
