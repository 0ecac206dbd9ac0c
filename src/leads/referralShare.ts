/** What somebody who refers a friend sends them. */

import { business } from '../data/business';
import { referralProgram } from '../data/referralProgram';
import { referralLink } from './referrer';

export interface ReferralShare {
  /** Opens the site with the name filled in as "Who referred you?". */
  readonly link: string;
  /** What goes beside the link. It says what the sender gets: whoever recommends for money owes that. */
  readonly words: string;
  /** Words and link in one. */
  readonly message: string;
  /** Opens the message in the phone's own program, for a recipient chosen there. */
  readonly smsHref: string;
}

/**
 * Link and message for a name that `checkReferrer` has nothing against.
 * The `&` before `body` is for iOS, which reads what follows it; Android reads both forms.
 */
export function referralShare(name: string): ReferralShare {
  const link = referralLink(business.url, name);
  const words =
    `If you are thinking about pavers, talk to ${business.name}, ${business.phone.display}. The estimate is free; ` +
    `mention ${name} when you schedule it. They pay me $${referralProgram.reward} if you have a project done.`;
  const message = `${words} ${link}`;
  return { link, words, message, smsHref: `sms:?&body=${encodeURIComponent(message)}` };
}
