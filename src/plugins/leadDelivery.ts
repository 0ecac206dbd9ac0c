import type { LoadContext, Plugin } from '@docusaurus/types';
import { siteFolder } from '../data/site';
import { readDelivery } from '../leads/configuration';
import type { LeadSettings } from '../leads/configured';
import { receiverFor, type LeadDelivery } from '../leads/receivers';

/**
 * Returns the scheme and host of the server that receives leads; undefined if it is the site's own or there is none.
 */
export function receiverOrigin(delivery: LeadDelivery): string | undefined {
  const url = receiverFor(delivery)?.url;
  return url && !url.startsWith('/') ? new URL(url).origin : undefined;
}

/** Reads where leads go, and generates the settings that the pages import. */
export default function leadDelivery({ siteConfig }: LoadContext): Plugin {
  const delivery = readDelivery(process.env);
  const settings: LeadSettings = { delivery, formPost: receiverFor(delivery)?.formPost(siteConfig.url + siteFolder) };
  return {
    name: 'lead-delivery',
    async contentLoaded({ actions }) {
      await actions.createData('settings.json', JSON.stringify(settings));
    },
  };
}
