import { changeHistory } from './changeHistory';

interface EntryState {
  /** Whether something covers the page in this entry of the history. */
  readonly covered?: true;
}

/**
 * Lets the browser's back button and the swipe from the edge of an iPhone close what covers the page, instead of leaving the
 * page.
 * @param close closes it; called when the visitor goes back
 * @returns what to call once it is closed in any way: removes the entry that this has added to the history
 */
export function closeOnBack(close: () => void): () => void {
  const entry: EntryState = { covered: true };
  changeHistory('pushState', entry);
  addEventListener('popstate', close, { once: true });
  return () => {
    removeEventListener('popstate', close);
    if ((history.state as EntryState | null)?.covered) history.back();
  };
}
