/**
 * Every key that this site uses in the browser's storage. They are separate from the code that reads and writes them,
 * so that the boot script can look for a key without adding that code to every page.
 */

/** Session storage: unsent input, by form, with the names of the photos that forms hold. */
export const DRAFTS_KEY = 'leadDrafts';
/** Session storage: the input that was submitted last, by form, with the id of its lead. */
export const SUBMITTED_KEY = 'leadSubmitted';
/** Session storage: the same of leads that are safe: sent, saved to be sent, or taken back. */
export const SAFE_KEY = 'leadSafe';
/** Session storage: the visitor's personal fields, by the form that was sent. */
export const VISITOR_KEY = 'leadVisitor';
/** Session storage: a project that a tool has saved for a form. */
export const PREFILL_KEY = 'prefill';
/** Session storage: the name of the person who referred the visitor. */
export const REFERRER_KEY = 'leadReferrer';
/**
 * Session storage: how the visitor came to this site, a line for each time: the URL of the page that opened and, after a
 * space, the URL that the browser gives as its referrer, or nothing.
 */
export const ARRIVALS_KEY = 'arrivals';
/** Session storage: the visitor has seen the lead pop-up in this session. */
export const POPUP_SEEN_FLAG = 'hasSeenLeadModal';
/** Session storage: the visitor's kept photo was what they saw last in this tab. */
export const PHOTO_OPEN_FLAG = 'photoOpen';
/** Session storage: the work on the kept photo as it was when this tab left the page. */
export const PHOTO_WORK_KEY = 'photoWork';
/** Local storage: what the key of a lead that nobody has confirmed begins with; its UUID follows. */
export const LEAD_PREFIX = 'lead:';
/** Local storage: what the key of a lead that was sent or forgotten begins with; its UUID follows. */
export const SETTLED_PREFIX = 'settled:';
/**
 * Returns whether a key of local storage may be one of LEAD_PREFIX. Does not look closer: every page runs it, and a key of
 * another program costs no more than a script.
 */
export const mayBeLead = (key: string): boolean => key.startsWith('lead');
/** IndexedDB: the name of the database with a visitor's photo, until they delete it, and with the photos that forms hold. */
export const KEPT_PHOTO_DATABASE = 'ground-photo';
