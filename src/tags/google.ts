import type { Tags } from '../company/tags';
import type { Counter } from './events';
import { loadTag } from './loadTag';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Starts Google Analytics and Google Ads, which share a script.
 * See https://developers.google.com/tag-platform/gtagjs/reference
 */
export function startGoogle({ ga4, googleAds }: Pick<Tags, 'ga4' | 'googleAds'>): Counter {
  const queue = (window.dataLayer ??= []);
  const gtag: (...command: unknown[]) => void = function () {
    // Google's script runs only commands that are `arguments` objects.
    // eslint-disable-next-line prefer-rest-params
    queue.push(arguments);
  };
  const ids = [ga4, googleAds?.id].filter((id) => id !== undefined);
  gtag('js', new Date());
  // The site measures; it does not follow its visitors with advertisements.
  gtag('set', { allow_google_signals: false, allow_ad_personalization_signals: false });
  for (const id of ids) gtag('config', id);
  loadTag(`https://www.googletagmanager.com/gtag/js?id=${ids[0]}`);
  return ({ name, ...details }) => {
    const label = googleAds?.conversions[details.kind];
    if (ga4) gtag('event', name, { ...details, send_to: ga4 });
    if (label) gtag('event', 'conversion', { send_to: `${googleAds.id}/${label}` });
  };
}
