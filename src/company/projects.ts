/**
 * The case studies of /portfolio and the project cards of the home and city pages. Sizes, durations and the value added
 * are given facts; the texts are samples until real jobs replace them.
 */

import type { AreaId } from './areas';
import { formatDollars } from '../words/format';
import type { ServiceId } from './services';

interface CaseStudyEntry {
  readonly id: string;
  readonly title: string;
  readonly location: string;
  readonly type: string;
  readonly size: { readonly sqFt: number };
  readonly duration: { readonly days: number };
  /** Estimated gain in the home's value, US dollars: a rule of thumb, unless an appraiser says so. The last of the results. */
  readonly valueAdd?: number;
  /** The service that was done, whose published price the page quotes; absent if it is none of the list. */
  readonly service?: ServiceId;
  /** Ids of the catalog's products that were laid or built. */
  readonly products?: readonly string[];
  /** What its further pictures show, a few words for each; their ids are `case-study-<id>-1`, `-2` and so on. */
  readonly details?: readonly string[];
  /** True if there is a picture of the same view before the work; its id is `case-study-<id>-before`. */
  readonly before?: true;
  readonly description: string;
  readonly challenges: readonly string[];
  readonly results: readonly string[];
  /** True if the text is a sample, to be replaced with a real job. */
  readonly sample?: true;
}

const studies: readonly CaseStudyEntry[] = [
  {
    id: 'cape-coral-canal-driveway',
    title: 'A Driveway on a Canal Lot, Rebuilt from the Ground Up',
    location: 'Cape Coral, FL',
    type: 'Paver Driveway',
    size: { sqFt: 2400 },
    duration: { days: 5 },
    service: 'paver-driveways',
    products: ['specialty-pavers'],
    details: ['The boat’s place, beside the concrete edge', 'Herringbone, with a red border along the street'],
    before: true,
    description:
      'The old slab had settled, and after every storm there was a puddle at the garage door. We took the slab out, reset the grade and laid a driveway with room for a boat trailer beside two cars. The pavers are laid in herringbone, which shifts less than other patterns when a trailer’s wheels turn on it. The family parked on the street for one work week.',
    challenges: [
      'Broken concrete to haul down a narrow street without blocking the neighbors’ driveways.',
      'Loose fill under the old slab that had to come out before any base went in.',
      'Only a few inches of drop between the garage and the street to drain the whole surface.',
    ],
    results: [
      'Water runs to the swale instead of the garage door.',
      'A concrete edge on the trailer side keeps the pavers from spreading under the boat.',
    ],
    sample: true,
  },
  {
    id: 'cape-coral-motor-court',
    title: 'A Motor Court for Four Cars',
    location: 'Cape Coral, FL',
    type: 'Paver Driveway',
    size: { sqFt: 5200 },
    duration: { days: 6 },
    service: 'paver-driveways',
    details: ['The ring of pavers around the bed', 'Dark courses mark the walk to the door'],
    description:
      'The owners wanted to stop backing out onto a busy road, and their triple lot left room to turn around. We combined the driveway, the entry walk and a turnaround into one surface, with a raised bed and two royal palms in the middle that guests drive around. There was a firm path to the front door the whole time.',
    challenges: [
      'Fitting pavers around a circular bed without using any piece smaller than a third of a paver.',
      'Keeping the color even over an area that took pavers from several batches.',
      'Sprinkler lines that ran right through the base, and had to be put in pipes of their own.',
    ],
    results: [
      'Cars pull out nose first, without a three-point turn.',
      'Two dark courses in the paving show guests the way to the door.',
    ],
    sample: true,
  },
  {
    id: 'bonita-springs-outdoor-suite',
    title: 'An Outdoor Living Area Behind the Lanai',
    location: 'Bonita Springs, FL',
    type: 'Outdoor Living Suite',
    size: { sqFt: 1000 },
    duration: { days: 2 },
    valueAdd: 8000,
    service: 'outdoor-living-spaces',
    products: ['mega-stone', 'yorkshire-wall-and-firepits'],
    details: ['The fire pit and its seating wall', 'The kitchen under its pergola'],
    description:
      'A struggling lawn became a place to cook, eat and sit around a fire, a step down from the lanai. The pavers are on a compacted base, and the grill island has a footing of its own, poured beforehand. The days on site are for our part: the paving, the fire pit and the seating wall. We had drawn all of it to scale beforehand.',
    challenges: [
      'Leaving a clear path from the lanai door to the grill and the fire pit.',
      'A downspout that emptied right where the dining table was going.',
      'Sprinkler lines under the lawn, which the owners’ irrigation company moved the day before.',
    ],
    results: [
      'Below the one step at the lanai, the grill, the dining area and the fire pit are on one level.',
      'The downspout drains under the pavers to the side yard.',
    ],
    sample: true,
  },
];

