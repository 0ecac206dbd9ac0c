import { callOwn } from './formControls';

/**
 * Lets the browser post a form to the receiver by itself.
 * @param id - the id of the lead if it was sent before; else it gets a new one, except outside HTTPS
 * @returns the id by which the receiver recognizes a repetition
 */
export function submitWithId(form: HTMLFormElement, id: string = crypto.randomUUID?.() ?? ''): string {
  if (form.leadId) form.leadId.value = id;
  callOwn(form, 'submit');
  return id;
}
