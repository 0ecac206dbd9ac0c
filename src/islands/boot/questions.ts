import { targetOf } from './events';

/*
 * Keeps the question that a visitor opens where it is on the screen. The browser closes the open answer of the same
 * group, and if that one is above, moves everything below it up. Scrolls the list of a page's sections into the window: on a
 * phone, it opens below the buttons of the hero.
 */

addEventListener('click', (event) => {
  const question = targetOf(event)?.closest('details > summary');
  if (!question) return;
  const { top } = question.getBoundingClientRect();
  // The browser opens and closes after this event, and before it draws the next frame.
  requestAnimationFrame(() => {
    scrollBy({ top: question.getBoundingClientRect().top - top, behavior: 'instant' });
    if (question.nextElementSibling?.matches('ol')) question.parentElement?.scrollIntoView({ block: 'nearest' });
  });
});
