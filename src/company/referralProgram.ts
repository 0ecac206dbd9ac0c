/** The referral program: its amounts and conditions, and the texts of /referrals. */

import { referralTexts } from './facts';
import { fillFigures } from './text/figuresInText';

export { referralProgram } from './facts';

const filled = <Entry extends { readonly title: string; readonly description: string }>(entry: Entry): Entry => ({
  ...entry,
  title: fillFigures(entry.title),
  description: fillFigures(entry.description),
});

/** The steps of "How It Works". */
export const referralSteps = () => referralTexts.steps.map(filled);

/** The two forms that the reward can take, each with short facts below its description. */
export const referralRewards = () =>
  referralTexts.rewards.map((reward) => ({
    ...filled(reward),
    points: reward.points.map((point) => fillFigures(point)),
  }));

/** The conditions in the program details. */
export const referralTerms = () => referralTexts.terms.map(filled);
