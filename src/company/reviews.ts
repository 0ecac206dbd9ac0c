/**
 * The reviews of /testimonials. While `sample` is true, a review is made up: the site labels it, and the launch check fails.
 * Replace each of these with a real customer's words and remove the flag.
 */

import type { ServiceId } from './services';

export interface Review {
  readonly id: string;
  /** First name and the initial of the last name. */
  readonly name: string;
  readonly location: string;
  /** Month and year. */
  readonly date: string;
  /** Stars, 1 to 5. */
  readonly rating: number;
  readonly text: string;
  readonly projectType: string;
  /** The service that was done, whose page shows it too; absent if it is none of the list. */
  readonly service?: ServiceId;
  /** True if the review is a sample, to be replaced. */
  readonly sample?: true;
}

export const reviews: readonly Review[] = [
  {
    id: 'linda-m',
    name: 'Linda M.',
    location: 'Cape Coral, FL',
    date: 'March 2024',
    rating: 5,
    text: 'Our oak had cracked the concrete driveway twice. The crew tore out the slab, left the roots the arborist wanted kept, and had pavers down by Friday. What sold me was the crew lead walking me through the base with a tape measure before any sand went in. A year of daily use and no dips.',
    projectType: 'Paver Driveway',
    service: 'paver-driveways',
    sample: true,
  },
  {
    id: 'robert-k',
    name: 'Robert K.',
    location: 'Naples, FL',
    date: 'November 2024',
    rating: 5,
    text: 'The HOA sent back my first drawing because of the color. This crew redid the application, brought three samples to the meeting, and it passed. Pool deck in ivory travertine, coping and all. I can stand on it barefoot at two in the afternoon, which was the whole point.',
    projectType: 'Pool Deck',
    service: 'pool-decks',
    sample: true,
  },
  {
    id: 'denise-t',
    name: 'Denise T.',
    location: 'Bonita Springs, FL',
    date: 'January 2025',
    rating: 5,
    text: 'We wanted a kitchen, a fire pit and somewhere for eleven grandchildren to sit. They talked us out of a bigger patio and into a seating wall, and they were right. Neighbors keep asking who did it. They swept and hosed everything down before they left each evening.',
    projectType: 'Outdoor Living Space',
    service: 'outdoor-living-spaces',
    sample: true,
  },
  {
    id: 'marcus-j',
    name: 'Marcus J.',
    location: 'Fort Myers, FL',
    date: 'June 2024',
    rating: 5,
    text: 'Called at lunch and got a call back before I finished my sandwich. The estimate listed the base, the edge restraint and the haul-off line by line, so I could compare it with the other two. Rain stopped them one afternoon, and they texted before I had to ask. The patio drains the way they said it would.',
    projectType: 'Paver Patio',
    service: 'paver-patios',
    sample: true,
  },
  {
    id: 'carol-s',
    name: 'Carol S.',
    location: 'Marco Island, FL',
    date: 'September 2024',
    rating: 5,
    text: 'My husband uses a walker, and he couldn’t manage the old stepping stones to the dock. Now there’s a level, four-foot-wide walk with low lights from the lanai to the seawall. They set it level with the cap, with no lip anywhere. He can get himself down to the boat again.',
    projectType: 'Captain Walk',
    service: 'captain-walks',
    sample: true,
  },
  {
    id: 'anthony-p',
    name: 'Anthony P.',
    location: 'Estero, FL',
    date: 'April 2025',
    rating: 5,
    text: 'I had pressure-washed the sand out of the joints in my driveway, so this was my fault. They cleaned it properly, waited for it to dry, swept in new sand and sealed it. They also told me the patio could go another year without sealing. After that, I believed everything else they said.',
    projectType: 'Paver Sealing',
    service: 'paver-sealing',
    sample: true,
  },
];

export const reviewCount = reviews.length;

/** Whether any review is a sample, so that their average is one, too. */
export const isAverageSample = reviews.some(({ sample }) => sample);

/** Returns the mean of the ratings, rounded to one decimal. Shown with `toFixed(1)`: "5.0". */
export function averageOf(rated: readonly Pick<Review, 'rating'>[]): number {
  return Math.round((rated.reduce((sum, { rating }) => sum + rating, 0) / rated.length) * 10) / 10;
}

export const averageRating = averageOf(reviews);
