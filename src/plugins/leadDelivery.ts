import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { adapterFor } from '../leads/adapters';
import { readDelivery } from '../leads/configuration';
import type { LeadSettings } from '../leads/configured';
import { formPostFor } from '../leads/formPost';
import { sampleLead } from '../leads/sampleLeads';

/** The `_headers` file with the receiver's host where pages may send something to. */
function allowHost(headers: string, host: string): string {
  return headers
    .replace("form-action 'self'", `form-action 'self' ${host}`)
    .replace("default-src 'self';", `default-src 'self'; connect-src 'self' ${host};`);
}

/**
 * Reads where leads go, and tells the pages. After the build: lets pages reach the receiver. Without a delivery it changes
 * nothing.
 */
export default function leadDelivery({ siteConfig }: LoadContext): Plugin {
  const delivery = readDelivery(process.env);
  const settings: LeadSettings = { delivery, formPost: formPostFor(delivery, siteConfig.url) };
  return {
    name: 'lead-delivery',
    async contentLoaded({ actions }) {
      await actions.createData('settings.json', JSON.stringify(settings));
    },
    async postBuild({ outDir }) {
      if (delivery.via === 'none') return;
      const url = adapterFor(delivery).encode(sampleLead('guide'))?.url;
      if (!url || url.startsWith('/')) return;
      const file = path.join(outDir, '_headers');
      await writeFile(file, allowHost(await readFile(file, 'utf8'), new URL(url).origin));
    },
  };
}
