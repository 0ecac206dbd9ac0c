/*
 * The entry of the islands' scripts. It contains React, and hydrates one island at a time when the boot script calls
 * it.
 */
import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Loads an island's component by the island's name. The chunk name lets the build find the files it needs. */
function load(name: string): Promise<{ readonly default: ComponentType }> {
  return import(/* webpackChunkName: "island-[request]" */ `../components/${name}.island.tsx`) as Promise<{
    readonly default: ComponentType;
  }>;
}

/** Calls `onArrival` once its children are hydrated and have read what the visitor typed earlier. */
function Arrival({ onArrival, children }: { readonly onArrival: () => void; readonly children: ReactNode }) {
  const [isSettled, setIsSettled] = useState(false);
  // A component that reads its fields in its first effect has them in its state by the second.
  useEffect(() => {
    if (isSettled) onArrival();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the second rendering is the point
    else setIsSettled(true);
  }, [isSettled, onArrival]);
  return children;
}

window.hydrateIsland = async (element) => {
  const { island = '', prefix, props = '{}' } = element.dataset;
  const { default: Component } = await load(island);
  await new Promise<void>((resolve, reject) => {
    // A transition renders in short slices, so that the page stays responsive meanwhile.
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
