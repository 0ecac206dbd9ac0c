import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkCompanyFacts, COMPANY_FILE } from '../../src/checks/checkCompanyFacts';
import { listFiles } from '../../src/company/load/projectFiles';
import { QUESTION_TO_REPLACE } from '../../src/checks/unwritten';
import { areaById, areas, pageOf } from '../../src/company/areas';
import { business } from '../../src/company/business';
import company from '../../src/company/company.json';
import { categories, lengths } from '../../src/site/frontMatter';
import { LAYING_PATTERNS } from '../../src/company/layingPatterns';
import { productUses, tones } from '../../src/company/products';
import { extraOf } from '../../src/tools/estimator/core/extraPrices';
import { services, TAGLINE_LIMIT, type OwnPrice } from '../../src/company/services';
import type { StandIn } from '../../src/images/standIn';
import { addNames } from './addNames';
import { assertNew, hasPicture, mdx, slugOf, writeNew } from './files';
import { placeOf } from './places';
import { writePrice } from './prices';
import {
  NONE,
  numberOf,
  textOf,
  wordsOf,
  YES_OR_NO,
  type Answer,
  type Answers,
  type Given,
  type Question,
} from './questions';
import { addToList, Code, rewrite } from './sourceLists';
import { addTowns, checkTownName, checkTownZip } from './towns';

/** A kind of thing that can be added to the site. */
export interface Kind {
  /** Lists the questions; later ones may depend on the answers so far. */
  readonly questions: (siteDir: string, given: Given) => Promise<readonly Question[]>;
  /** Makes its files and entries. */
  readonly make: (siteDir: string, answers: Answers) => Promise<Made>;
}

/** What was added. */
export interface Made {
  /** The picture that it needs. */
  readonly picture?: StandIn;
  /** What to do next, one step per line. */
  readonly next: readonly string[];
}

const text = (answer: Answer | undefined) => String(answer ?? '').trim();
const list = (answer: Answer | undefined) => (Array.isArray(answer) ? answer.map(String) : []);

const photoNext = (id: string) => `Replace the drawing with a photo: npm run photo -- ${id} <file>`;
const PUBLISH = 'Until you remove the line "draft: true", only npm start shows it.';
const LOOK = 'Look at it with npm start, and run npm run check before you publish.';

/** Returns the question for a name with a check that nothing has this name, before any other question is asked. */
function unused(question: Question, isTaken: (name: string) => boolean): Question {
  return {
    ...question,
    check: (name) => {
      const verdict = question.check?.(name) ?? true;
      return verdict === true && isTaken(name)
        ? `There is one with this name already. Choose another ${question.name}.`
        : verdict;
    },
  };
}

const article: Kind = {
  questions: async (siteDir) => {
    const others = listFiles(path.join(siteDir, 'blog')).flatMap((file) =>
      file.endsWith('.mdx') ? path.parse(file).name : [],
    );
    return [
      unused(textOf('title', 'The headline', ...lengths.title), (title) =>
        existsSync(path.join(siteDir, `blog/${slugOf(title)}.mdx`)),
      ),
      { name: 'category', ask: 'What kind of article is it?', choices: categories },
      textOf('description', 'What the reader gets, for search results', ...lengths.description),
      textOf('excerpt', 'One or two sentences for its card on /blog', ...lengths.excerpt),
      {
        name: 'keywords',
        ask: 'Three or more words people search for, with commas',
        list: true,
        checkAll: ({ length }) => length >= 3 || `Write three or more; there ${length === 1 ? 'is' : 'are'} ${length}.`,
      },
      ...(others.length > 0 ? [{ name: 'companion', ask: 'Which article to read next?', choices: others }] : []),
    ];
  },
  make: async (siteDir, answers) => {
    const slug = slugOf(text(answers.title));
    const file = `blog/${slug}.mdx`;
    const frontMatter = {
      title: text(answers.title),
      draft: true,
      description: text(answers.description),
      keywords: list(answers.keywords),
      excerpt: text(answers.excerpt),
      category: text(answers.category),
      date: new Date(),
      ...(answers.companion !== undefined && { companion: text(answers.companion) }),
      faq: [1, 2, 3].map((number) => ({
        question: `${QUESTION_TO_REPLACE}: what do readers ask us? (${number})`,
        answer: 'Answer it here in two or three plain sentences.',
      })),
      cta: {
        title: 'Want a price for your own project?',
        description: 'We measure, look at the ground and put every layer in writing. Estimates are free.',
        secondary: 'Get Free Estimate',
      },
    };
    await writeNew(
      siteDir,
      file,
      mdx(
        frontMatter,
        '{/* Write: the answer first, in two or three sentences. */}\n\n## The first part\n\n{/* Write: what decides it, with the figure. */}\n',
      ),
    );
    return {
      next: [
        `Write the text and the three questions in ${file}. ${PUBLISH}`,
        `Give it a picture of its own: npm run photo -- article-${slug} <file>. Until then, it shows the picture of its category.`,
        `It will be at /blog/${slug}. ${LOOK}`,
      ],
    };
  },
};

