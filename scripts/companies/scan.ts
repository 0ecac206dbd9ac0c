/** Looks through a built site for words that it must not contain. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio/slim';
import { extractText, getDocumentProxy } from 'unpdf';
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
