/*
 * `npm start` serves pages without the boot script, which loads the lightbox in the build. There it comes with the page.
 */
import 'photoswipe/style.css';
import './lightbox.css';
import './lightbox';

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a[data-lightbox]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  link.dispatchEvent(new Event('enlarge', { bubbles: true }));
});
