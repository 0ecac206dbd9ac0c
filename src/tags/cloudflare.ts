import { loadTag } from './loadTag';

/** Starts Cloudflare Web Analytics, which counts pages but no events. */
export function startCloudflare(token: string): void {
  loadTag('https://static.cloudflareinsights.com/beacon.min.js', { cfBeacon: JSON.stringify({ token, spa: false }) });
}
