/** Writes the message by which a customer refers a friend. */

import { business } from '../../company/business';
import { formatDollars } from '../../words/format';
import { referralProgram } from '../../company/referralProgram';
import { siteUrl } from '../../company/site';
import { smsLink } from '../words/links';
import { referralLink } from './referrer';

export interface ReferralShare {
  /** Opens the site with the name filled in as "Who referred you?". */
  readonly link: string;
  /** The text without the link. Discloses the reward, as the FTC's Endorsement Guides require of paid referrals. */
  readonly words: string;
  /** The text with the link. */
  readonly message: string;
  /** Opens the message in the phone's messaging app, where the sender chooses the recipient. */
  readonly smsHref: string;
}

/** Returns the link and message for a name that `checkReferrer` accepts. */
export function referralShare(name: string): ReferralShare {
  const link = referralLink(siteUrl, name);
  const words =
    `If you're thinking about pavers, talk to ${business.name}, ${business.phone.display}. The estimate is free. ` +
    `Tell them ${name} sent you when you schedule it. I get ${formatDollars(referralProgram.reward)} if you have a project done.`;
  const message = `${words} ${link}`;
  return { link, words, message, smsHref: smsLink(message) };
}
