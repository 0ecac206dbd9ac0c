/** @jest-environment node */
import { tmpdir } from 'node:os';
import { expect, jest, test } from '@jest/globals';
import { articleSlugs } from './facts';
import type * as ArticlesModule from './facts';
import { drafts } from './facts';
import type * as DraftsModule from './facts';

test('articles and drafts are found from any working directory', () => {
  const project = process.cwd();
  process.chdir(tmpdir());
  try {
    jest.isolateModules(() => {
      expect(jest.requireActual<typeof ArticlesModule>('./articles').articleSlugs).toEqual(articleSlugs);
      expect(jest.requireActual<typeof DraftsModule>('./drafts').drafts).toEqual(drafts);
    });
  } finally {
    process.chdir(project);
  }
});
