/** Content of /paver-sealing besides its prose: reasons to seal, maintenance services, the steps of the job. */

import { sealing } from './facts';
import type { Company } from './load/load';
import { ownText } from './text/ownText';

/** Name of the icon beside a benefit. */
export type SealingIcon = Company['sealing']['benefits'][number]['icon'];

export const sealingBenefits = sealing.benefits;

export const sealingServices = sealing.services;

/** The steps of a sealing job, in working order. */
export const sealingSteps = () =>
  sealing.steps.map(({ title, description }) => ({ title, description: ownText(description) }));
