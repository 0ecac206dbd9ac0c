/*
 * The boot script, the only script that every page runs before the visitor uses it. The page is finished HTML whose
 * links, menus, questions and chat work without it. Each import is one of its jobs.
 *
 * It is inlined as a module, so that browsers without module support ignore it and show the page as they would without
 * JavaScript. In development, where React renders the whole page, the application imports it.
 */
import './startOnApproach';
import './earlyInput';
import './holdActions';
import './resume';
import './popup';
import './chat';
import './menus';
import './questions';
import './smoothScroll';
import './lightbox';
import './logMissingPage';
import './tabStops';