/** Addresses that no page can have: those of the 404 page, the blog, the handbook and the built site's folders. */
const RESERVED = ['404', 'assets', 'blog', 'handbook', 'pictures', 'social', 'visualizer'];

const page: Kind = {
  questions: async (siteDir) => {
    const pages = listFiles(path.join(siteDir, 'src/pages')).map((file) => path.parse(file).name);
    const taken = new Set([...RESERVED, ...pages]);
    return [
      textOf('title', 'The title, for search results', 10, 60),
      {
        name: 'address',
        ask: 'Its address, as in about-us for /about-us',
        check: (answer) => {
          if (answer === '' || answer !== slugOf(answer)) return 'Write lowercase letters, digits and hyphens only.';
          return !taken.has(answer) || `/${answer} is taken. Choose another address.`;
        },
      },
      textOf('description', 'What the reader gets, for search results', 70, 160),
    ];
  },
  make: async (siteDir, answers) => {
    const address = text(answers.address);
    const file = `src/pages/${address}.mdx`;
    const frontMatter = { title: text(answers.title), description: text(answers.description), draft: true };
    await writeNew(
      siteDir,
      file,
      mdx(
        frontMatter,
        '{/* Write: what the reader came for, in two or three sentences. */}\n\n## The first part\n\n{/* Write: the details. */}\n',
      ),
    );
    return {
      next: [
        `Write the text in ${file}. ${PUBLISH} It can also have a headline, a lead, keywords and questions: see handbook/add-and-remove.md.`,
        'Link to it. For a link in the footer of every page, add it to the list `more` in src/site/navigation.ts.',
        `It will be at /${address}. ${LOOK}`,
      ],
    };
  },
};

const city: Kind = {
  questions: async () => [
    { name: 'name', ask: 'The name of the town', check: checkTownName },
    { name: 'zip', ask: 'The ZIP of an address in the middle of town, as in 33602', check: checkTownZip },
    {
      name: 'island',
      ask: 'Is it an island? Then texts say "on" it, not "in" it.',
      choices: YES_OR_NO,
      preset: 'no',
    },
    textOf('description', 'What you build there, for its card on /service-area', 60, 200),
    {
      name: 'names',
      ask: 'Names you will write on its page, such as neighborhoods, with commas, for the spelling check',
      list: true,
      mayBeEmpty: true,
      preset: [],
    },
  ],
  make: async (siteDir, answers) => {
    const name = text(answers.name);
    const place = placeOf(text(answers.zip));
    if (typeof place === 'string') throw new Error(place);
    const { county } = place;
    const facts = checkCompanyFacts(company);
    const town = { name, place, isIsland: text(answers.island) === 'yes', description: text(answers.description) };
    const [picture] = await addTowns(siteDir, [town], { work: facts.work, services });
    await addNames(siteDir, list(answers.names));
    if (!facts.counties.includes(county)) {
      const withCounty = JSON.stringify({ ...facts, counties: [...facts.counties, county] });
      rewrite(siteDir, COMPANY_FILE, () => withCounty);
    }
    const file = `src/pages/${slugOf(name)}-pavers.mdx`;
    return {
      picture,
      next: [
        `Write ${file}: at least 450 words about this town that are true of no other. ${PUBLISH} The tests count the words then.`,
        photoNext(`city-${slugOf(name)}`),
        `The town is in ${county} County, on the map, on /service-area and in the forms. Its page will be at /${slugOf(name)}-pavers and in the menus. ${LOOK}`,
      ],
    };
  },
};

