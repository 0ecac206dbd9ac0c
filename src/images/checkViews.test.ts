/** @jest-environment node */
import { afterEach, expect, test } from '@jest/globals';
import { caseStudies, type CaseStudy } from '../company/projects';
import { checkViews } from './checkViews';
import { pictures, type PictureEntry } from './pictures';

const photo: PictureEntry = { kind: 'photo', alt: 'A patio of tan pavers in Naples', slots: ['caseStudyView'] };
const rendering: PictureEntry = { ...photo, kind: 'render', alt: 'Rendering of a patio of tan pavers' };

afterEach(() => {
  (caseStudies as CaseStudy[]).pop();
});

test('a photo of before stops the build if the picture of after is a rendering', () => {
  (caseStudies as CaseStudy[]).push({
    ...{ id: 'patio', title: '', location: '', type: '', size: { sqFt: 1 }, duration: { days: 1 } },
    ...{ description: '', challenges: [], results: [], details: [], picture: 'our-patio', before: 'our-old-patio' },
  });
  expect(() => checkViews({ ...pictures, 'our-old-patio': photo, 'our-patio': rendering })).toThrow(
    'src/company/projects.ts: patio: "our-old-patio" is a photo and "our-patio" a rendering, so they don’t show the same place. Add a photo of that one, too, or show neither.',
  );
  expect(() => checkViews({ ...pictures, 'our-old-patio': photo, 'our-patio': photo })).not.toThrow();
});
