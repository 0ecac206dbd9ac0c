/*
 * The script that brings a page's islands to life. The boot script loads it on the first sign that a visitor needs one.
 */
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
// The chat stands on every page and is a form: with the forms' common code here, no island carries its own copy.
import '../components/forms/LeadForm';
import { islands, type IslandName } from './islands';

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

async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island, prefix, props = '{}' } = element.dataset;
  const { default: Component } = await islands[island as IslandName]();
  const arrived = new Promise<void>((resolve) => {
    // As a transition it is done in short slices: what the visitor does meanwhile is answered in between.
    startTransition(() => {
      hydrateRoot(
        element,
        <Arrival onArrival={resolve}>
          <Component {...JSON.parse(props)} />
        </Arrival>,
        { identifierPrefix: prefix },
      );
    });
  });
  await arrived;
}

/** The page itself has only the rules for what it showed at first; the boot script asked for the others before this. */
async function stylesArrived(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('#all-styles');
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    link.onload = resolve;
    // Without them a form still works.
    link.onerror = resolve;
  });
}

const elements = Array.from(document.querySelectorAll<HTMLElement>('[data-island]'));

// The boot script waits for this to repeat what the visitor did meanwhile.
void Promise.all([stylesArrived(), ...elements.map(hydrateIsland)]).then(() => {
  document.documentElement.dataset.hasHydrated = 'true';
});