/** The units of a service's own price. */
const units: readonly OwnPrice['unit'][] = ['sq ft', 'linear ft', 'piece'];

/** Chosen for a service without a price of its own. */
const QUOTED = 'quoted after a visit';

const priceIn = ({ low, high }: Answers) => ({ low: Number(low), high: Number(high) });

const service: Kind = {
  questions: async (siteDir, given) => [
    unused(
      textOf('name', 'The service, as in menus', 4, 30),
      (name) => hasPicture(siteDir, slugOf(name)) || existsSync(path.join(siteDir, `src/pages/${slugOf(name)}.mdx`)),
    ),
    {
      name: 'inSentences',
      ask: 'The name within a sentence, as in "how we plan our French drains"',
      preset: text(given.name as Answer).toLowerCase(),
    },
    textOf('shortName', 'A shorter name for narrow places', 3, 20),
    textOf('tagline', 'One short line for its card, with a period at its end', 10, TAGLINE_LIMIT),
    textOf('description', 'What it is, in one or two sentences, for the top of its page and search engines', 40, 200),
    { name: 'unit', ask: 'What is it priced by?', choices: [...units, QUOTED] },
    ...(given.unit === QUOTED
      ? []
      : [
          numberOf('low', 'The lowest price in dollars, labor and materials included', 0.5, 100_000),
          numberOf('high', 'The highest price', Number(given.low) || 0.5, 100_000),
          numberOf('commonSize', 'How many of these a common job has; the estimator starts with it', 1, 20_000),
        ]),
  ],
  make: async (siteDir, answers) => {
    const name = text(answers.name);
    const inSentences = text(answers.inSentences);
    const id = slugOf(name);
    const extra = extraOf(name, text(answers.unit));
    const isWall = /\bwalls?\b/i.test(name);
    const file = `src/pages/${id}.mdx`;
    const frontMatter = {
      service: id,
      title: `${name} | Free Written Estimates`,
      description: `${name} in {{company:region}}: how we plan the work, what goes into it, and what it costs. Free written estimates.`,
      keywords: [name, `${name} {{company:region}}`, `${name} cost`],
      headline: `${name}, planned before we dig`,
      lead: text(answers.description),
      faq: [],
    };
    const body = [
      '<Section title="From the first call to a price">\n',
      // Each page of a new service has it, and pages share few phrases (tests/voice.test.ts).
      'We come out and measure. The estimate is free, and each part has its own line.\n',
      '{/* Write: more about it, here or in sections of their own: what it has to do, how you build it, what to choose, what drives the price */}\n',
      '</Section>\n',
      // Shows what there is of this service; nothing yet.
      ...['BeforeAfter', 'CrossSection', 'RelatedWork'].map((part) => `<${part} service="${id}" />\n`),
    ].join('\n');
    assertNew(siteDir, id);
    await writeNew(siteDir, file, mdx(frontMatter, body));
    addToList(siteDir, 'src/company/services.ts', 'entries', {
      id,
      name,
      inSentences: inSentences === name.toLowerCase() ? undefined : inSentences,
      shortName: text(answers.shortName),
      tagline: text(answers.tagline),
      description: text(answers.description),
      price:
        answers.unit === QUOTED
          ? undefined
          : { ...priceIn(answers), unit: text(answers.unit), commonSize: Number(answers.commonSize) },
    });
    if (extra) rewrite(siteDir, 'src/company/pricing.ts', (code) => writePrice(code, extra.price, priceIn(answers)));
    return {
      picture: {
        id,
        slots: ['pageHero', 'tile4', 'tile5', 'tile6', 'tile7'],
        subject: `our ${inSentences}`,
        ...(isWall && { shows: 'wall' }),
      },
      next: [
        `The page has the description, the price, the estimator and the form. Write more into ${file} whenever you have time.`,
        photoNext(id),
        `Sentences say that you build ${company.work}. If this belongs there, add it to "work" in ${COMPANY_FILE}.`,
        ...(extra
          ? [
              `The estimator also adds "${extra.label}" to other projects. Its price in src/company/pricing.ts, ${extra.price}, is now the same. If you change one, change both: the build checks that they are the same.`,
            ]
          : []),
        `It is at /${id}, in the menus of the header and the footer, on the home page and in the forms; with a price, in the estimator and the FAQ, too. ${LOOK}`,
      ],
    };
  },
};

