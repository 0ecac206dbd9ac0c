/**
 * Every key that this site uses in the browser's storage. They are separate from the code that reads and writes them,
 * so that the boot script can look for a key without adding that code to every page.
 */

/** Session storage: unsent input, by form. */
export const DRAFTS_KEY = 'leadDrafts';
/** Session storage: the visitor's personal fields, by the form that was sent. */
export const VISITOR_KEY = 'leadVisitor';
/** Session storage: a project that a tool has saved for a form. */
export const PREFILL_KEY = 'prefill';
/** Session storage: the name of the person who referred the visitor. */
export const REFERRER_KEY = 'leadReferrer';
/** Session storage: the visitor has seen the lead pop-up in this session. */
export const POPUP_SEEN_FLAG = 'hasSeenLeadModal';
/** Local storage: the outbox holds a lead that nobody has confirmed. */
export const WAITING_FLAG = 'leadsWaiting';
/** IndexedDB: the name of the database with a visitor's photo, if they chose to keep it. */
export const KEPT_PHOTO_DATABASE = 'ground-photo';
