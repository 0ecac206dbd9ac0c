import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MarkdownConfig, ParseFrontMatter } from '@docusaurus/types';
import { keepApplicable, mistakesIn } from '../company/text/conditionalText';
import { checkFrontMatter, placeOf } from './checkFrontMatter';
import { drafts } from '../company/facts';
import { isText, named } from '../company/load/folders';
import { smartFrontMatter } from './smartQuotes';
import { SourceError } from '../company/load/sourceError';
import { unlink } from '../words/unlink';

type Preprocessor = NonNullable<MarkdownConfig['preprocessor']>;

/** What js-yaml throws. */
interface YamlError extends Error {
  readonly reason: string;
  readonly mark?: { readonly line: number };
}

/** Docusaurus' hook for reading a text (`markdown.preprocessor`): leaves out what this company lacks. The handbook shows how to. */
export const preprocess: Preprocessor = ({ filePath, fileContent }) =>
  isText(filePath) ? unlink(keepApplicable(fileContent), drafts).text : fileContent;

/** Docusaurus' hook for reading front matter (`markdown.parseFrontMatter`). */
export const parseFrontMatter: ParseFrontMatter = async ({ filePath, fileContent, defaultParseFrontMatter }) => {
  if (!isText(filePath)) return defaultParseFrontMatter({ filePath, fileContent });
  const file = named(filePath);
  const parse = async (from: string, name: string, text: string) => {
    const mistakes = mistakesIn(text);
    if (mistakes.length > 0) throw new SourceError(mistakes.map(({ line, message }) => `${name}:${line}: ${message}`));
    const fileContent = keepApplicable(text);
    try {
      return await defaultParseFrontMatter({ filePath: from, fileContent });
    } catch (error) {
      const { reason, mark } = error as YamlError;
      // js-yaml counts lines from 0, in a text that starts with the line break after the first "---".
      const place = mark ? `${name}:${mark.line + 1}` : name;
      throw new SourceError([
        `${place}: This front matter can't be read (${reason}). Put a text that holds a colon in quotes.`,
      ]);
    }
  };
  const parsed = await parse(filePath, file, fileContent);
  // The blog index asks for articles without their text; the read time is about the whole of it.
  const source = await readFile(filePath, 'utf8');
  const { content } = await parse(filePath, file, source);
  const frontMatter = checkFrontMatter(file, { frontMatter: parsed.frontMatter, body: content, source });
  const { companion } = frontMatter;
  if (typeof companion === 'string' && !existsSync(path.join(path.dirname(filePath), `${companion}.mdx`))) {
    const place = placeOf(file, source, 'companion');
    throw new SourceError([`${place}: companion: There is no blog/${companion}.mdx. Name an existing article.`]);
  }
  return { ...parsed, frontMatter: await smartFrontMatter(frontMatter) };
};
