/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { companyWritten, FULL, lineOf, problemsIn } from '@site/tests/companies/companyWith';

/** A mistake: what stands there, what is typed instead, and what its owner then reads, field first. */
type Typed = readonly [what: string, passage: string, typed: string, advice: RegExp | string];

const mistakes: Readonly<Record<string, readonly Typed[]>> = {
  'company.yaml': [
    [
      'a fact that does not exist',
      'hiring: true',
      'fax: 1\nhiring: true',
      /^fax: There is no such field\. .*the fields are name, url, email/,
    ],
    ['an empty name', 'name: Harbor Row Stoneworks', "name: ' '", 'name: Write the name of the company.'],
    [
      'a name that no phone has room for',
      'Harbor Row Stoneworks',
      'PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP',
      'name: Write at most 45 characters; it has 46.',
    ],
    ['half a phone number', '(850) 555-0187', '555-0100', 'phone: Write a US phone number with its area code'],
    [
      'an address with a path',
      'url: https://www.harbor-row.example',
      'url: https://a.test/site',
      'url: Write the address where the site is published',
    ],
    [
      'a network’s page without a path',
      'https://www.facebook.com/harbor.row',
      'https://www.facebook.com',
      'facebook: Write the address of your Facebook page',
    ],
    ['no counties', '[ Alder, Millstone ]', '[]', 'counties: Write a list of counties'],
    [
      'minutes in words',
      'callbackMinutes: 20',
      'callbackMinutes: ten',
      'callbackMinutes: Write null for no promise, or within how many minutes you call back',
    ],
    ['a word for yes', 'hiring: true', 'hiring: sure', 'hiring: Write whether you are hiring: true or false.'],
    ['hours that end before they begin', 'closes: 13:00', 'closes: 08:00', 'hours.1: Close later than you open.'],
    ['a time without its zero', 'opens: 09:00', 'opens: 9:00', /hours\.1\.opens: Write/i],
    ['a day in another language', '[ Saturday ]', '[ Sabado ]', 'hours.1.days.0: Write a day of the week'],
    [
      'days that do not follow one another',
      '[ Saturday ]',
      '[ Sunday, Saturday ]',
      'hours.1.days: Write days that follow one another',
    ],
    ['a month that does not exist', 'month: 1, day: 1', 'month: 13, day: 1', /from 1 to 12/],
    ['a day that its month lacks', 'month: 1, day: 1', 'month: 6, day: 31', /: That month has no such day/],
    ['a time zone by its city', 'America/New_York', 'Fort Myers', 'timeZone: Write a time zone by its IANA name'],
    ['no receiver', '{ via: none }', '{}', /^leadDelivery.via: Missing\. Write who receives leads/],
    ['a state in full', 'state: FL', 'state: Florida', /^state: .* like FL\.$/],
    ['a color by its name', "'#1f4d3a'", 'green', 'colors.mangrove: Write a color as # and six digits'],
    [
      'a secret key for the site key',
      'spamCheck: null',
      'spamCheck: { via: turnstile, siteKey: 1x0000000000000000000000000000000AA }',
      /^spamCheck\.siteKey: .* Never write the secret/,
    ],
    [
      'another spam check',
      'spamCheck: null',
      'spamCheck: { via: captcha, siteKey: 1x00000000000000000000AA }',
      /^spamCheck\.via: Write "turnstile"/,
    ],
    [
      'a tag that does not exist',
      'spamCheck: null',
      'tags: { analytics: G-ABC123DEF4 }',
      /^tags\.analytics: There is no such field.*ga4/,
    ],
    [
      'a tag of an earlier kind',
      'spamCheck: null',
      'tags: { ga4: UA-12345-1 }',
      /^tags\.ga4: Write the measurement ID .* G-ABC123DEF4\.$/,
    ],
    [
      'an ads ID with its label',
      'spamCheck: null',
      'tags: { googleAds: { id: AW-123456789/AbC, conversions: {} } }',
      /^tags\.googleAds\.id: .* without the label\.$/,
    ],
    [
      'ads without conversions',
      'spamCheck: null',
      'tags: { googleAds: { id: AW-123456789 } }',
      /^tags\.googleAds\.conversions: Missing\. Write the label/,
    ],
    [
      'a whole tag for its proof',
      'spamCheck: null',
      'tags: { searchConsole: \'<meta content="x">\' }',
      /^tags\.searchConsole: Write only what stands in content/,
    ],
    ['a day that is no Monday', "'2026-03-02'", "'2026-03-03'", 'bookingWeekOf: Write the Monday of the week'],
    [
      'a day that does not exist',
      "'2026-02-02'",
      "'2026-02-30'",
      'privacy.since: Write the day as year, month and day',
    ],
    [
      'years in words',
      'years: 4',
      'years: four',
      'warranties.0.years: Write the years as a whole number from 1 to 100, or "lifetime".',
    ],
    ['a deposit above the price', 'depositPercent: 15', 'depositPercent: 120', /from 0 to 100/],
    ['a year to come', 'since: 2004', 'since: 3000', 'people.0.since: Write the year'],
    [
      'an address without https',
      "'https://credit",
      "'http://credit",
      "payment.financing.url: Write the address of the partner's page, with https://",
    ],
    [
      'a certificate that is not there',
      '/certificate.pdf',
      '/other.pdf',
      'insurance.certificate: There is no static/other.pdf. Put the certificate there',
    ],
    ['a ZIP code that is too short', "zip: '32320'", "zip: '3232'", 'office.zip: Write the five digits'],
    [
      'a booking page without a host',
      'https://book.harbor-row.example/visit',
      'https://calendar',
      'bookingPage: Write the address of the page',
    ],
    [
      'a word for Spanish',
      'speaksSpanish: true',
      'speaksSpanish: si',
      'speaksSpanish: Write true, or remove the line.',
    ],
  ],
  'towns.yaml': [
    [
      'a neighbor that is no town',
      '[ port-alder ]',
      '[ boston ]',
      '1.nearby.0: There is no town "boston". Remove it here, or name another neighbor.',
    ],
    [
      'a county that it does not work in',
      'county: Millstone',
      'county: Mill',
      /^1\.county: There is no county "Mill"\. Correct it, or add/,
    ],
    [
      'a neighbor of its own',
      '[ port-alder ]',
      '[ millstone-creek ]',
      /^1\.nearby\.0: A town is no neighbor of its own/,
    ],
    ['a neighbor twice', '[ port-alder ]', '[ port-alder, port-alder ]', /^1\.nearby\.1: "port-alder" is here twice/],
    ['a town in Georgia', '29.8524', '33.7', '1.coordinates.latitude: Write the latitude in degrees, from 24 to 32.'],
    ['an id in capitals', 'id: heron-key', 'id: Heron Key', /^2\.id: Use lowercase letters, digits and hyphens/],
  ],
  'services.yaml': [
    [
      'a service without a page',
      'id: garden-walls',
      'id: docks',
      '7.id: "docks" has no page. Write pages/docks.mdx, or remove this entry.',
    ],
    [
      'a depth that is no measure',
      'baseDepth: products.baseDepth',
      'baseDepth: products.depth',
      '0.baseDepth: There is no measure "products.depth". Name one of measures.yaml.',
    ],
    [
      'a depth that is not in inches',
      'baseDepth: products.baseDepth',
      'baseDepth: faq.reseal',
      '0.baseDepth: "faq.reseal" is not in inches. Name another measure.',
    ],
    [
      'a price of a service that has its prices elsewhere',
      'tagline: Color that stays.',
      'tagline: Color that stays.\n  price: { low: 1, high: 2, unit: sq ft, commonSize: 10 }',
      /prices\.yaml/,
    ],
    [
      'a tagline that no card has room for',
      'Stone that holds the hill.',
      'SSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSS',
      '7.tagline: Write at most 45 characters; it has 46.',
    ],
    ['a price in words', 'high: 64', 'high: sixty', '7.price.high: Write a number, like 18.'],
  ],
  'prices.yaml': [
    ['a price with its dollar sign', 'low: 9100', "low: '$9,100'", 'faq.driveway.low: Write a number, 9100.'],
    [
      'a price without an end',
      '{ low: 9100, high: 21300, unit: project }',
      '{ low: 9100, unit: project }',
      /^faq\.driveway\.high: Missing\. Write a number, like 18\.$/,
    ],
    ['a price with its comma', 'low: 9100', 'low: 9,100', /^faq\.driveway\.100: .* Write a figure without commas/],
    [
      'figures the wrong way round',
      'low: 9100',
      'low: 30000',
      'faq.driveway: Write the lower figure as low and the higher as high: 30000 is above 21300.',
    ],
  ],
  'measures.yaml': [
    [
      'a unit that does not exist',
      'high: 9, unit: days',
      'high: 9, unit: moons',
      /^faq\.projectDays\.unit: Write one of the units: inches,/,
    ],
  ],
  'products.yaml': [
    [
      'a color that is no tone',
      '[ Chalk, Ash, Coal ]',
      '[ Chalk, Ash, Snow ]',
      'products.5.colors.2: There is no tone "Snow". Add it to tones, or name another.',
    ],
    ['too few colors', '[ Chalk, Ash, Coal ]', '[ Chalk ]', 'products.5.colors: Write at least 3; there are 1.'],
    [
      'a family’s color that is no tone',
      'tones: [ Ash, Coal ]',
      'tones: [ Ash, Snow ]',
      'families.1.tones.1: There is no tone "Snow". Add it to tones, or name another.',
    ],
    ['a pattern that nobody draws', 'pattern: cobble', 'pattern: zigzag', /^products\.1\.pattern: Write one of: /],
    [
      'a piece without its length',
      '{ acrossFlats: 12 }',
      '{ width: 6 }',
      /^products\.4\.pieces\.0: Write the size of a piece in inches/,
    ],
    [
      'an id that another has',
      'id: tumbled',
      'id: one-size',
      'products.1: Another entry has the id one-size. Choose another.',
    ],
  ],
  'projects.yaml': [
    [
      'a project in no town',
      'area: heron-key',
      'area: boston',
      'projects.2.area: There is no town "boston". Name another, or remove the project.',
    ],
    [
      'a project of no service',
      'service: paver-driveways',
      'service: docks',
      'projects.1.service: There is no service "docks". Name another, or remove the line.',
    ],
    [
      'a case study of no service',
      'service: pool-decks',
      'service: docks',
      'caseStudies.0.service: There is no service "docks". Name another, or leave it out.',
    ],
    [
      'a case study of no product',
      '[ slab, wall-blocks ]',
      '[ slab, bricks ]',
      'caseStudies.0.products.1: There is no product "bricks". Name another, or leave it out.',
    ],
  ],
  'gallery.yaml': [
    [
      'a picture of no service',
      'service: paver-patios',
      'service: docks',
      'pictures.0.service: There is no service "docks". Name another, or remove the line.',
    ],
    [
      'a pair of no service',
      'service: paver-driveways',
      'service: docks',
      'beforeAfter.0.service: There is no service "docks". Name another, or remove the line.',
    ],
  ],
  'reviews.yaml': [
    [
      'a review of no service',
      'service: paver-patios',
      'service: docks',
      '0.service: There is no service "docks". Name another, or remove the line.',
    ],
    [
      'a review of no project',
      'project: net-house-patio',
      'project: net-house',
      '0.project: projects.yaml has no "net-house". Name a project or a case study of it, or remove the line.',
    ],
    ['a month to come', 'May 2025', 'May 3025', '0.date: Write a month that is over, or this one.'],
    ['a review without a month', 'May 2025', '5/2025', '0.date: Write month and year, like March 2024.'],
    ['six stars', 'rating: 4', 'rating: 6', '1.rating: Write the number of stars, a whole number from 1 to 5.'],
  ],
  'questions.yaml': [
    [
      'a question of one word',
      'question: <If service="pool-decks">What does a pool deck come to?</If>',
      'question: Cost?',
      '1.question: Write at least 8 characters; it has 5.',
    ],
  ],
  'sealing.yaml': [['an icon that nobody drew', 'icon: sun', 'icon: moon', /^benefits\.0\.icon: Write one of: sun,/]],
  'referrals.yaml': [
    [
      'a reward in words',
      'reward: 175',
      'reward: lots',
      'reward: Write what you pay for a referral, in dollars, a whole number from 1',
    ],
  ],
  'redirects.yaml': [
    [
      'a number for a page',
      ': /garden-walls',
      ': 5',
      '/walls.html: Write the page that this address leads to, like "/faq".',
    ],
  ],
};

/** Matches a text that begins so. */
const beginning = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

for (const [file, typed] of Object.entries(mistakes)) {
  test.each(typed)(
    `${file} does not load with %s, and says where and what to write`,
    (_what, passage, typed, advice) => {
      const line = lineOf(FULL, file, passage) + (typed.startsWith('tagline') ? 1 : 0);
      const [problem = '', ...others] = problemsIn(companyWritten(file, passage, typed));
      expect(others).toEqual([]);
      const [, place, said] = /^([^:]+:\d+): (.*)$/.exec(problem) ?? [];
      expect(said).toMatch(typeof advice === 'string' ? beginning(advice) : advice);
      expect(place).toBe(`${file}:${line}`);
    },
  );
}