/** Asks for the service that a job, a picture or a review is of. */
const ofService: Question = {
  name: 'service',
  ask: 'Which service is it? That page will show it, too',
  choices: [...services.map(({ id }) => id), NONE],
};

/** Returns the service that was chosen, as a field of an entry. */
function serviceIn({ service: id }: Answers): { readonly service?: string } {
  return id === NONE ? {} : { service: text(id) };
}

const project: Kind = {
  questions: async (siteDir) => [
    unused(textOf('title', 'What was built', 10, 60), (title) => hasPicture(siteDir, `project-${slugOf(title)}`)),
    textOf('description', 'What you laid, how large it is, and what it does for its owners, in a sentence', 30, 140),
    { name: 'area', ask: 'In which town?', choices: areas.map(({ id }) => id) },
    ofService,
  ],
  make: async (siteDir, answers) => {
    const id = slugOf(text(answers.title));
    assertNew(siteDir, `project-${id}`);
    const area = areaById(text(answers.area));
    const entry = {
      id,
      title: text(answers.title),
      description: text(answers.description),
      area: area.id,
      ...serviceIn(answers),
    };
    addToList(siteDir, 'src/company/projects.ts', 'cards', entry, 'first');
    return {
      picture: { id: `project-${id}`, slots: ['swipeCard'], subject: `this project: ${text(answers.title)}` },
      next: [
        photoNext(`project-${id}`),
        `It is the first one on the home page, and on ${pageOf(area) ?? `the page of ${area.name}, once that is no draft`}. ${LOOK}`,
      ],
    };
  },
};

const picture: Kind = {
  questions: async (siteDir) => [
    unused(textOf('title', 'What the picture shows', 8, 50), (title) =>
      hasPicture(siteDir, `gallery-${slugOf(title)}`),
    ),
    textOf('location', 'In which town it was taken', 3, 30),
    ofService,
  ],
  make: async (siteDir, answers) => {
    const id = slugOf(text(answers.title));
    assertNew(siteDir, `gallery-${id}`);
    addToList(siteDir, 'src/company/gallery.ts', 'entries', {
      id,
      title: text(answers.title),
      location: text(answers.location),
      ...serviceIn(answers),
    });
    return {
      picture: {
        id: `gallery-${id}`,
        slots: ['galleryLead', 'galleryTile', 'swipeCard'],
        subject: text(answers.title),
      },
      next: [photoNext(`gallery-${id}`), `It is the last one on /gallery. ${LOOK}`],
    };
  },
};

