import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { HONEYPOT } from '../components/forms/LeadForm/honeypot';
import type { LeadDelivery } from '../data/business';
import { adapterFor } from '../leads/adapters';
import { readDelivery } from '../leads/configuration';
import type { LeadSettings } from '../leads/configured';
import { contextFields, formFields, formPostFor } from '../leads/formPost';
import { sampleLead } from '../leads/sampleLeads';

/**
 * A page nobody is led to, with all forms as Netlify is to know them: those that a script draws stand in no other page.
 * See https://docs.netlify.com/manage/forms/setup/ ("Work with JavaScript-rendered forms").
 *
 * Without Netlify's own honeypot: what fills it is thrown away there, while whoever sent it is told that all is well.
 */
function netlifyForms(): string {
  const forms = Object.entries(formFields).map(([kind, own]) => {
    const inputs = [...own, ...contextFields, HONEYPOT].map((name) => `<input name="${name}">`);
    return `<form name="${kind}" method="post" action="/thanks" data-netlify="true" hidden><input type="hidden" name="form-name" value="${kind}">${inputs.join('')}</form>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Forms</title></head><body>${forms.join('')}</body></html>\n`;
}

/** Scheme and host of the server that leads go to; undefined where it is the site's own, or where there is none. */
export function receiverOrigin(delivery: LeadDelivery): string | undefined {
  const url = adapterFor(delivery).encode(sampleLead('guide'))?.url;
  return url && !url.startsWith('/') ? new URL(url).origin : undefined;
}

/** Reads where leads go, and tells the pages; shows Netlify the forms. */
export default function leadDelivery({ siteConfig }: LoadContext): Plugin {
  const delivery = readDelivery(process.env);
  const settings: LeadSettings = { delivery, formPost: formPostFor(delivery, siteConfig.url) };
  return {
    name: 'lead-delivery',
    async contentLoaded({ actions }) {
      await actions.createData('settings.json', JSON.stringify(settings));
    },
    async postBuild({ outDir }) {
      if (delivery.via === 'netlify') await writeFile(path.join(outDir, 'lead-forms.html'), netlifyForms());
    },
  };
}
