/*
 * The lightbox shows the pictures of a page enlarged, one at a time. The boot script loads it when the visitor points
 * at or focuses a picture, and fires an "enlarge" event on the link to open. Does not need React.
 */
import PhotoSwipe, { type SlideData } from 'photoswipe';
import { ENLARGE_EVENT, LIGHTBOX } from '@site/src/islands/contract';
import { closeOnBack } from '../closeOnBack';
import { stopFlings } from '../stopFlings';
import { sourceInUse } from './sourceInUse';

/** Room for the buttons at the top and the caption at the bottom, in pixels. */
const PADDING = { top: 60, bottom: 76, left: 0, right: 0 };

interface Slide extends SlideData {
  readonly element: HTMLAnchorElement;
}

function slideOf(link: HTMLAnchorElement): Slide {
  const image = link.querySelector('img') as HTMLImageElement;
  const width = Number(image.getAttribute('width'));
  const source = sourceInUse(link, image);
  return {
    element: link,
    src: link.href,
    // A card's own files end before a large screen does. Of two files with one width, browsers take the first.
    srcset: source && `${source.srcset}, ${link.href} ${width}w`,
    msrc: image.currentSrc,
    alt: image.alt,
    width,
    height: Number(image.getAttribute('height')),
    thumbCropped: true,
  };
}

function line(className: string, text: string): HTMLElement {
  return Object.assign(document.createElement('span'), { className, textContent: text });
}

function open(link: HTMLAnchorElement): void {
  // A blocker may have removed the picture from some of the links, or from this one: its file opens then.
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[${LIGHTBOX}]`)];
  const slides = links.filter((one) => one === link || one.querySelector('img')).map(slideOf);

  // A native modal dialog makes the page behind it inert and closes on the back gesture of phones.
  const dialog = Object.assign(document.createElement('dialog'), { className: 'lightbox' });
  dialog.setAttribute('aria-label', 'Pictures, enlarged');
  document.body.append(dialog);

  const gallery = new PhotoSwipe({
    dataSource: slides,
    index: slides.findIndex(({ element }) => element === link),
    appendToEl: dialog,
    bgOpacity: 1,
    padding: PADDING,
    loop: false,
    // The dialog restores the focus.
    returnFocus: false,
    arrowPrevTitle: 'Previous picture',
    arrowNextTitle: 'Next picture',
  });

  gallery.on('uiRegister', () => {
    gallery.ui?.registerElement({
      name: 'caption',
      appendTo: 'root',
      onInit: (caption) => {
        // Makes screen readers announce the next picture.
        caption.setAttribute('aria-live', 'polite');
        gallery.on('change', () => {
          const { title = '', location = '', mark } = (gallery.currSlide?.data as Slide).element.dataset;
          caption.replaceChildren(line('lightbox-title', title), ' ', line('lightbox-location', location));
          if (mark) caption.append(' ', line('lightbox-mark', mark));
        });
      },
    });
  });
  gallery.on('bindEvents', () => {
    // The surrounding <dialog> already has the dialog role.
    gallery.element?.removeAttribute('role');
    gallery.scrollWrap?.setAttribute('role', 'group');
    gallery.scrollWrap?.setAttribute('aria-label', 'Pictures');
  });
  const leaveHistory = closeOnBack(() => gallery.close());
  gallery.on('destroy', () => {
    leaveHistory();
    dialog.close();
    dialog.remove();
    // Some browsers do not focus a link that is clicked with a mouse.
    link.focus({ preventScroll: true });
  });
  stopFlings(dialog);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    gallery.close();
  });

  dialog.showModal();
  gallery.init();
}

/** Few visitors open a picture, so `!!` keeps these files out of the site's style sheet. */
const styles = [new URL('!!photoswipe/style.css', import.meta.url), new URL('!!./lightbox.css', import.meta.url)];

const styled = Promise.all(
  styles.map(
    ({ href }) =>
      new Promise((onload, onerror) => {
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }),
        );
      }),
  ),
);

document.addEventListener(ENLARGE_EVENT, ({ target }) => {
  const link = target as HTMLAnchorElement;
  styled
    .then(() => open(link))
    // Without its styles the lightbox would not cover the page, so the link opens the picture's file.
    .catch(() => location.assign(link.href))
    // Not `finally`, which some programs' copies of Promise lack.
    .then(() => link.removeAttribute('aria-busy'));
});
