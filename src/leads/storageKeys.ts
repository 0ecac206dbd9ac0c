/**
 * Every key that this site uses in the browser's storage. They stand apart from the code that reads and writes them, so
 * that the boot script can look for one without bringing that code into each page.
 */

/** Session storage: what is typed and not sent, by form. */
export const DRAFTS_KEY = 'leadDrafts';
/** Session storage: who the visitor is, by the form that was sent. */
export const VISITOR_KEY = 'leadVisitor';
/** Session storage: a project that a tool has left for a form. */
export const PREFILL_KEY = 'prefill';
/** Session storage: who sent the visitor. */
export const REFERRER_KEY = 'leadReferrer';
/** Session storage: the visitor has seen the lead pop-up in this session. */
export const POPUP_SEEN_FLAG = 'hasSeenLeadModal';
/** Local storage: the outbox holds a lead that nobody has confirmed. */
export const WAITING_FLAG = 'leadsWaiting';
