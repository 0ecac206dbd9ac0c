/**
 * The pictures of the bands that close pages. A band has none if the company doesn't build what the picture shows, and on
 * pages of which there are many, so that no picture is on more than three pages besides its own.
 */
import { extraPrices, hasPrice } from '../company/pricing';
import { offers } from '../company/services';

const buildsFirePits = hasPrice(extraPrices.firePits);

/** The home page, questions and gallery: an evening around a fire pit. */
export const eveningPicture = buildsFirePits ? 'cta-dusk' : undefined;

/** Catalog, portfolio and articles: a driveway. */
export const drivewayPicture = offers('paver-driveways') ? 'paver-driveways' : undefined;

/** Reviews and referrals: an outdoor room with a fire pit. */
export const roomPicture = buildsFirePits && offers('outdoor-living-spaces') ? 'outdoor-living-spaces' : undefined;
