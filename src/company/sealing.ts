/**
 * Content of /paver-sealing besides its prose: four reasons to seal, three maintenance services, five steps. Prices and
 * times come from the tables in `pricing.ts`.
 */
import { formatMeasure, measureByKey, type PriceKey } from './pricing';

/** Name of the icon beside a benefit. */
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
  /** Key of the published price; `null` if the service is priced after a visit ("Custom quote"). */
  readonly priceKey: PriceKey | null;
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
      'Sun and weather wear away the pigmented cement at the surface. Sealer takes that wear first and slows the fading.',
  },
  {
    icon: 'droplet',
    title: 'Less water in the pavers',
    description:
      'Rain and sprinklers bead and run off. Algae and mildew have less moisture to live on, salt stays on the surface, and rinsing gets easier.',
  },
  {
    icon: 'joint',
    title: 'Sand that stays put',
    description:
      'A joint-stabilizing sealer binds the top of the joint sand, so less of it is lost to storms, ants and rinsing.',
  },
  {
    icon: 'stain',
    title: 'Time to wipe up stains',
    description:
      'Oil, grill grease, wine and leaf stains sit on the surface long enough to clean off before they soak in.',
  },
];

export const sealingServices: readonly SealingService[] = [
  {
    title: 'Paver sealing',
    description:
      'For sound, stable pavers. We clean the surface, add joint sand where it’s low, and apply sealer in the finish you choose: natural matte, color-enhancing or satin.',
    priceKey: 'sealing.sealing',
  },
  {
    title: 'Deep cleaning',
    description:
      'For pavers that have gone green, black or gray but are otherwise fine. We treat algae and mildew, spot-treat fresh oil and surface rust, and keep the pressure low enough to leave most of the joint sand in place.',
    priceKey: 'sealing.deepCleaning',
  },
  {
    title: 'Paver restoration',
    description:
      'For white, peeling or sticky sealer, empty joints and settled spots. We strip the old film after a test patch, lift and relay the low areas, refill the joints and apply a fresh coat.',
    priceKey: null,
  },
];

export const sealingSteps: readonly SealingStep[] = [
  {
    title: 'Inspect and test',
    description:
      'We look for settled pavers, old sealer and stains, do a water test and try a small patch. If sealing should wait, we’ll tell you right then.',
  },
  {
    title: 'Clean',
    description:
      'We wash and rinse the whole surface. If the estimate includes deep cleaning, we treat algae, stains and efflorescence first.',
  },
  {
    title: 'Dry and refill the joints',
    description:
      'The pavers dry all the way through, joints included. Then we sweep in sand, settle it by machine or by hand, and blow every paver clean.',
  },
  {
    title: 'Apply the sealer',
    description:
      'We cover walls, coping and plants, then roll on thin, even coats and pick up the excess before it can puddle.',
  },
  {
    title: 'Cure and walk through',
    description: `The sealer cures in ${formatMeasure(measureByKey('sealing.cure'))}. You can walk on it before you can park on it, and we’ll tell you when. Afterward we look it over with you and write down when to test it again.`,
  },
];
