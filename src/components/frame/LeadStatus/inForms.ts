/** Ids of leads that a form on this page shows, so that they do not show twice. */
export const inForms = new Set<string>();
