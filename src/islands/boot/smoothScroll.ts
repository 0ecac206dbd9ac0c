import { SMOOTH } from '../contract';

/*
 * Links within the page scroll smoothly. A link from another page leads to its place at once, so scrolling is smooth only
 * after the first click on this page.
 */

addEventListener('click', () => document.documentElement.setAttribute(SMOOTH, ''), { capture: true, once: true });
