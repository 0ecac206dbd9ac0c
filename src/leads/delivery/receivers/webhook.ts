import { withBaseUrl } from '../../../company/site';
import { THANKS } from '../../form/formTarget';
import { fieldsOf, subjectOf, textOf } from './describeLead';
import { parseWith } from './readAnswer';
import type { DeliveryTo } from './settings';
import type { Receiver } from './types';

/**
 * Sends the lead as flat JSON to the company's own address. Only Content-Type needs CORS, so the id is in the body. The
 * handbook's "Your own URL" (handbook/leads.md) is the contract.
 */
export function webhook({ url, files }: DeliveryTo<'webhook'>): Receiver {
  const isOwnHost = url.startsWith('/');
  return {
    provider: isOwnHost ? 'this website' : new URL(url).host,
    custody: 'where we keep it',
    isOtherCompany: false,
    url,
    format: 'json',
    fields: (lead) => ({ ...fieldsOf(lead), summary: subjectOf(lead), text: textOf(lead) }),
    photoFields: files ? ({ id }) => ({ leadId: id }) : undefined,
    parse: parseWith(),
    formTarget: (site) => ({ action: url, fields: { redirect: isOwnHost ? withBaseUrl(THANKS) : site + THANKS } }),
  };
}
