import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { HANDLED_BY, LIGHTBOX } from '@site/src/islands/contract';
import type { drawProduct } from '@site/src/tools/visualizer/core/drawProduct';
import { sourceInUse } from '../../../components/base/Lightbox/sourceInUse';
import { useLateLoad } from '../../../components/base/useLateLoad';
import mark from '../../../components/base/RenderingMark/styles.module.css';
import { CLOSE_UP } from './views';
import styles from './styles.module.css';

const BUTTONS = `[${HANDLED_BY}=ProductViews]`;

async function loadDrawing(): Promise<typeof drawProduct> {
  return (await import('@site/src/tools/visualizer/core/drawProduct')).drawProduct;
}

/** Part of the card's picture, large enough to show its texture. */
function CloseUp({ frame }: { readonly frame: Element }) {
  const link = frame.querySelector<HTMLAnchorElement>(`a[${LIGHTBOX}]`);
  const image = link?.querySelector('img');
  if (!link || !image) return null;
  return (
    <>
      <img
        className={styles.large}
        alt={`${image.alt}, close up`}
        src={link.href}
        srcSet={sourceInUse(link, image)?.srcset}
        sizes="37.5rem"
      />
      {link.dataset.mark && (
        <span className={mark.mark} aria-hidden="true">
          {link.dataset.mark}
        </span>
      )}
    </>
  );
}

/** The place of the next button for each key that moves the focus within a toolbar. */
const MOVES: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  ArrowUp: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Returns the toolbar's buttons if the target of an event is one of them. */
function toolbarOf({ target }: Event) {
  const button = (target as Element).closest<HTMLButtonElement>(BUTTONS);
  const buttons = [...(button?.closest('[role=toolbar]')?.querySelectorAll<HTMLButtonElement>(BUTTONS) ?? [])];
  return { buttons, place: button ? buttons.indexOf(button) : -1 };
}

/** Moves the focus within a toolbar by key, as the ARIA Authoring Practices describe it. */
function moveFocus(event: KeyboardEvent) {
  const move = MOVES[event.key];
  if (!move || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const { buttons, place } = toolbarOf(event);
  if (place < 0) return;
  event.preventDefault();
  buttons[move(place, buttons.length)]?.focus();
}

/** Makes the button that has the focus the tab stop of its toolbar. */
function keepTabStop(event: FocusEvent) {
  const { buttons, place } = toolbarOf(event);
  if (place >= 0) buttons.forEach((button, index) => (button.tabIndex = index === place ? 0 : -1));
}

/**
 * Shows a product close up or in one of its colors, in place of the picture of its card. The cards are outside of the
 * island, in plain HTML: ViewButtons.tsx has their buttons.
 */
export default function ProductViews() {
  /** The view of each card that shows another than its picture, by the card's id. */
  const [views, setViews] = useState<Readonly<Record<string, string | undefined>>>({});
  const { state, value: draw, run } = useLateLoad<typeof drawProduct>();

  useEffect(() => {
    function press({ target }: MouseEvent) {
      const button = (target as Element).closest<HTMLButtonElement>(BUTTONS);
      const card = button?.closest('li');
      if (!button || !card) return;
      const { value } = button;
      const isShown = views[card.id] === value && (value === CLOSE_UP || draw !== undefined);
      setViews({ ...views, [card.id]: isShown ? undefined : value });
      if (value !== CLOSE_UP && !draw) void run(loadDrawing);
    }
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [views, draw, run]);

  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', moveFocus, { signal: listening.signal });
    document.addEventListener('focusin', keepTabStop, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  // Tells the buttons and the link to the pattern visualizer what their card shows.
  useEffect(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>(BUTTONS)) {
      const view = views[button.closest('li')?.id ?? ''];
      button.setAttribute('aria-pressed', String(button.value === view));
    }
    for (const link of document.querySelectorAll<HTMLElement>('[data-lay-out]')) {
      const view = views[link.dataset.layOut ?? ''];
      if (view && view !== CLOSE_UP) link.dataset.color = view;
      else delete link.dataset.color;
    }
  }, [views]);

  return Object.entries(views).map(([id, view]) => {
    const frame = document.getElementById(id)?.querySelector(`.${styles.frame}`);
    if (!frame || !view) return null;
    return createPortal(
      <div className={styles.view}>
        {view === CLOSE_UP ? (
          <CloseUp frame={frame} />
        ) : draw ? (
          <>
            <div dangerouslySetInnerHTML={{ __html: draw(id, view) }} />
            <span className={mark.mark} aria-hidden="true">
              {`Drawing: ${view}`}
            </span>
          </>
        ) : (
          <p className={styles.note} role={state === 'failed' ? 'alert' : 'status'}>
            {state === 'failed' ? 'The drawing didn’t load. Press the color again to retry.' : 'One moment…'}
          </p>
        )}
      </div>,
      frame,
      id,
    );
  });
}
