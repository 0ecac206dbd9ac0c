import { useRef, type MouseEvent, type SubmitEvent } from 'react';

/** Returns the handlers of a form that answers each press of its submit button, also if another program stops the event that follows. */
export function useSubmit(submit: (form: HTMLFormElement) => unknown) {
  const submits = useRef(0);

  function answer(form: HTMLFormElement): void {
    submits.current += 1;
    void submit(form);
  }

  return {
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      answer(event.currentTarget);
    },
    onClick({ target, currentTarget: form }: MouseEvent<HTMLFormElement>) {
      if (!(target as Element).closest('[type=submit]')) return;
      const before = submits.current;
      setTimeout(() => {
        if (submits.current === before) answer(form);
      });
    },
  };
}
