/**
 * The pictures of the bands that close pages. A band has none if the company doesn't build what the picture shows. Most
 * pages have none, so that no picture is on more than three pages besides its own.
 */
import { extraPrices, hasPrice } from '../company/pricing';
import { offers } from '../company/services';

/** The home page, the questions and the service area: an evening around a fire pit. */
export const eveningPicture = hasPrice(extraPrices.firePits) ? 'cta-dusk' : undefined;

/** The list of articles: a driveway. */
export const drivewayPicture = offers('paver-driveways') ? 'paver-driveways' : undefined;
