import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { HONEYPOT } from '../components/forms/LeadForm/honeypot';
import { adapterFor } from '../leads/adapters';
import { readDelivery } from '../leads/configuration';
import type { LeadSettings } from '../leads/configured';
import { contextFields, formPostFor } from '../leads/formPost';
import { sampleLead } from '../leads/sampleLeads';
import { leadSchemas } from '../leads/schemas';

/**
 * A page nobody is led to, with all forms as Netlify is to know them: those that a script draws stand in no other page.
 * See https://docs.netlify.com/manage/forms/setup/ ("Work with JavaScript-rendered forms").
 *
 * Without Netlify's own honeypot: what fills it is thrown away there, while whoever sent it is told that all is well.
 */
function netlifyForms(): string {
  const forms = Object.entries(leadSchemas).map(([kind, { entries }]) => {
    const inputs = [...Object.keys(entries), ...contextFields, HONEYPOT].map((name) => `<input name="${name}">`);
    return `<form name="${kind}" method="post" action="/thanks" data-netlify="true" hidden><input type="hidden" name="form-name" value="${kind}">${inputs.join('')}</form>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Forms</title></head><body>${forms.join('')}</body></html>\n`;
}

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
      if (delivery.via === 'netlify') await writeFile(path.join(outDir, 'lead-forms.html'), netlifyForms());
      const url = adapterFor(delivery).encode(sampleLead('guide'))?.url;
      if (!url || url.startsWith('/')) return;
      const file = path.join(outDir, '_headers');
      await writeFile(file, allowHost(await readFile(file, 'utf8'), new URL(url).origin));
    },
  };
}
