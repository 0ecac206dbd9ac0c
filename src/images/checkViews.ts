/** Checks the pictures of places before and after the work. Runs at build time only. */
import { SourceError } from '../company/load/sourceError';
import { beforeAfterViews } from '../company/gallery';
import { caseStudies } from '../company/projects';
import type { Pictures } from './readPictures';

/**
 * Checks that both pictures of a place are of one kind, because a photo and a rendering never show the same one.
 * @throws SourceError with each pair that is not
 */
export function checkViews(pictures: Pictures): void {
  const entries = new Map(Object.entries(pictures));
  const views = [
    ...beforeAfterViews.map((view) => ({ file: 'gallery.yaml', id: view.service, ...view })),
    ...caseStudies.map(({ id, before = '', picture }) => ({
      file: 'projects.yaml',
      id,
      before,
      after: picture,
    })),
  ];
  const problems = views.flatMap(({ file, id, before, after }) => {
    const [old, done] = [entries.get(before), entries.get(after)];
    if (!old || !done || old.kind === done.kind) return [];
    const [photo, rendering] = old.kind === 'photo' ? [before, after] : [after, before];
    const reason = `"${photo}" is a photo and "${rendering}" a rendering, so they don’t show the same place.`;
    return [`${file}: ${id}: ${reason} Add a photo of that one, too, or show neither.`];
  });
  if (problems.length > 0) throw new SourceError(problems);
}
