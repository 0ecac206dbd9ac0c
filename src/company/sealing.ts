/** Content of /paver-sealing besides its prose: reasons to seal, maintenance services, the steps of the job. */

import { sealing } from './facts';
import { ownText } from './text/ownText';

export { sealing };

/** The steps of a sealing job, in working order. */
export const sealingSteps = () =>
  sealing.steps.map(({ title, description }) => ({ title, description: ownText(description) }));
