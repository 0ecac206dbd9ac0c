/**
 * What the built page, the boot script and the islands have to agree on: attributes, ids and the one function. Each is
 * bundled by itself, so a name that stood in two of them could differ without an error.
 */

/** On the element around an island: its name, which is its file's path. Beside it stand `data-prefix` and `data-props`. */
export const ISLAND = 'data-island';

/** On an island whose component React has taken over. */
export const ALIVE = 'data-alive';

/** On a link that an island answers: the last part of the island's name. Until the island is alive, the boot script keeps the click. */
export const USES = 'data-uses';

/** On a tool that can be opened with its settings in the address: the name of the query parameter. */
export const LINK_PARAMETER = 'data-link';

/** On a form that the browser can send to a receiver without any script of ours. */
export const DELIVERED = 'data-delivered';

/** On a link to a picture that opens large. */
export const LIGHTBOX = 'data-lightbox';

/** On what may be wider than its place and then scrolls sideways by itself: tables, rows of cards. */
export const SCROLLER = 'data-use';

/** On the 404 page. */
export const NOT_FOUND = 'data-not-found';

/** How long a visitor who has done something waits for a script before the page goes on without it, in milliseconds. */
export const PATIENCE_MS = 8000;

/** Id of the chat, a popover. */
export const CHAT_ID = 'chat';

/** Id of the lead pop-up, a dialog. */
export const POPUP_ID = 'lead-popup';

/** Id of the hidden message that is shown where a script of the site did not arrive. */
export const FAILURE_ID = 'script-failure';

/** Id of the section that holds a page's form. */
export const CONTACT_ID = 'contact';

/** Event that opens the lightbox, sent from the link to the picture. */
export const ENLARGE_EVENT = 'enlarge';

declare global {
  interface Window {
    /** Brings the component of an island to life. The islands' entry sets it, the boot script calls it. */
    hydrateIsland?: (element: HTMLElement) => Promise<void>;
  }
}
