import path from 'node:path';
import * as v from 'valibot';
import { countWords } from './countWords';
import { fillFigures } from './figuresInText';
import { article, cityPage, plainPage, servicePage } from './frontMatter';

/*
 * Checks a writer's front matter when a page or an article is read. An error stops the build with the file, the field
 * and what to write instead. Fills in {{price:…}} and {{measure:…}} in every field.
 */

/** Words per minute that a read time may assume. */
const readingSpeed = { slowest: 200, fastest: 240 } as const;

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
  if (issue.expected === 'never') return `${field}: there is no such field; remove it or correct its name.`;
  if (issue.received === 'undefined') return `${field}: missing. ${issue.message}`;
  return `${field}: ${issue.message}`;
}

/**
 * Checks one file's front matter and fills in its figures.
 * @param file path within the project, with forward slashes
 * @throws Error that names the file, each field to fix and what to write instead
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
        `readTime: ${readTime} minutes means ${fewest} to ${most} words, but the article has ${words}. ` +
          `Write ${Math.max(1, Math.round(words / 220))}, or change the length.`,
      );
    }
    const name = path.posix.basename(file, '.mdx');
    if (result.output.slug !== name) {
      problems.push(`slug: "${result.output.slug}" must match the file's name, "${name}".`);
    }
  }
  if (problems.length > 0) {
    throw new Error(`${file} has front matter to fix:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
  return result.output as Record<string, unknown>;
}
