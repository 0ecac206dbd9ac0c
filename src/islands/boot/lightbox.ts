import { ENLARGE_EVENT, LIGHTBOX } from '../contract';
import { onApproach, targetOf } from './events';
import { files, loadScripts } from './loadScripts';

/* Loads the lightbox when a visitor turns to a picture that opens large, and opens the picture in it. */

const linkOf = (element: Element | null) => element?.closest<HTMLAnchorElement>(`[${LIGHTBOX}]`);

onApproach((target) => {
  if (linkOf(target)) loadScripts(files.lightbox).catch(() => undefined);
});

addEventListener('click', (event) => {
  const link = linkOf(targetOf(event));
  // Modifier keys ask the browser for a new tab, a new window or a download.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (link.getAttribute('aria-busy')) return;
  // Until the lightbox has its styles, too: it removes the mark.
  link.setAttribute('aria-busy', 'true');
  loadScripts(files.lightbox).then(
    () => link.dispatchEvent(new Event(ENLARGE_EVENT, { bubbles: true })),
    () => {
      link.removeAttribute('aria-busy');
      // Falls back to opening the picture's file.
      location.assign(link.href);
    },
  );
});
