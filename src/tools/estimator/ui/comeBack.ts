import { CONTACT_ID } from '@site/src/islands/contract';

/**
 * Keeps a link to the form where it is in the window until the visitor comes back from the form. Browsers restore how far
 * the page was scrolled, but a form above the link has grown by the estimate meanwhile.
 */
export function comeBackTo(link: Element): void {
  const placeOnPage = () => link.getBoundingClientRect().top + scrollY;
  const before = placeOnPage();
  function handlePopState() {
    // Browsers fire this event for the way to the form, too.
    if (location.hash === `#${CONTACT_ID}`) return;
    removeEventListener('popstate', handlePopState);
    // By the next frame, browsers have scrolled the page. The visitor may have scrolled on, too.
    requestAnimationFrame(() => scrollBy({ top: placeOnPage() - before, behavior: 'instant' }));
  }
  addEventListener('popstate', handlePopState);
}
