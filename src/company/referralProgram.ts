/** The referral program: its amounts and conditions, and the texts of /referrals. */

import { referralTexts } from './facts';
import { ownText } from './text/ownText';

export { referralProgram } from './facts';

const filled = <Entry extends { readonly title: string; readonly description: string }>(entry: Entry): Entry => ({
  ...entry,
  title: ownText(entry.title),
  description: ownText(entry.description),
});

/** The steps of "How It Works". */
export const referralSteps = () => referralTexts.steps.map(filled);

/** The two forms that the reward can take, each with short facts below its description. */
export const referralRewards = () =>
  referralTexts.rewards.map((reward) => ({
    ...filled(reward),
    points: reward.points.map(ownText),
  }));

/** The conditions in the program details. */
export const referralTerms = () => referralTexts.terms.map(filled);
