import { useRef, type MouseEvent, type SubmitEvent } from 'react';

/**
 * Returns the handlers of a form that answers each press of its submit button, also if another program stops the event that follows.
 * They capture, because a program may keep events of the form from reaching what is around it, where React listens.
 */
export function useSubmit(submit: (form: HTMLFormElement) => unknown) {
  const submits = useRef(0);

  function answer(form: HTMLFormElement): void {
    submits.current += 1;
    void submit(form);
  }

  return {
    onSubmitCapture(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      answer(event.currentTarget);
    },
    onClickCapture({ target, currentTarget: form }: MouseEvent<HTMLFormElement>) {
      if (!(target as Element).closest('[type=submit]')) return;
      const before = submits.current;
      setTimeout(() => {
        if (submits.current === before) answer(form);
      });
    },
  };
}
