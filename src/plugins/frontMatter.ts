import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DefaultParseFrontMatter } from '@docusaurus/types';
import * as v from 'valibot';
import { areas } from '../data/areas';
import { fillFigures } from '../data/figuresInText';
import { services } from '../data/services';
import { countWords } from './countWords';

/*
 * A writer's front matter, checked when a page or an article is read. What is wrong stops the build with the file,
 * the field and what to write instead; {{price:…}} and {{measure:…}} are written out here, in every field.
 */

const text = (what: string, minimum: number, maximum: number) =>
  v.pipe(
    v.string(`Write ${what}.`),
    v.trim(),
    v.minLength(minimum, (issue) => `Write at least ${minimum} characters; it has ${issue.input.length}.`),
    v.maxLength(maximum, (issue) => `Write at most ${maximum} characters; it has ${issue.input.length}.`),
  );

const faq = v.array(
  v.strictObject({
    question: text('the question', 8, 140),
    answer: text('the answer in plain text', 20, 700),
  }),
  'Write a list of entries, each with question and answer.',
);

const shared = {
  title: text('the title of the page', 10, 60),
  description: text('what the page gives its reader, for search results', 70, 160),
  keywords: v.pipe(
    v.array(v.string(), 'Write a list of search words, as in: keywords: [paver patio, patio pavers].'),
    v.minLength(3, 'Write at least three search words.'),
  ),
};

const heroFields = {
  headline: text('the headline of the page', 8, 60),
  lead: text('one or two sentences that stand under the headline', 40, 240),
};

const landingPage = {
  ...shared,
  ...heroFields,
  faq: v.optional(faq, []),
};

const cityPage = v.strictObject({
  ...landingPage,
  area: v.picklist(
    areas.map((area) => area.id),
    `Name one of the areas of src/data/areas.ts: ${areas.map((area) => area.id).join(', ')}.`,
  ),
  form: v.optional(
    v.literal('contact', 'Write contact for the contact form, or leave the field out for the estimate form.'),
  ),
  projects: v.optional(v.literal(true, 'Write true to show recent projects nearby, or leave the field out.')),
  footer: v.optional(v.literal('small', 'Write small for a footer without its lists, or leave the field out.')),
});

const servicePage = v.strictObject({
  ...landingPage,
  service: v.picklist(
    services.map((service) => service.id),
    `Name one of the services of src/data/services.ts: ${services.map((service) => service.id).join(', ')}.`,
  ),
});

const plainPage = v.strictObject({
  ...landingPage,
  page: v.picklist(['referrals', 'privacy'], 'Name the kind of page: referrals or privacy.'),
});

const isoDate = v.pipe(
  v.union([v.date(), v.string()], 'Write the date as year-month-day, for example 2025-01-15.'),
  v.transform((value) => new Date(value)),
  v.check((value) => !Number.isNaN(value.getTime()), 'Write the date as year-month-day, for example 2025-01-15.'),
);

const article = v.strictObject({
  ...shared,
  slug: v.pipe(
    v.string('Write the last part of the address, for example paver-lifespan-florida.'),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and hyphens only.'),
  ),
  excerpt: text('one or two sentences for the card', 40, 200),
  category: v.picklist(
    ['Buying Guide', 'Maintenance', 'Design Tips'],
    'Use one of the three categories: Buying Guide, Maintenance or Design Tips.',
  ),
  date: isoDate,
  dateText: text('the date as readers see it, for example January 2025', 4, 30),
  readTime: v.pipe(
    v.number('Write the minutes it takes to read, as a number.'),
    v.integer('Write whole minutes.'),
    v.minValue(1, 'Write at least 1 minute.'),
  ),
  companion: v.string('Write the slug of the article to read next.'),
  faq: v.pipe(faq, v.minLength(3, 'Write at least three questions.')),
  cta: v.strictObject({
    title: text('the headline of the closing call to action', 8, 70),
    description: text('one sentence under it', 20, 200),
    secondary: v.picklist(
      ['Get Free Quote', 'Get Free Consultation', 'Get Free Estimate'],
      'Use Get Free Quote, Get Free Consultation or Get Free Estimate.',
    ),
  }),
});

