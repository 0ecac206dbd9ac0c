/** The company's contact as a file that phones save: vCard 3.0 (RFC 2426), which iOS and Android both import. */

import { business, formatHours } from '../company/business';
import { escapeText, joinLines } from '../words/contentLines';
import { optionalFacts } from '../company/optionalFacts';
import { siteUrl, withBaseUrl } from '../company/site';

/** The file's name, at the root of the site. */
export const CONTACT_CARD = 'contact.vcf';

/** The address of the file, as links write it. */
export const contactCardPath = withBaseUrl(`/${CONTACT_CARD}`);

/** Returns the company's contact card. Without an office that visitors may come to, its address is only the town. */
export function contactCard(): string {
  const { name, phone, email, locality, state, hours, regionLine } = business;
  const { street = '', zip = '' } = optionalFacts.office ?? {};
  const address = ['', '', street, locality, state, zip, 'United States'];
  return joinLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Empty, because the contact is no person. RFC 2426 requires the line.
    'N:;;;;',
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    // Makes Apple's programs show and sort the contact as a company.
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE,PREF:${phone.e164}`,
    `EMAIL;TYPE=INTERNET,PREF:${escapeText(email)}`,
    `URL:${siteUrl}/`,
    `ADR;TYPE=WORK:${address.map(escapeText).join(';')}`,
    `NOTE:${escapeText([...hours.map(formatHours), regionLine].join('\n'))}`,
    'END:VCARD',
  ]);
}
