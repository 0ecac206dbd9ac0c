/*
 * The entry of the islands' scripts. It holds React, and brings one island to life at a time when the boot script asks.
 */
import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Fetches a component below src/components by its island's name. The chunk names tell the build which files it needs. */
function load(name: string): Promise<{ readonly default: ComponentType }> {
  return import(/* webpackChunkName: "island-[request]" */ `../components/${name}.island.tsx`) as Promise<{
    readonly default: ComponentType;
  }>;
}

/** Tells when React has taken over what it holds, and what was typed before is known to it. */
function Arrival({ onArrival, children }: { readonly onArrival: () => void; readonly children: ReactNode }) {
  const [isSettled, setIsSettled] = useState(false);
  // What a part reads from its fields in its first effect is in its state by the second.
  useEffect(() => {
    if (isSettled) onArrival();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the second rendering is what is waited for
    else setIsSettled(true);
  }, [isSettled, onArrival]);
  return children;
}

window.hydrateIsland = async (element) => {
  const { island = '', prefix, props = '{}' } = element.dataset;
  const { default: Component } = await load(island);
  await new Promise<void>((resolve, reject) => {
    // As a transition it is done in short slices: what the visitor does meanwhile is answered in between.
    startTransition(() => {
      hydrateRoot(
        element,
        <Arrival onArrival={resolve}>
          <Component {...(JSON.parse(props) as object)} />
        </Arrival>,
        { identifierPrefix: prefix, onUncaughtError: reject },
      );
    });
  });
};
