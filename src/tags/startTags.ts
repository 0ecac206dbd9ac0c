import type { Tags } from '../company/tags';
import { isPublic, keepAddressPublic } from './address';
import { startCloudflare } from './cloudflare';
import { countedIn, hideRequest, type Counted, type Counter } from './events';
import { startGoogle } from './google';
import { startPlausible } from './plausible';

declare global {
  interface Window {
    /** The leads and clicks of this page. The boot script keeps them until the tags have loaded. */
    tagEvents?: Event[];
  }
}

/** Loads the scripts of other companies. From here on, the page's address has to stay public. */
function loadAll({ ga4, googleAds, plausible, cloudflare }: Tags): readonly Counter[] {
  keepAddressPublic();
  // Listens on the window while capturing, and so before those scripts.
  addEventListener('click', hideRequest, true);
  if (cloudflare) startCloudflare(cloudflare);
  return [
    ...(ga4 || googleAds ? [startGoogle({ ga4, googleAds })] : []),
    ...(plausible ? [startPlausible(plausible)] : []),
  ];
}

/**
 * Counts this visit and what happens in it. On a page that a shared link has opened, waits for a confirmed lead: until
 * then, a tool or a form may still have to read the address.
 */
export function startTags(tags: Tags): void {
  const waiting: Counted[] = [];
  let counters: readonly Counter[] | undefined;

  function tellAll(): void {
    counters ??= loadAll(tags);
    for (const counted of waiting.splice(0)) for (const tell of counters) tell(counted);
  }

  function count(event: Event): void {
    const counted = countedIn(event);
    if (!counted) return;
    waiting.push(counted);
    if (counters || counted.name === 'generate_lead') tellAll();
  }

  if (isPublic(location.href)) tellAll();
  const held = (window.tagEvents ??= []);
  held.splice(0).forEach(count);
  held.push = (...events) => {
    events.forEach(count);
    return 0;
  };
}
