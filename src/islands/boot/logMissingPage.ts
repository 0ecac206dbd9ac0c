import { NOT_FOUND } from '../contract';

/* Logs the path of a page that does not exist, so that dead links can be found. */

if (document.querySelector(`[${NOT_FOUND}]`)) {
  console.error('404: no page at', location.pathname);
}
