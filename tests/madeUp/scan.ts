/** Looks through a built site for words that it must not contain: those of another company. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio/slim';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Company as Facts } from '../../src/company/load/load';
import { listFiles } from '../../src/company/load/projectFiles';

/** Files with text that a visitor, a search engine or a feed reader sees, or that a script shows later. */
const TEXT = /\.(html|js|json|xml|txt|vcf|webmanifest|svg|css|conf|caddy)$|^_\w+$/;

/** Words to look for. */
export interface Term {
  /** As in "a town that it does not serve". */
  readonly what: string;
  readonly pattern: RegExp;
  /**
   * Whether scripts must not contain it, either. They may name services, because they ask which ones are offered, and
   * pictures and articles by their ids.
   */
  readonly alsoInScripts?: true;
}

async function textOf(file: string): Promise<string> {
  const content = readFileSync(file);
  if (file.endsWith('.pdf')) {
    const pdf = await getDocumentProxy(new Uint8Array(content));
    return (await extractText(pdf, { mergePages: true })).text;
  }
  if (!TEXT.test(path.basename(file))) return '';
  const text = content.toString('utf8');
  // Entities hide words, as in "Smith &amp; Sons"; markup and structured data are kept, because programs read them.
  return file.endsWith('.html') ? `${text}\n${load(text).text()}` : text;
}

/**
 * Lists the terms that a built site contains, one line for each term and file, with the words around it. The names of
 * files count as text.
 */
export async function findTerms(folder: string, terms: readonly Term[]): Promise<string[]> {
  const found: string[] = [];
  for (const file of listFiles(folder)) {
    const text = `${file}\n${await textOf(path.join(folder, file))}`;
    const sought = file.endsWith('.js') ? terms.filter(({ alsoInScripts }) => alsoInScripts) : terms;
    for (const { what, pattern } of sought) {
      const first = text.matchAll(pattern).next().value;
      if (!first) continue;
      const around = text.slice(Math.max(0, first.index - 40), first.index + first[0].length + 40);
      found.push(`${file}: ${what}, "${first[0]}", in "…${around.replace(/\s+/g, ' ')}…"`);
    }
  }
  return found;
}

/** Returns a pattern for a name as words of their own. */
export const wordsIn = (name: string) =>
  new RegExp(`(?<![\\p{L}\\d])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'gu');

/** Lists what one company has and another does not: names, ways to reach it, places, customers, jobs. */
export function termsOf(company: Facts, other: Facts): readonly Term[] {
  const placesOf = ({ company: { name, region, counties }, towns }: Facts) => [
    name,
    region,
    ...counties,
    ...towns.map((town) => town.name),
  ];
  const { name, url, email, phone, facebook, instagram } = company.company;
  const digits = phone.replace(/\D/g, '').replace(/^(...)(...)/, '$1\\D{0,2}$2\\D{0,2}');
  const identity = [name, new URL(url).host.replace(/^www\./, ''), email, facebook, instagram].filter(
    (one) => one !== null,
  );
  const jobs = [...company.caseStudies, ...company.projects, ...company.gallery].map(({ title }) => title);
  const reviews = company.reviews.map(({ text }) => text);
  return [
    ...identity.map((one) => ({
      what: 'name or address of the company',
      pattern: wordsIn(one),
      alsoInScripts: true as const,
    })),
    { what: 'the phone number', pattern: new RegExp(digits, 'g'), alsoInScripts: true as const },
    ...placesOf(company).map((one) => ({ what: 'a place', pattern: wordsIn(one) })),
    ...[...jobs, ...reviews].map((one) => ({ what: 'a job or a review', pattern: wordsIn(one) })),
    // "Fort Myers" is part of "Fort Myers Beach".
  ].filter(({ pattern }) => !placesOf(other).join('\n').match(pattern));
}
