import type { LoadContext, Plugin } from '@docusaurus/types';
import { business } from '../company/business';
import { siteFolder } from '../company/site';
import { readDelivery } from '../leads/delivery/readDelivery';
import type { LeadSettings } from '../leads/delivery/leadSettings';
import { receiverFor, type LeadDelivery } from '../leads/delivery/receivers';

/**
 * Returns the scheme and host of the server that receives leads; undefined if it is the site's own or there is none.
 */
export function receiverOrigin(delivery: LeadDelivery): string | undefined {
  const url = receiverFor(delivery)?.url;
  return url && !url.startsWith('/') ? new URL(url).origin : undefined;
}

/** Returns the spam check that forms have: the company's, if there is a receiver that it can protect. */
export function spamCheckOf(delivery: LeadDelivery) {
  return delivery.via === 'none' ? null : business.spamCheck;
}

/** Reads where leads go, and generates the settings that the pages import. */
export default function leadDelivery({ siteConfig }: LoadContext): Plugin {
  const delivery = readDelivery(process.env);
  const receiver = receiverFor(delivery);
  const settings: LeadSettings = {
    delivery,
    formTarget: receiver?.formTarget(siteConfig.url + siteFolder),
    takesPhotos: receiver?.photoFields !== undefined,
    spamCheck: spamCheckOf(delivery),
  };
  return {
    name: 'lead-delivery',
    async contentLoaded({ actions }) {
      await actions.createData('settings.json', JSON.stringify(settings));
    },
  };
}
