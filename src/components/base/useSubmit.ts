import { useRef, type MouseEvent, type SyntheticEvent } from 'react';
import { callOwn } from '@site/src/leads/form/formControls';

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

  function onSubmitCapture(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    answer(event.currentTarget);
  }

  return {
    onSubmitCapture,
    onClickCapture(event: MouseEvent<HTMLFormElement>) {
      const form = event.currentTarget;
      if (!(event.target as Element).closest('[type=submit]')) return;
      // A form that is not complete submits nothing. A program that stops its event could let the browser post it as it is.
      if (!callOwn(form, 'checkValidity')) return onSubmitCapture(event);
      const before = submits.current;
      setTimeout(() => {
        if (submits.current === before) answer(form);
      });
    },
  };
}
