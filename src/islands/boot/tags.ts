import { files, loadScripts } from './loadScripts';

/* Loads the company's tags once the page has been used, or after five seconds without use. Part of the boot script only if there are tags. */

const IDLE_MS = 5000;

if (!navigator.globalPrivacyControl) {
  const kept: Event[] = (window.tagEvents = []);
  for (const type of ['lead', 'click']) addEventListener(type, (event) => kept.push(event), true);
  const load = () => void loadScripts(files.tags).catch(() => undefined);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, load, { capture: true, once: true });
  addEventListener('load', () => setTimeout(load, IDLE_MS));
}
