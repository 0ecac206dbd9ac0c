import { CHAT_ID } from '../contract';

/* Moves the focus into the chat and back, and closes it on Escape, wherever the focus is: a manual popover does neither. */

const chatButton = () => document.querySelector<HTMLElement>(`nav [popovertarget=${CHAT_ID}]`);

addEventListener(
  'beforetoggle',
  ({ target, newState }) => {
    const chat = target as HTMLElement;
    if (chat.id !== CHAT_ID) return;
    if (newState === 'open') setTimeout(() => chat.querySelector<HTMLElement>('[required]')?.focus());
    // If the visitor has moved the focus elsewhere, it stays there.
    else if (chat.contains(document.activeElement)) chatButton()?.focus();
  },
  true,
);
addEventListener('keydown', ({ key, isComposing }) => {
  if (key !== 'Escape' || isComposing) return;
  // A dialog or a menu is above the chat, and closes first. A closed chat stays closed.
  if (!document.querySelector(':is(dialog[open], [popover=auto]:popover-open)'))
    document.getElementById(CHAT_ID)?.hidePopover?.();
});
