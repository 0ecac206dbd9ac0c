import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { esmResolver, FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { readPage } from './builtPage';
import { allRoutes } from './routes';

const files = readdirSync('build', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  .map((entry) => relative('build', join(entry.parentPath, entry.name)));

const validator = new HtmlValidate(new FileSystemConfigLoader([esmResolver()]));

for (const file of files) {
  test(`${file} is valid HTML`, async () => {
    const { results } = await validator.validateFile(join('build', file));
    const messages = results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`)).toEqual([]);
  });
}

for (const route of allRoutes) {
  test(`${route}: each section has a heading`, () => {
    const without = [...readPage(route).querySelectorAll('section')].filter(
      (one) => !one.querySelector('h1, h2, h3, h4'),
    );
    expect(without.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
  });
}
