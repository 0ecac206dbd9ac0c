import { useCallback, useState } from 'react';

export type LateState = 'idle' | 'busy' | 'done' | 'failed';

interface LateLoad<Value> {
  readonly state: LateState;
  /** What the last successful run returned; kept while another one runs or fails. */
  readonly value?: Value;
}

/**
 * Loads a part of the site, or runs work with one, when the visitor asks for it. `run` can be called again after a
 * failure, for example a lost connection, and never rejects.
 */
export function useLateLoad<Value = unknown>() {
  const [late, setLate] = useState<LateLoad<Value>>({ state: 'idle' });
  const run = useCallback(async (load: () => Promise<Value>): Promise<LateLoad<Value>> => {
    setLate(({ value }) => ({ state: 'busy', value }));
    const result: LateLoad<Value> = await load().then(
      (value) => ({ state: 'done', value }),
      () => ({ state: 'failed' }),
    );
    setLate(({ value }) => ({ value, ...result }));
    return result;
  }, []);
  return { ...late, run };
}
