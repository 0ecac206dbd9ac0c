import type { Counter } from './events';
import { loadTag } from './loadTag';

/** Plausible's function; keeps calls and options until its script has loaded. */
interface Plausible {
  (name: string, options: { readonly props: object }): void;
  q?: unknown[];
  o?: object;
}

declare global {
  interface Window {
    plausible?: Plausible;
  }
}

/** Starts Plausible. See https://plausible.io/docs/custom-event-goals */
export function startPlausible(script: string): Counter {
  const kept: unknown[] = [];
  window.plausible ??= Object.assign((...call: unknown[]) => void kept.push(call), { q: kept, o: {} });
  loadTag(`https://plausible.io/js/${script}.js`);
  return ({ name, ...props }) => window.plausible?.(name, { props });
}
