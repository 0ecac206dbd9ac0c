import type * as AfterTotal from './afterTotal';
import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { CHAT_ID, STANDING } from '@site/src/islands/contract';
import { useInBrowser } from '@site/src/islands/useInBrowser';
import { useLateLoad } from '../../../components/base/useLateLoad';

/** What follows the total, once it is loaded. */
let loaded: typeof AfterTotal | undefined;

async function loadAfterTotal(): Promise<typeof AfterTotal> {
  loaded = await import(/* webpackChunkName: "late-estimate" */ './afterTotal');
  return loaded;
}

/** Returns what is at the same place among the buttons there: copying is the first, printing the last. */
const actionAt = (place: 0 | -1) =>
  [...document.querySelectorAll<HTMLElement>(`#estimate [${STANDING}] button`)].at(place);

function placeOf(button: Element | null): 0 | -1 | undefined {
  if (!button?.closest(`[${STANDING}]`)) return undefined;
  return button === actionAt(0) ? 0 : -1;
}

/** The server's HTML of the actions, which stays until what draws them is loaded. */
export function Standing() {
  // The same object each time, because React writes the HTML, and so the pressed button, again for another.
  const [html] = useState(() => ({ __html: document.querySelector(`#estimate [${STANDING}]`)?.innerHTML ?? '' }));
  return <div {...{ [STANDING]: '' }} dangerouslySetInnerHTML={html} />;
}

/**
 * Loads what follows the total (`afterTotal.ts`) when the element `end` comes into view, or the chat, which sends the request
 * along, is open. A press that comes sooner counts once it is there, and the focus stays where it is.
 */
export function useAfterTotal() {
  const { state, run } = useLateLoad<typeof AfterTotal>();
  const after = useInBrowser(() => loaded, undefined);
  const end = useRef<HTMLParagraphElement>(null);
  /** Finds what was pressed, and what had the focus, before what answers it was loaded. */
  const held = useRef<() => HTMLElement | undefined>(undefined);
  const focused = useRef<0 | -1>(undefined);

  /** Returns what follows the total; undefined if it does not load. */
  const load = useCallback(async () => {
    const { value } = await run(async () => {
      const module = await loadAfterTotal();
      focused.current = placeOf(document.activeElement);
      return module;
    });
    return value;
  }, [run]);

  function hold(event: MouseEvent, button: HTMLElement, find: () => HTMLElement | undefined) {
    event.preventDefault();
    held.current = find;
    button.setAttribute('aria-busy', 'true');
    void load().then(() => button.removeAttribute('aria-busy'));
  }

  function holdAction(event: MouseEvent) {
    const button = (event.target as Element).closest('button');
    const place = after ? undefined : placeOf(button);
    if (button && place !== undefined) hold(event, button, () => actionAt(place));
  }

  useEffect(() => {
    if (after) {
      if (focused.current !== undefined) actionAt(focused.current)?.focus();
      held.current?.()?.click();
      focused.current = held.current = undefined;
      return undefined;
    }
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) void load();
    });
    if (end.current) observer.observe(end.current);
    const chat = document.getElementById(CHAT_ID);
    // `:is` ignores what a browser does not know.
    if (chat?.matches(':is(:popover-open)')) void load();
    chat?.addEventListener('beforetoggle', load);
    return () => {
      observer.disconnect();
      chat?.removeEventListener('beforetoggle', load);
    };
  }, [after, load]);

  return { after, end, hasFailed: state === 'failed', load, hold, holdAction };
}
