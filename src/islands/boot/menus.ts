import { targetOf } from './events';

/* Closes a menu when the focus leaves it: the browser closes it only on Escape and on a press elsewhere. */

addEventListener('focusin', (event) => {
  // `:is` ignores what a browser does not know.
  const menu = document.querySelector<HTMLElement>(':is([popover=auto]:popover-open)');
  const target = targetOf(event);
  if (menu && !menu.contains(target) && !target?.matches(`[popovertarget=${menu.id}]`)) menu.hidePopover();
});
