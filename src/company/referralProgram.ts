/**
 * The referral program: its amounts and conditions as constants, and the texts of /referrals created from them. To
 * change a figure in every sentence, change it in `referralProgram`.
 */

import { formatDollars } from '../words/format';

/** What the program pays, to whom and when. */
export interface ReferralProgram {
  /** US dollars for each completed referral. */
  readonly reward: number;
  /** Minimum value of the referred project, in US dollars. */
  readonly minimumProject: number;
  /** Defines a new customer, as the end of "…, which means …". */
  readonly newCustomer: string;
  readonly cash: {
    readonly methods: readonly string[];
    /**
     * Business days from project completion and final payment until the cash reward is processed. The reward card calls
     * them days, and the program details say that they are business days.
     */
    readonly processedDays: number;
  };
  readonly credit: { readonly appliesTo: string };
}

/** One step of "How It Works". */
export interface ReferralStep {
  readonly title: string;
  readonly description: string;
}

/** One of the two forms the reward can take. */
export interface ReferralReward {
  readonly kind: 'cash' | 'credit';
  readonly title: string;
  readonly description: string;
  /** Short facts, listed under the description. */
  readonly points: readonly string[];
}

/** One condition in the program details. */
export interface ReferralTerm {
  readonly title: string;
  readonly description: string;
}

export const referralProgram: ReferralProgram = {
  reward: 200,
  minimumProject: 3000,
  newCustomer: 'we haven’t done any work for them in the past year',
  cash: { methods: ['check', 'Venmo'], processedDays: 7 },
  credit: { appliesTo: 'any future service' },
};

const { reward, minimumProject, newCustomer, cash, credit } = referralProgram;

const methods = cash.methods.join(' or ');

export const referralSteps: readonly ReferralStep[] = [
  {
    title: 'Refer someone',
    description:
      'Tell a friend, neighbor or colleague about us. They mention your name when they schedule the free estimate.',
  },
  {
    title: 'They complete a project',
    description: `We design and install their project. Any project of ${formatDollars(minimumProject)} or more counts.`,
  },
  {
    title: `You earn ${formatDollars(reward)}`,
    description: `Once the project is complete and the final payment is in, ${formatDollars(reward)} is yours, in cash or service credit.`,
  },
];

export const referralRewards: readonly ReferralReward[] = [
  {
    kind: 'cash',
    title: `${formatDollars(reward)} cash`,
    description: `Paid by ${methods}, whichever you prefer.`,
    points: [`Processed within ${cash.processedDays} days of project completion and final payment`, 'No expiration'],
  },
  {
    kind: 'credit',
    title: `${formatDollars(reward)} service credit`,
    description: 'Put it toward work of your own, large or small.',
    points: [`Applies to ${credit.appliesTo}`, 'Stackable with your other referral credits', 'Never expires'],
  },
];

export const referralTerms: readonly ReferralTerm[] = [
  {
    title: 'No limit',
    description: `Each completed referral earns ${formatDollars(reward)}, however many you send us.`,
  },
  {
    title: 'New customers',
    description: `The person you refer must be a new customer, which means ${newCustomer}.`,
  },
  {
    title: 'Minimum project',
    description: `The referred project must be worth at least ${formatDollars(minimumProject)}. A smaller job doesn’t earn a reward.`,
  },
  {
    title: 'Your name, up front',
    description: 'The referred customer must mention your name when scheduling the estimate.',
  },
  {
    title: 'When you get paid',
    description: `We pay the reward after the project is complete and the final payment has been received. Cash is processed within ${cash.processedDays} business days of that.`,
  },
  {
    // Sections 718.111(1)(a) and 720.3033(3), Florida Statutes.
    title: 'No reward for work at an association you help run',
    description:
      'If you’re an officer, director or manager of an association, or in the immediate family of one, we can’t pay you for a referral to that association. Florida law can treat it as a kickback.',
  },
];
