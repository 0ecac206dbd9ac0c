/** Ids of the leads shown in a form on this page, so that they are not shown twice. */
export const inForms = new Set<string>();
