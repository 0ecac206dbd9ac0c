import { sessionFlag } from '../../userInput/sessionFlag';
import { POPUP_SEEN_FLAG } from '../storageKeys';

const flag = sessionFlag(POPUP_SEEN_FLAG);

/** Records that the visitor has seen the lead pop-up in this session, or needs it no more because a form was sent. */
export function markPopupSeen(): void {
  flag.set(true);
  // Session storage may be denied, and the pop-up and the forms are bundled separately and share no variables.
  document.documentElement.dataset.popupSeen = '';
}

/** Returns whether the visitor has seen the lead pop-up in this session; if session storage is denied, on this page. */
export function isPopupSeen(): boolean {
  return flag.isSet() || 'popupSeen' in document.documentElement.dataset;
}