/** A further picture of a case study, with its caption. */
interface Detail {
  readonly title: string;
  readonly picture: string;
}

export interface CaseStudy extends Omit<CaseStudyEntry, 'details' | 'before'> {
  readonly picture: string;
  /** The picture of the same view before the work. */
  readonly before?: string;
  readonly details: readonly Detail[];
}

export const caseStudies: readonly CaseStudy[] = studies.map((study) => ({
  ...study,
  results: [
    ...study.results,
    ...(study.valueAdd
      ? [`Added value, by our estimate: ${formatDollars(study.valueAdd)}. Nobody has appraised it.`]
      : []),
  ],
  picture: `case-study-${study.id}`,
  before: study.before && `case-study-${study.id}-before`,
  details: (study.details ?? []).map((title, index) => ({ title, picture: `case-study-${study.id}-${index + 1}` })),
}));

interface ProjectCardEntry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly area: AreaId;
  /** The service that was done, whose page shows it too; absent if it is none of the list. */
  readonly service?: ServiceId;
  /** True if the card is a sample, to be replaced with a real job. */
  readonly sample?: true;
}

const cards: readonly ProjectCardEntry[] = [
  {
    id: 'naples-travertine-pool',
    title: 'Travertine Around an Old Naples Pool',
    description: 'French-pattern travertine and matching coping replaced a cracked spray-textured deck.',
    area: 'naples',
    service: 'pool-decks',
    sample: true,
  },
  {
    id: 'fort-myers-river-drive',
    title: 'Herringbone off McGregor',
    description: 'A driveway that bends around two royal palms and leaves their roots alone.',
    area: 'fort-myers',
    service: 'paver-driveways',
    sample: true,
  },
  {
    id: 'cape-coral-dock-walk',
    title: 'Captain’s Walk on a Gulf-Access Canal',
    description: 'A lighted walk from the pool cage to the seawall, flush with the cap.',
    area: 'cape-coral',
    service: 'captain-walks',
    sample: true,
  },
  {
    id: 'bonita-fire-patio',
    title: 'Fire Pit Patio in Bonita Springs',
    description: 'A round pit in rings of pavers, with a curved seating wall along one side.',
    area: 'bonita-springs',
    service: 'outdoor-living-spaces',
    sample: true,
  },
  {
    id: 'naples-motor-court',
    title: 'Courtyard Entry in North Naples',
    description: 'A walk-in courtyard in large pavers with tight joints, drawn for the HOA’s review board.',
    area: 'naples',
    service: 'paver-patios',
    sample: true,
  },
  {
    id: 'fort-myers-patio',
    title: 'Back Patio with Room for a Table',
    description: 'A square patio, pitched away from the sliders, in a spot where grass wouldn’t grow.',
    area: 'fort-myers',
    service: 'paver-patios',
    sample: true,
  },
  {
    id: 'estero-lanai',
    title: 'Lanai Extension in Estero',
    description: 'New pavers set level with the old ones and picked to come close to their color.',
    area: 'estero',
    service: 'paver-patios',
    sample: true,
  },
  {
    id: 'marco-pool-deck',
    title: 'Salt-Side Pool Deck on Marco Island',
    description: 'Shell-toned pavers, a bullnose edge and a drain line between the deck and the seawall.',
    area: 'marco-island',
    service: 'pool-decks',
    sample: true,
  },
  {
    id: 'sanibel-permeable-drive',
    title: 'Permeable Driveway on Sanibel',
    description: 'Open joints over clean stone, on ground high enough for rain to soak in.',
    area: 'sanibel',
    service: 'paver-driveways',
    sample: true,
  },
];

export interface ProjectCard extends ProjectCardEntry {
  readonly picture: string;
}

export const projectCards: readonly ProjectCard[] = cards.map((card) => ({ ...card, picture: `project-${card.id}` }));
