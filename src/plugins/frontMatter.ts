import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DefaultParseFrontMatter } from '@docusaurus/types';
import { checkFrontMatter } from '../data/checkFrontMatter';

interface ParseFrontMatterParams {
  readonly filePath: string;
  readonly fileContent: string;
  readonly defaultParseFrontMatter: DefaultParseFrontMatter;
}

/** Reads and checks front matter; Docusaurus calls it as `markdown.parseFrontMatter`. */
export async function parseFrontMatter({ filePath, fileContent, defaultParseFrontMatter }: ParseFrontMatterParams) {
  const parsed = await defaultParseFrontMatter({ filePath, fileContent });
  const file = path.relative(process.cwd(), filePath).split(path.sep).join('/');
  // The blog index passes an article cut at its truncate mark, but the read time covers the whole article.
  const whole = await defaultParseFrontMatter({ filePath, fileContent: await readFile(filePath, 'utf8') });
  const frontMatter = checkFrontMatter(file, parsed.frontMatter, whole.content);
  if (typeof frontMatter.companion !== 'string') return { ...parsed, frontMatter };

  const companionPath = path.join(path.dirname(filePath), `${frontMatter.companion}.mdx`);
  const companionFile = await readFile(companionPath, 'utf8').catch(() => {
    throw new Error(
      `${file} has front matter to fix:\n  - companion: there is no blog/${frontMatter.companion}.mdx; name another article.`,
    );
  });
  const companion = await defaultParseFrontMatter({ filePath: companionPath, fileContent: companionFile });
  return { ...parsed, frontMatter: { ...frontMatter, companionTitle: companion.frontMatter.title } };
}
