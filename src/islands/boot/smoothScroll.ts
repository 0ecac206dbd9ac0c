import { SMOOTH } from '../contract';
import { targetOf } from './events';

/*
 * Links within the page scroll smoothly. A link from another page leads to its place at once, so scrolling is smooth only
 * after the first click on this page. Each of them adds a step to the history, so that Back returns to where the visitor was:
 * browsers add none if the address stays the same, as when the link is followed again.
 */

addEventListener('click', (event) => {
  document.documentElement.setAttribute(SMOOTH, '');
  const link = targetOf(event)?.closest('a');
  if (link?.hash && link.href === location.href && !event.defaultPrevented) history.pushState(null, '');
});
