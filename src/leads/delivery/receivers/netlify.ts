import { withBaseUrl } from '../../../company/site';
import { THANKS } from '../../form/formTarget';
import { PHOTO_FORM } from '../../photos/photos';
import { contextFields, subjectOf, wordsOf } from './describeLead';
import { parseWith } from './readAnswer';
import type { DeliveryTo } from './settings';
import type { Receiver } from './types';

/**
 * Netlify drops the fields of a submission that it did not find in the built form of that name. If two forms share a
 * name, it reads only one of them, so each form gets every field; fields that only a script fills are empty.
 */
const emptyContext = Object.fromEntries(contextFields.map((name) => [name, '']));

/**
 * Netlify Forms takes URL-encoded fields at any page of the site, with the form's name in `form-name`, and answers with
 * a page. `subject` becomes the subject of its emails, and `email` the address that a reply goes to; fields are named
 * after the labels of the built form. A request with files is multipart, of at most 8 MB, and takes at most 30 seconds.
 * See https://docs.netlify.com/manage/forms/setup/ ("Submit JavaScript-rendered forms with AJAX") and
 * https://docs.netlify.com/manage/forms/notifications/ ("Email notifications").
 */
export const netlify = ({ files }: DeliveryTo<'netlify'>): Receiver => ({
  provider: 'Netlify',
  custody: 'the company that hosts this site, which stores it for us and notifies us by email',
  isOtherCompany: true,
  url: '/',
  format: 'form',
  fields: (lead) => ({ 'form-name': lead.kind, ...wordsOf(lead), subject: subjectOf(lead) }),
  // A form of its own: Netlify would otherwise count them as another request of the same form, without its fields.
  photoFields: files
    ? (lead) => ({ 'form-name': PHOTO_FORM, leadId: lead.id, subject: `Photos. ${subjectOf(lead)}` })
    : undefined,
  parse: parseWith({ answersWithPage: true }),
  formTarget: () => ({ action: withBaseUrl(THANKS), fields: emptyContext, subject: 'subject', netlify: true }),
});
