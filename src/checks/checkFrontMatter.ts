import path from 'node:path';
import { firstTool } from '../site/articleTools';
import { fillFigures } from '../company/text/figuresInText';
import { article, cityPage, derivedFields, plainPage, servicePage, type Article } from '../site/frontMatter';
import { landingTexts } from '../site/landingTexts';
import { readMinutes } from './countWords';
import { safeParseWithFriendlyErrors } from '../company/load/parseWithFriendlyErrors';
import { SourceError } from '../company/load/sourceError';
import { frontMatterOf } from '../company/load/texts';
import type { FieldPath } from '../company/load/yamlFile';
import { mapTexts } from './mapTexts';

/*
 * Checks a writer's front matter when a page or an article is read. An error stops the build with the file, the field
 * and what to write instead. Fills in {{price:…}} and {{measure:…}} in every field.
 */

/** Returns whether a text is an article, by its folder. The company's own may be in one called `blog`, too. */
const isArticle = (file: string) => /(^|\/)blog\/(?!(?:.*\/)?pages\/)/.test(file);

function schemaFor(file: string, frontMatter: Record<string, unknown>) {
  if (isArticle(file)) return article;
  if ('area' in frontMatter) return cityPage;
  if ('service' in frontMatter) return servicePage;
  return plainPage;
}

/** Returns the date in a field as written, if YAML has turned it into another: February 31 becomes March 3. */
function impossibleDay(written: unknown, date: Date): string | undefined {
  return typeof written !== 'string' || written === date.toISOString().slice(0, 10) ? undefined : written;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** What an article's derived fields follow from, besides its text. */
type Written = Pick<Article, 'date' | 'updated' | 'answer' | 'faq'>;

function monthAndYear(date: Date): string {
  return date.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** Returns the article fields that are derived instead of written. */
function derive(file: string, { date, updated, answer, faq }: Written, body: string) {
  const questions = faq.flatMap((entry) => [entry.question, entry.answer]);
  return {
    slug: path.posix.basename(file, '.mdx'),
    dateText: monthAndYear(date),
    ...(updated && { updatedText: monthAndYear(updated) }),
    // Docusaurus' name of the date for the sitemap.
    last_update: { date: updated ?? date },
    readTime: readMinutes(answer, body, ...questions),
    tool: firstTool(body),
    pictures: [...body.matchAll(/<Picture of="([\w-]+)"/g)].map(([, id]) => id),
  };
}

/** A file as it is read: its front matter, the text below, and the whole. */
export interface Source {
  readonly frontMatter: Record<string, unknown>;
  readonly body: string;
  readonly source: string;
}

/**
 * Checks one file's front matter, fills its figures, and adds what follows from the file's name, date and text.
 * @param file path within the project, with forward slashes
 * @throws SourceError that names the file, the line and field of each mistake, and what to write instead.
 */
export function checkFrontMatter(file: string, { frontMatter, body, source }: Source): Record<string, unknown> {
  const schema = schemaFor(file, frontMatter);
  const problems: string[] = [];
  const { document, problem } = frontMatterOf(source, file);
  const report = (field: FieldPath, advice: string) => problems.push(problem(field, advice));
  const filled = Object.fromEntries(
    Object.entries({ ...(!isArticle(file) && landingTexts(frontMatter)), ...frontMatter }).map(([field, value]) => {
      try {
        // The limits of a text are for what its writer chose, and no writer chooses the length of a region's name.
        return [field, mapTexts(value, (text) => fillFigures(text, 'company'))];
      } catch (cause) {
        report([field], (cause as Error).message);
        return [field, value];
      }
    }),
  );
  const checked = safeParseWithFriendlyErrors<Record<string, unknown>>(schema, filled);
  if (!checked.ok) {
    for (const { field, path: at, advice } of checked.mistakes) {
      report(at, Object.hasOwn(derivedFields, field) ? `Remove it: ${derivedFields[field]}.` : advice);
    }
  }

  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(path.posix.basename(file, '.mdx'))) {
    problems.push(`${file}: The file's name is the address. Use only lowercase letters, digits and hyphens.`);
  }
  for (const field of ['date', 'updated']) {
    const day = filled[field];
    if (!(day instanceof Date)) continue;
    const wrongDay = impossibleDay(document.get(field), day);
    if (wrongDay) report([field], `There is no ${wrongDay}. Write a day that is in the calendar.`);
    // Where it is tomorrow in UTC, it may be today.
    if (day.getTime() > Date.now() + DAY_MS)
      report([field], 'This day is still to come. Write one that is over, or today.');
  }
  const { date, updated } = filled;
  if (date instanceof Date && updated instanceof Date && updated < date) {
    report(['updated'], 'Write a day after `date`, or leave the field out.');
  }
  if (!checked.ok || problems.length > 0) throw new SourceError(problems);
  const output = mapTexts(checked.output, (text) => fillFigures(text)) as Record<string, unknown>;
  return isArticle(file) ? { ...output, ...derive(file, output as unknown as Written, body) } : output;
}
