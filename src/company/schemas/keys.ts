/** The names that the code knows: of services, prices and measures. What this company has of them is in its folder. */

/** The services that the project comes with, whether this company offers them or not. */
export const builtInServiceIds = [
  'paver-driveways',
  'paver-patios',
  'pool-decks',
  'outdoor-living-spaces',
  'commercial-pavers',
  'captain-walks',
  'paver-sealing',
] as const;

/** Code and texts that are made for one of these services ask `offers` first. */
export type BuiltInServiceId = (typeof builtInServiceIds)[number];

/** Returns whether this is the id of a service that the project comes with. */
export const isBuiltIn = (id: string): id is BuiltInServiceId => builtInServiceIds.some((known) => known === id);

/**
 * Optional keys of prices.yaml, with what each price is per: work that some jobs need. Without a price, the estimator asks
 * for it all the same, and says that it is priced on site.
 */
export const jobPriceUnits = {
  'job.overlay': 'sq ft',
  'job.heavyTraffic': 'sq ft',
  'job.oldPavers': 'sq ft',
  'job.narrowAccess': 'sq ft',
  'job.permit': 'project',
  'job.coping': 'linear ft',
  'job.steps': 'linear ft',
  'job.drain': 'linear ft',
  'job.fill': 'cu yd',
} as const;

/** Key of an optional price in prices.yaml. */
export type JobPriceKey = keyof typeof jobPriceUnits;

export const jobPriceKeys = Object.keys(jobPriceUnits) as readonly JobPriceKey[];

/**
 * The keys of prices.yaml, each with the service that it is the price of. A price is nowhere if the company does not offer
 * its service. The first part of a key is the page that publishes it.
 */
export const priceServices = {
  'faq.installed': undefined,
  'faq.driveway': 'paver-driveways',
  'faq.patio': 'paver-patios',
  'faq.poolDeck': 'pool-decks',
  'sealing.sealing': 'paver-sealing',
  'sealing.deepCleaning': 'paver-sealing',
  'comparison.concrete': undefined,
  'comparison.pavers': undefined,
  'comparison.concrete20Years': undefined,
  'comparison.pavers20Years': undefined,
  'comparison.concreteUpkeep': undefined,
  'comparison.paverUpkeep': undefined,
  'costGuide.installed': undefined,
  'costGuide.tierBasic': undefined,
  'costGuide.tierMidRange': undefined,
  'costGuide.tierPremium': undefined,
  'costGuide.tierLuxury': undefined,
  'costGuide.driveway': 'paver-driveways',
  'costGuide.patio': 'paver-patios',
  'costGuide.poolDeck': 'pool-decks',
  'costGuide.sealing': 'paver-sealing',
  'costGuide.retainingWall': undefined,
  'costGuide.lighting': undefined,
  'costGuide.firePit': undefined,
  'costGuide.seating': undefined,
  'maintenance.pressureWashing': undefined,
  'maintenance.jointSand': undefined,
  'maintenance.minorRepairs': undefined,
  'maintenance.moldTreatment': undefined,
  'poolDeck.installed': 'pool-decks',
  'market.tearOut': undefined,
} as const satisfies Readonly<Record<string, BuiltInServiceId | undefined>>;

/** Key of a price in prices.yaml. */
export type WrittenPriceKey = keyof typeof priceServices;

export const writtenPriceKeys = Object.keys(priceServices) as readonly WrittenPriceKey[];

/** The keys of measures.yaml. */
export const measureKeys = [
  'faq.projectDays',
  'faq.reseal',
  'faq.excavation',
  'faq.baseDepth',
  'faq.beddingSand',
  'sealing.cure',
  'sealing.resealDriveway',
  'sealing.resealPatio',
  'sealing.sealerLife',
  'comparison.area',
  'comparison.upfrontPremium',
  'comparison.paverLife',
  'comparison.concreteLife',
  'comparison.valueGain',
  'comparison.roi',
  'products.strength',
  'products.baseDepth',
  'costGuide.roi',
  'costGuide.baseDepth',
  'poolDeck.slipRating',
  'poolDeck.slope',
  'poolDeck.expansionJoint',
] as const;

export type MeasureKey = (typeof measureKeys)[number];
