/** Lists the figures on which two of the built pages can disagree, each with its sentence. */

import { describe, expect, test } from '@jest/globals';
import { formatMeasure, formatPrice, measures, prices, type MeasureKey } from '../../src/company/pricing';
import { referralProgram } from '../../src/company/referralProgram';
import { estimatedServices, ruleFor } from '../../src/tools/estimator/core/rules';
import { single, textOf } from '../pageContent';
import { siteRoutes } from '../routes';
import { readPage } from './pages';

/** A sentence of a page, or a row of a table. */
interface Sentence {
  readonly route: string;
  readonly text: string;
}

const BLOCKS = 'p, li, dd, tr, figcaption, h1, h2, h3, h4, summary';

/** Returns the sentences of a page that its writers wrote: not those of tools and forms, which compute theirs. */
function sentencesOf(route: string): Sentence[] {
  const blocks = [...single(readPage(route), 'main').querySelectorAll(BLOCKS)].filter(
    (block) => !block.querySelector(BLOCKS) && !block.closest('[data-island], form, nav'),
  );
  return blocks.flatMap((block) =>
    textOf(block)
      .split(/(?<=[.!?]) (?=[\p{Lu}“])/u)
      .map((text) => ({ route, text })),
  );
}

const sentences = siteRoutes.flatMap(sentencesOf);

const RANGE = String.raw`\d[\d,.]*–\d(?:[\d,.]*\d)?\+?`;
const inUnit = (unit: string) => new RegExp(`${RANGE} ${unit}`, 'g');

const measured = (...keys: readonly MeasureKey[]) => keys.map((key) => formatMeasure(measures[key]));

/** A subject of which several pages give figures, and the figures that the fact files name for it. */
interface Kind {
  readonly what: string;
  /** The sentences about it. */
  readonly about: RegExp;
  readonly figures: RegExp;
  readonly published: readonly string[];
  /** Pages whose figures are of something else. */
  readonly except?: readonly string[];
}

/** The prices of the fact files, and those that the estimator starts from. */
const published = [...Object.values(prices), ...estimatedServices.flatMap(({ id }) => ruleFor(id).price ?? [])].map(
  formatPrice,
);

const kinds: readonly Kind[] = [
  {
    what: 'the layers under the pavers',
    about: /\b(base|excavat\w*|bedding|leveling sand|dig down)\b/i,
    figures: inUnit('inches'),
    published: measured('faq.excavation', 'faq.baseDepth', 'faq.beddingSand', 'products.baseDepth'),
  },
  {
    what: 'the base on fill',
    about: /\bon fill\b/i,
    figures: new RegExp(
      String.raw`${RANGE} inches(?=(?:, and so does)?[^,;.(]* on fill\b)|(?<=\bOn fill,[^.;]*)${RANGE} inches`,
      'g',
    ),
    published: measured('products.baseDepth'),
  },
  {
    what: 'days on site',
    about: /\b(projects? takes?|days on site|paving alone)\b/i,
    figures: inUnit('days'),
    published: measured('faq.projectDays'),
    except: ['/portfolio'],
  },
  {
    what: 'years between two sealings',
    about: /\breseal/i,
    figures: inUnit('years'),
    published: measured('faq.reseal', 'sealing.resealPatio', 'sealing.sealerLife'),
  },
  {
    what: 'how long sealer cures',
    about: /\bcures?\b/i,
    figures: inUnit('hours'),
    published: measured('sealing.cure'),
  },
  {
    what: 'how long pavers and concrete last',
    about: /\blasts?\b|\blife/i,
    figures: inUnit('years'),
    published: measured(
      'comparison.paverLife',
      'comparison.concreteLife',
      'sealing.sealerLife',
      'sealing.resealDriveway',
    ),
  },
  {
    what: 'days until a reward is paid',
    about: /\b(processed|business days)\b/i,
    figures: /\b\d+ (?:business )?days\b/g,
    published: [`${referralProgram.processedDays} days`, `${referralProgram.processedDays} business days`],
    except: siteRoutes.filter((route) => route !== '/referrals'),
  },
  {
    what: 'prices per unit',
    about: /\$/,
    figures: new RegExp(String.raw`\$${RANGE} per (?:sq ft|linear ft|fixture|piece)`, 'g'),
    published,
  },
  {
    what: 'typical totals',
    about: /^(?!.*\b(?:sq ft|linear ft|pieces?)\b)(?=.*\$)/,
    figures: /\$\d{1,3},\d{3}–\d{1,3},\d{3}/g,
    published,
  },
];

/** Lists the figures of a kind that the pages print, each with where it stands. */
function printed({ about, figures, except = [] }: Kind): { readonly figure: string; readonly where: string }[] {
  return sentences
    .filter(({ route, text }) => about.test(text) && !except.includes(route))
    .flatMap(({ route, text }) =>
      [...text.matchAll(figures)].map(([figure]) => ({ figure, where: `${route}: ${text}` })),
    );
}

describe.each(kinds)('$what', (kind) => {
  test('no page prints a figure that the fact files do not name for it', () => {
    expect(printed(kind).filter(({ figure }) => !kind.published.includes(figure))).toEqual([]);
  });
});
