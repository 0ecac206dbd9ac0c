import type { UserEvent } from '@testing-library/user-event';

/** Enters a text as one paste. Typing it would send five events for each character, and most tests need only the text. */
export async function pasteInto(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
