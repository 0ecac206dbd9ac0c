/** Lets the browser post a form to the receiver by itself, with an id by which the receiver recognizes a repetition. */
export function postForm(form: HTMLFormElement): void {
  // New for each post, because the visitor may come back and change something. Missing outside HTTPS.
  if (form.leadId) form.leadId.value = crypto.randomUUID?.() ?? '';
  form.submit();
}
