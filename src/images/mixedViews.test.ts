/** @jest-environment node */
import '@site/tests/companies/full';
import { expect, test } from '@jest/globals';
import { beforeAfterViews } from '../company/gallery';
import { caseStudies } from '../company/projects';
import { mixedViews } from './mixedViews';
import { pictures } from './pictures';
import type { PictureEntry } from './pictureSchema';

const rendering = (entry: PictureEntry): PictureEntry => ({ ...entry, kind: 'render', alt: `Rendering: ${entry.alt}` });

test('a photo of before stops the build if the picture of after is a rendering', () => {
  const [study] = caseStudies.filter(({ before }) => before);
  const [view] = beforeAfterViews;
  expect(mixedViews(pictures)).toEqual([]);
  const drawn = {
    [study.picture]: rendering(pictures[study.picture]),
    [view.before]: rendering(pictures[view.before]),
  };
  expect(mixedViews({ ...pictures, ...drawn }).join('\n')).toMatch(
    new RegExp(
      `gallery\\.yaml: ${view.service}: "${view.after}" is a photo and "${view.before}" a rendering, [^]*` +
        `projects\\.yaml: ${study.id}: "${study.before}" is a photo and "${study.picture}" a rendering, so they don’t show the same place\\. Add a photo of that one, too, or show neither\\.`,
    ),
  );
});
