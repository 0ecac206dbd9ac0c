/**
 * What /paver-sealing shows besides its prose: four reasons to seal, three maintenance services, five steps.
 * Prices and times are not written here; they come from the tables in `pricing.ts`.
 */
import { formatMeasure, measures, type PriceKey } from './pricing';

/** Name of the drawing that stands beside a benefit. */
export type SealingIcon = 'sun' | 'droplet' | 'joint' | 'stain';

/** One reason to seal pavers. */
export interface SealingBenefit {
  readonly icon: SealingIcon;
  readonly title: string;
  readonly description: string;
}

/** One maintenance service with its price line. */
export interface SealingService {
  readonly title: string;
  readonly description: string;
  /** Key of the published price; `null` where the service is priced after a visit ("Custom quote"). */
  readonly priceKey: Extract<PriceKey, `sealing.${string}`> | null;
}

/** One step of a sealing job, in working order. */
export interface SealingStep {
  readonly title: string;
  readonly description: string;
}

export const sealingBenefits: readonly SealingBenefit[] = [
  {
    icon: 'sun',
    title: 'Color that lasts',
    description:
      'Sun and weather wear the cement paste that carries the pigment at the surface. Sealer takes that wear first and slows the fading.',
  },
  {
    icon: 'droplet',
    title: 'Less water in the stone',
    description:
      'Rain and sprinklers bead and run off. Algae, mildew and salt find less moisture to live on, and rinsing gets easier.',
  },
  {
    icon: 'joint',
    title: 'Sand that stays put',
    description:
      'A joint-stabilizing sealer binds the top of the joint sand, so that storms, ants and a careful rinse no longer empty it.',
  },
  {
    icon: 'stain',
    title: 'Time to wipe up stains',
    description:
      'Oil, grill grease, wine and leaf tannin stay on the surface long enough to be cleaned off before they soak in.',
  },
];

export const sealingServices: readonly SealingService[] = [
  {
    title: 'Paver sealing',
    description:
      'For sound, stable pavers. Surface cleaning, joint sand topped up where it has sunk, and sealer in the finish you choose: natural matte, color-enhancing or satin.',
    priceKey: 'sealing.sealing',
  },
  {
    title: 'Deep cleaning',
    description:
      'For pavers that are green, black or gray but otherwise fine. Algae and mildew treatment, spot work on oil and rust, and a wash at a pressure that leaves the joints in place.',
    priceKey: 'sealing.deepCleaning',
  },
  {
    title: 'Paver restoration',
    description:
      'For white, peeling or sticky sealer, empty joints and settled spots. Old film stripped after a test patch, low areas lifted and relaid, joints refilled, then a fresh coat.',
    priceKey: null,
  },
];

export const sealingSteps: readonly SealingStep[] = [
  {
    title: 'Inspect and test',
    description:
      'We look for settled stones, old sealer and stains, do a water test and try a small patch. If sealing should wait, you hear it now.',
  },
  {
    title: 'Clean',
    description:
      'Growth is treated, stains are worked one by one, efflorescence is removed, and the whole surface is washed and rinsed.',
  },
  {
    title: 'Dry and refill the joints',
    description:
      'The pavers dry through, joints included. Then sand is swept in, settled with vibration or by hand, and every face is blown clean.',
  },
  {
    title: 'Apply the sealer',
    description:
      'Thin, even coats, wet edge to wet edge, with excess rolled off before it can puddle. Walls, coping and planting are covered.',
  },
  {
    title: 'Cure and walk through',
    description: `The surface stays closed while the sealer cures, ${formatMeasure(measures['sealing.cure'])} from the last coat. Then we walk it with you and note when to test it again.`,
  },
];