/** An article's front matter as its page receives it. */
export type Article = v.InferOutput<typeof article> & {
  /** Title of the companion article, read from its own front matter. */
  readonly companionTitle: string;
};
/** A city page's front matter as its page receives it. */
export type CityFrontMatter = v.InferOutput<typeof cityPage>;
/** A city, service or plain page's front matter as its page receives it. */
export type LandingFrontMatter = CityFrontMatter | v.InferOutput<typeof servicePage | typeof plainPage>;

/** Words a minute that a read time may stand for. */
export const readingSpeed = { slowest: 200, fastest: 240 } as const;

function fillDeep(value: unknown): unknown {
  if (typeof value === 'string') return fillFigures(value);
  if (Array.isArray(value)) return value.map(fillDeep);
  if (value && typeof value === 'object' && !(value instanceof Date)) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillDeep(inner)]));
  }
  return value;
}

function schemaFor(file: string, frontMatter: Record<string, unknown>) {
  if (file.startsWith('blog/')) return article;
  if (!file.startsWith('src/pages/')) return undefined;
  if ('area' in frontMatter) return cityPage;
  if ('service' in frontMatter) return servicePage;
  return plainPage;
}

function describe(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? 'front matter';
  if (issue.expected === 'never') return `${field}: there is no such field; remove it or mend its name.`;
  if (issue.received === 'undefined') return `${field}: missing. ${issue.message}`;
  return `${field}: ${issue.message}`;
}

/**
 * Checks one file's front matter and fills its figures.
 * @param file path within the project, with forward slashes
 * @throws Error that names the file, each field at fault and what to write instead.
 */
export function checkFrontMatter(
  file: string,
  frontMatter: Record<string, unknown>,
  body: string,
): Record<string, unknown> {
  const schema = schemaFor(file, frontMatter);
  if (!schema) return frontMatter;

  let filled: Record<string, unknown>;
  try {
    filled = fillDeep(frontMatter) as Record<string, unknown>;
  } catch (cause) {
    throw new Error(`${file}, front matter: ${(cause as Error).message}`, { cause });
  }
  const result = v.safeParse(schema, filled);
  const problems = result.success ? [] : result.issues.map(describe);
  if (result.success && 'readTime' in result.output) {
    const words = countWords(body);
    const { readTime } = result.output;
    const [fewest, most] = [readTime * readingSpeed.slowest, readTime * readingSpeed.fastest];
    if (words < fewest || words > most) {
      problems.push(
        `readTime: ${readTime} minutes stands for ${fewest} to ${most} words, but the article has ${words}. ` +
          `Write ${Math.max(1, Math.round(words / 220))}, or change the length.`,
      );
    }
    const name = path.posix.basename(file, '.mdx');
    if (result.output.slug !== name) {
      problems.push(`slug: "${result.output.slug}" must be the file's name, "${name}".`);
    }
  }
  if (problems.length > 0) {
    throw new Error(`${file} has front matter to mend:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
  return result.output as Record<string, unknown>;
}

interface ParseFrontMatterParams {
  readonly filePath: string;
  readonly fileContent: string;
  readonly defaultParseFrontMatter: DefaultParseFrontMatter;
}

/** Docusaurus' hook for reading front matter (`markdown.parseFrontMatter`). */
export async function parseFrontMatter({ filePath, fileContent, defaultParseFrontMatter }: ParseFrontMatterParams) {
  const parsed = await defaultParseFrontMatter({ filePath, fileContent });
  const file = path.relative(process.cwd(), filePath).split(path.sep).join('/');
  // The blog index asks for an article cut at its truncate mark; the read time is about the whole of it.
  const whole = await defaultParseFrontMatter({ filePath, fileContent: await readFile(filePath, 'utf8') });
  const frontMatter = checkFrontMatter(file, parsed.frontMatter, whole.content);
  if (typeof frontMatter.companion !== 'string') return { ...parsed, frontMatter };

  const companionPath = path.join(path.dirname(filePath), `${frontMatter.companion}.mdx`);
  const companionFile = await readFile(companionPath, 'utf8').catch(() => {
    throw new Error(
      `${file} has front matter to mend:\n  - companion: there is no blog/${frontMatter.companion}.mdx; name another article.`,
    );
  });
  const companion = await defaultParseFrontMatter({ filePath: companionPath, fileContent: companionFile });
  return { ...parsed, frontMatter: { ...frontMatter, companionTitle: companion.frontMatter.title } };
}
