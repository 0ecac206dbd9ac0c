import { CHAT_ID, CONTACT_ID } from '../contract';
import { targetOf } from './events';

/* Moves the focus into the chat and back, and closes it on Escape, wherever the focus is: a manual popover does neither. */

const BUTTON = `nav [popovertarget=${CHAT_ID}]`;

const chatOf = () => document.getElementById(CHAT_ID);

addEventListener('click', (event) => {
  // The browser opens or closes the chat after this event.
  if (targetOf(event)?.closest(BUTTON)) setTimeout(enter);
});

function enter(): void {
  const chat = chatOf();
  if (chat && !chat.matches(':popover-open')) return;
  // The first field, or if a program has taken that mark from all of them, the button that closes the chat.
  (chat?.querySelector<HTMLElement>('[required]') ?? chat?.querySelector('button'))?.focus();
  if (chat?.contains(document.activeElement)) return;
  // A blocker has hidden or removed it: what can't be seen takes no focus. The link beside the button leads to a form.
  chat?.hidePopover();
  document.querySelector<HTMLElement>(`[href$='#${CONTACT_ID}']`)?.click();
}

addEventListener(
  'beforetoggle',
  ({ target }) => {
    const chat = target as HTMLElement;
    // If the visitor has moved the focus elsewhere, it stays there.
    if (chat.id === CHAT_ID && chat.contains(document.activeElement))
      document.querySelector<HTMLElement>(BUTTON)?.focus();
  },
  true,
);
addEventListener('keydown', ({ key, isComposing }) => {
  if (key !== 'Escape' || isComposing) return;
  // A dialog or a menu is above the chat, and closes first. A closed chat stays closed.
  if (!document.querySelector(':is(dialog[open], [popover=auto]:popover-open)')) chatOf()?.hidePopover?.();
});
