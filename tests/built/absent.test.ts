import { expect, test } from '@jest/globals';
import { findTerms, type Term } from '../madeUp/scan';
import { business } from '../../src/company/business';
import { extraPrices, hasPrice } from '../../src/company/pricing';
import { optionalFacts } from '../../src/company/optionalFacts';
import { siteParts } from '../../src/company/siteParts';

/** What a site may say only if its company has it. */
const parts: readonly (Term & { readonly isThere: boolean })[] = [
  {
    what: 'the referral program',
    isThere: siteParts.referrals,
    pattern: /who referred you|referral (program|link)|\/referrals\b/gi,
  },
  {
    what: 'text messages',
    isThere: siteParts.texts,
    pattern: /\bsms:\+|\btext (us|me|it to us)\b|\bor text\b|, text or/gi,
  },
  { what: 'the evening at a fire pit', isThere: hasPrice(extraPrices.firePits), pattern: /cta-dusk/g },
  { what: 'the newsletter', isThere: siteParts.newsletter, pattern: /sign up for news/gi },
  { what: 'the band about jobs', isThere: siteParts.hiring, pattern: /team is expanding/gi },
  { what: 'recent projects', isThere: siteParts.projects, pattern: /recent projects/gi },
  { what: 'the portfolio', isThere: siteParts.caseStudies, pattern: /\/portfolio\b/g },
  { what: 'the gallery', isThere: siteParts.gallery, pattern: /\/gallery\b/g },
  { what: 'reviews', isThere: siteParts.reviews, pattern: /\/testimonials\b|aggregateRating|\b0 reviews/g },
  { what: 'articles', isThere: siteParts.blog, pattern: /"\/blog\b|\/blog\/|\bfeed\.json/g },
  {
    what: 'the promise to call back within minutes',
    isThere: business.callbackMinutes !== null,
    pattern: /call you (back )?within|within null/gi,
  },
  { what: 'a booking page', isThere: optionalFacts.bookingPage !== undefined, pattern: /\bpick a time\b/gi },
  { what: 'a Facebook page', isThere: business.social.facebook !== undefined, pattern: /\bfacebook\.com/g },
  { what: 'an Instagram page', isThere: business.social.instagram !== undefined, pattern: /\binstagram\.com/g },
];

test('what the company lacks is nowhere: in no page, feed, script or file for programs, and not in the guide', async () => {
  expect(
    await findTerms(
      'build',
      parts.filter(({ isThere }) => !isThere),
    ),
  ).toEqual([]);
});
