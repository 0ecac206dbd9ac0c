import path from 'node:path';
import { company as facts } from '../../../src/company/facts';
import { addEntry } from '../../../src/company/load/yamlFile';
import { ownPriceSchema, serviceSchema } from '../../../src/company/schemas/offers';
import { extraOf } from '../../../src/tools/estimator/core/extraPrices';
import { changeFile, slugOf, writeNew } from '../files';
import { landingPage } from '../mdx';
import { fieldOf } from '../questions';
import { fileName, hasPage, hasPicture, LOOK, photoNext, unused, type Kind } from './kind';

const { name, inSentences, shortName, tagline, description } = serviceSchema.entries;
const { low, high, unit, commonSize } = ownPriceSchema.entries;

/** Chosen for a service without a price of its own. */
const QUOTED = 'quoted after a visit';

/** Returns the page of a service, which is complete as it is. */
function pageOf(id: string): string {
  const body = [
    '<Section title="From the first call to a price">\n',
    // Each page of a new service has it, and pages share few phrases (tests/voice.test.ts).
    'We come out and measure. The estimate is free, and each part has its own line.\n',
    '{/* Write: more about it, here or in sections of their own: what it has to do, how you build it, what to choose, what drives the price */}\n',
    '</Section>\n',
    // Shows what there is of this service; nothing yet.
    ...['RelatedWork', 'CrossSection'].map((part) => `<${part} service="${id}" />\n`),
  ].join('\n');
  return landingPage({ service: id }, body);
}

export const service: Kind = {
  questions: (company, given) => [
    unused(
      fieldOf('name', 'The service, as in menus', name),
      (called) => hasPicture(company, slugOf(called)) || hasPage(company, slugOf(called)),
    ),
    {
      ...fieldOf('inSentences', 'The name within a sentence, as in "how we plan our French drains"', inSentences),
      preset: String(given.name ?? '').toLowerCase(),
    },
    fieldOf('shortName', 'A shorter name for narrow places', shortName),
    fieldOf('tagline', 'One short line for its card, with a period at its end', tagline),
    fieldOf('description', 'What it is, in one or two sentences, for the top of its page and its card', description),
    { name: 'unit', ask: 'What is it priced by?', choices: [...unit.options, QUOTED] },
    ...(given.unit === QUOTED
      ? []
      : [
          fieldOf('low', 'The lowest price in dollars, labor and materials included', low),
          {
            ...fieldOf('high', 'The highest price', high),
            check: (answer: string) =>
              Number(answer) >= Number(given.low) || `Write a number from ${String(given.low)} on.`,
          },
          fieldOf('commonSize', 'How many of these a common job has; the estimator starts with it', commonSize),
        ]),
  ],
  make: (company, { inSentences: inText, unit: per, low: least, high: most, commonSize: common, ...shown }) => {
    const called = String(shown.name);
    const id = slugOf(called);
    const range = { low: Number(least), high: Number(most) };
    const extra = extraOf(called, String(per));
    const entry = {
      id,
      ...shown,
      ...(inText !== called.toLowerCase() && { inSentences: inText }),
      ...(per !== QUOTED && { price: { ...range, unit: per, commonSize: Number(common) } }),
    };
    writeNew(path.join(company.company, `pages/${id}.mdx`), pageOf(id));
    changeFile(company, 'services.yaml', (document) => addEntry(document, [], entry));
    if (extra)
      changeFile(company, 'prices.yaml', (document) => {
        for (const [field, amount] of Object.entries(range)) document.setIn([extra.price, field], amount);
      });
    return {
      picture: {
        id,
        slots: ['pageHero', 'tile'],
        subject: `our ${String(inText)}`,
        ...(/\bwalls?\b/i.test(called) && { shows: 'wall' as const }),
      },
      next: [
        `The page has the description, the price, the estimator and the form. Write more into ${fileName(`pages/${id}.mdx`)} whenever you have time.`,
        photoNext(id),
        `Sentences say that you build ${facts.work}. If this belongs there, add it to \`work\` in ${fileName('company.yaml')}.`,
        ...(extra
          ? [
              `The estimator also adds "${extra.label}" to other projects. Its price in ${fileName('prices.yaml')}, ${extra.price}, is now the same. If you change one, change both: the build checks that they are the same.`,
            ]
          : []),
        `It is at /${id}, in the menus of the header and the footer, on the home page and in the forms; with a price, in the estimator and the FAQ, too. ${LOOK}`,
      ],
    };
  },
};