const DATE = /^(January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/;

const review: Kind = {
  questions: async () => [
    {
      name: 'name',
      ask: 'First name and initial, as in Linda M.',
      check: (answer) => /^\p{Lu}\p{L}+ \p{Lu}\.$/u.test(answer) || 'Write a first name, one letter and a period.',
    },
    {
      name: 'location',
      ask: `Town and state, as in ${business.locality}, ${business.state}`,
      check: (answer) =>
        /^\p{L}[^,]{1,30}, (\p{Lu}{2}|\p{Lu}\p{L}+)$/u.test(answer) ||
        `Write the town, a comma and the state, as in ${business.locality}, ${business.state}.`,
    },
    {
      name: 'date',
      ask: 'Month and year, as in March 2025',
      check: (answer) => DATE.test(answer) || 'Write the month and the year, as in March 2025.',
    },
    {
      name: 'rating',
      ask: 'How many stars, 1 to 5?',
      // No menu, which takes a typed number for the place of an entry in its list.
      check: (answer) => /^[1-5]$/.test(answer) || 'Write a whole number from 1 to 5.',
    },
    textOf('text', 'What the customer wrote, word for word', 40, 600),
    textOf('projectType', 'What was built', 4, 40),
    ofService,
  ],
  make: async (siteDir, answers) => {
    const name = text(answers.name);
    await addNames(siteDir, [name]);
    addToList(siteDir, 'src/company/reviews.ts', 'reviews', {
      id: slugOf(`${name} ${text(answers.date)}`),
      name,
      location: text(answers.location),
      date: text(answers.date),
      rating: Number(answers.rating),
      text: text(answers.text),
      projectType: text(answers.projectType),
      ...serviceIn(answers),
    });
    return { next: [`Keep the customer's permission. It is on /testimonials and counts in the average. ${LOOK}`] };
  },
};

const TONES_FILE = 'src/company/products.ts';

const product: Kind = {
  questions: async () => [
    textOf('name', 'The name in the catalog', 3, 50),
    textOf('description', 'What it is good for, in one or two sentences', 40, 180),
    numberOf('width', 'Width of a piece in inches, the shorter side', 2, 48),
    numberOf('length', 'Length of a piece in inches', 2, 48),
    {
      name: 'thickness',
      ask: 'Thickness, as in 2 3/8 in (60 mm)',
      preset: '2 3/8 in (60 mm)',
      check: (answer) =>
        /^\d+( \d+\/\d+)? in \(\d+ mm\)$/.test(answer) || 'Write inches and millimeters: 2 3/8 in (60 mm).',
    },
    {
      name: 'pattern',
      ask: 'The laying pattern it is drawn in',
      choices: LAYING_PATTERNS.filter((id) => id !== 'hexagon'),
    },
    {
      name: 'colors',
      ask: `Three to five colors (${TONES_FILE} has more)`,
      choices: Object.keys(tones),
      list: true,
      checkAll: ({ length }) => (length >= 3 && length <= 5) || 'Choose three to five.',
    },
    { name: 'category', ask: 'What is it?', choices: ['paver', 'slab', 'pool', 'wall', 'specialty'] },
    { name: 'uses', ask: 'What is it mostly bought for?', choices: Object.keys(productUses), list: true },
  ],
  make: async (siteDir, answers) => {
    const name = text(answers.name);
    const id = slugOf(name);
    const [width = 0, length = 0] = [Number(answers.width), Number(answers.length)].sort((a, b) => a - b);
    const pattern = text(answers.pattern);
    if (/^(herringbone|basketweave)/.test(pattern) && length !== 2 * width) {
      throw new Error(`${pattern} only closes with pieces twice as long as wide. Choose another pattern or size.`);
    }
    assertNew(siteDir, `product-${id}`);
    addToList(siteDir, TONES_FILE, 'entries', {
      id,
      name,
      description: text(answers.description),
      pieces: [new Code(`rectangle(${width}, ${length})`)],
      thickness: [text(answers.thickness)],
      pattern,
      colors: list(answers.colors).map((tone) => new Code(`tones.${tone}`)),
      category: text(answers.category),
      uses: list(answers.uses),
    });
    await addNames(siteDir, [name]);
    return {
      picture: { id: `product-${id}`, slots: ['product'], subject: `${name} pavers` },
      next: [
        photoNext(`product-${id}`),
        `It is on /paver-products, in the catalog and in the pattern visualizer. ${LOOK}`,
      ],
    };
  },
};

const question: Kind = {
  questions: async () => [
    textOf('question', 'The question, as a customer asks it', 8, 140),
    wordsOf('answer', 'The answer in plain text', 40, 80),
  ],
  make: async (siteDir, answers) => {
    addToList(siteDir, 'src/company/faqs.ts', 'faqs', {
      id: slugOf(text(answers.question)).split('-').slice(0, 6).join('-'),
      question: text(answers.question),
      answer: text(answers.answer),
    });
    return { next: [`It is the last one on /faq. Move it in src/company/faqs.ts if it belongs elsewhere. ${LOOK}`] };
  },
};

/** Everything that `npm run new` can add. */
export const kinds: Readonly<Record<string, Kind>> = {
  article,
  page,
  city,
  service,
  project,
  picture,
  review,
  product,
  question,
};
