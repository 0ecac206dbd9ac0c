/** What a tool of this page shows, in the words of a request, for the chat to send along. Not in `prefill.ts`, which every form loads. */
import { useEffect, useSyncExternalStore } from 'react';

let atHand: string | undefined;
const watchers = new Set<() => void>();

function keep(project: string | undefined): void {
  atHand = project;
  watchers.forEach((watcher) => watcher());
}

/** Keeps what a tool shows at hand, while it is on the page; undefined if the visitor has entered nothing. */
export function useKeptAtHand(project: string | undefined): void {
  useEffect(() => {
    // Another tool of the page may have one at hand.
    if (project === undefined) return undefined;
    keep(project);
    return () => keep(undefined);
  }, [project]);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Returns what a tool of this page shows, in words, if the visitor has entered something. */
export function useAtHand(): string | undefined {
  return useSyncExternalStore(
    watch,
    () => atHand,
    () => undefined,
  );
}
