import type { FindTwin } from './visitorState';

/**
 * The attributes, ids and function that the built page, the boot script and the islands share. These are bundled
 * separately, so a name written in two of them could differ without an error.
 */

/** On the root element of an island: its name, which is its file's path; the prefix of its ids; and its props as JSON. */
export const ISLAND = 'data-island';
export const ISLAND_PREFIX = 'data-prefix';
export const ISLAND_PROPS = 'data-props';

/** On an island that React has hydrated. */
export const HYDRATED = 'data-hydrated';

/**
 * On a link that an island handles: the last part of the island's name. The boot script holds the click until the
 * island is hydrated.
 */
export const HANDLED_BY = 'data-handled-by';

/** On a tool whose settings can be in the URL: the name of the query parameter. */
export const LINK_PARAMETER = 'data-link';

/** On the part of an island that shows the result of its fields. Busy from the first change until hydration. */
export const ANSWER = 'data-answer';

/** On the server's HTML of buttons that React leaves as it is: what is around them answers. */
export const STANDING = 'data-standing';

/** On a form that the browser can post to a receiver without any of the site's scripts. */
export const HAS_RECEIVER = 'data-has-receiver';

/** On a link to a picture that opens in the lightbox. */
export const LIGHTBOX = 'data-lightbox';

/** On an element that scrolls sideways if it is wider than its container: a table, a row of cards. */
export const SCROLLER = 'data-scroller';

/** On the root element once links within the page scroll smoothly. */
export const SMOOTH = 'data-smooth';

/** On a part that holds something of the visitor's although none of its fields says so: the pop-up does not open then. */
export const IN_USE = 'data-in-use';

/** On the list of a page's sections, which the finishing pass fills in. */
export const SECTION_LIST = 'data-section-list';

/** On the 404 page. */
export const NOT_FOUND = 'data-not-found';

/** How long an action waits for a script before the page falls back to something else, in milliseconds. */
export const SCRIPT_TIMEOUT_MS = 8000;

/** Id of the chat, a popover. */
export const CHAT_ID = 'chat';

/** Id of the lead pop-up, a dialog. */
export const POPUP_ID = 'lead-popup';

/** Id of the hidden element around the message that is shown if one of the site's scripts does not load. */
export const FAILURE_ID = 'script-failure';

/** Id of the section that holds a page's form. */
export const CONTACT_ID = 'contact';

/** Event on the window when the lead pop-up may open. */
export const OFFER_EVENT = 'offer';

/** Event that a picture's link fires to open the lightbox. */
export const ENLARGE_EVENT = 'enlarge';

/** The children and the text of a node of an island, as the server wrote them. */
export type OwnNode = readonly [children: readonly ChildNode[], text: string | null];

export type OwnNodes = ReadonlyMap<Node, OwnNode>;

declare global {
  interface Window {
    /**
     * Hydrates an island. Defined by src/islands/hydrate.tsx, called by the boot script. Resolves to a function that finds
     * the element that has replaced one of the earlier HTML, if React had to draw the island again. Missing if a host answers
     * for a script that it lacks with a page: the call then fails as a script that does not load.
     */
    hydrateIsland: (element: HTMLElement, own: OwnNodes) => Promise<FindTwin>;
  }
}
