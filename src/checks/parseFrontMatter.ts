import { existsSync } from 'node:fs';
import path from 'node:path';
import type { MarkdownConfig, ParseFrontMatter } from '@docusaurus/types';
import { blankAbsent, keepApplicable, mistakesIn } from '../company/text/conditionalText';
import { checkFrontMatter } from './checkFrontMatter';
import { drafts } from '../company/facts';
import { isText, named } from '../company/load/folders';
import { frontMatterOf } from '../company/load/texts';
import { readSource } from '../company/load/yamlFile';
import { readMarkup } from './markup';
import { smartFrontMatter } from './smartQuotes';
import { SourceError } from '../company/load/sourceError';
import { unlink } from '../words/unlink';

type Preprocessor = NonNullable<MarkdownConfig['preprocessor']>;

/**
 * Docusaurus' hook for reading a text (`markdown.preprocessor`): leaves out what this company lacks. The handbook shows how
 * to.
 */
export const preprocess: Preprocessor = ({ filePath, fileContent }) => {
  if (!isText(filePath)) return fileContent;
  const { slips } = readMarkup(fileContent);
  // The build has checked all texts by now; `npm start` comes here for each that changes.
  if (slips.length > 0) throw new SourceError(slips.map(({ line, advice }) => `${named(filePath)}:${line}: ${advice}`));
  return unlink(keepApplicable(fileContent), drafts).text;
};

/** Docusaurus' hook for reading front matter (`markdown.parseFrontMatter`). */
export const parseFrontMatter: ParseFrontMatter = async ({ filePath, fileContent, defaultParseFrontMatter }) => {
  if (!isText(filePath)) return defaultParseFrontMatter({ filePath, fileContent });
  const file = named(filePath);
  // The blog index asks for articles without their text; the read time is about the whole of it.
  const source = readSource(filePath);
  const mistakes = mistakesIn(source);
  if (mistakes.length > 0) throw new SourceError(mistakes.map(({ line, message }) => `${file}:${line}: ${message}`));
  const applicable = blankAbsent(source);
  const written = frontMatterOf(applicable, file);
  if (written.mistakes.length > 0) throw new SourceError(written.mistakes);
  const parse = (text: string) => defaultParseFrontMatter({ filePath, fileContent: keepApplicable(text) });
  const [parsed, { content: body }] = await Promise.all([parse(fileContent), parse(source)]);
  const frontMatter = checkFrontMatter(file, { frontMatter: parsed.frontMatter, body, source: applicable });
  const { companion } = frontMatter;
  if (typeof companion === 'string' && !existsSync(path.join(path.dirname(filePath), `${companion}.mdx`))) {
    throw new SourceError([
      written.problem(['companion'], `There is no blog/${companion}.mdx. Name an existing article.`),
    ]);
  }
  return { ...parsed, frontMatter: await smartFrontMatter(frontMatter) };
};
