import { SCROLLER } from '../contract';

/*
 * Chrome and Firefox let the Tab key reach whatever scrolls, Safari only what has a tabindex. Chrome leaves a focused link
 * that is partly in sight where it is.
 */

for (const scroller of document.querySelectorAll<HTMLElement>(`[${SCROLLER}]`)) {
  new ResizeObserver(() => (scroller.tabIndex = scroller.scrollWidth > scroller.clientWidth ? 0 : -1)).observe(
    scroller,
  );
  scroller.addEventListener('focusin', ({ target }) =>
    (target as Element).scrollIntoView({ block: 'nearest', inline: 'nearest' }),
  );
}
