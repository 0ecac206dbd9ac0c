/* Apart from what reads and writes links, so that a tool can load that only if there is a link. */

/** The parameter of a link to a plan: the drawing and the estimate. */
export const PLAN_PARAM = 'plan';

/** Returns whether the query of a URL, with its question mark, has a link to a plan. */
export const hasPlan = (query: string): boolean => new RegExp(`[^a-z-]${PLAN_PARAM}\\W*[=%]`, 'i').test(query);
