/** The reviews of /testimonials. */

import { reviews as written } from './facts';
import type { Company } from './load/load';

export type Review = Readonly<Company['reviews'][number]>;

export const reviews: readonly Review[] = written;

export const reviewCount = reviews.length;

/** Whether any review is a sample, so that their average is one, too. */
export const isAverageSample = reviews.some(({ sample }) => sample);

/** Returns the mean of the ratings, rounded to one decimal. Shown with `toFixed(1)`: "5.0". */
export function averageOf(rated: readonly Pick<Review, 'rating'>[]): number {
  return Math.round((rated.reduce((sum, { rating }) => sum + rating, 0) / rated.length) * 10) / 10;
}

export const averageRating = averageOf(reviews);
