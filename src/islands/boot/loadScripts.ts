import { SCRIPT_TIMEOUT_MS } from '../contract';

/** Lists of scripts that the finishing pass writes into attributes of the boot script's tag. */
export const files = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};

const loads = new Map<string, Promise<unknown>>();
/**
 * Suffix for URLs after a failure, because Chrome makes a second request for the same URL wait for a stalled first one.
 */
let retry = '';

/** Loads a script once. Rejects if it fails or takes longer than SCRIPT_TIMEOUT_MS; the next call tries again. */
function load(url: string): Promise<unknown> {
  const earlier = loads.get(url);
  if (earlier) return earlier;
  const loading = new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('script'), { src: url + retry, onload, onerror }));
    setTimeout(onerror, SCRIPT_TIMEOUT_MS);
  });
  loads.set(url, loading);
  loading.catch(() => {
    loads.delete(url);
    retry += '?';
  });
  return loading;
}

/** Loads all scripts of a space-separated list in parallel. Rejects if one fails; the next call tries that one again. */
export async function loadScripts(list = ''): Promise<unknown> {
  return Promise.all(list.split(' ').filter(Boolean).map(load));
}
