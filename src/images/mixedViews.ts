import { beforeAfterViews } from '../company/gallery';
import { caseStudies } from '../company/projects';
import type { Pictures } from './readPictures';

/**
 * Lists the places whose pictures before and after the work are not of one kind, because a photo and a rendering never show
 * the same place.
 */
export function mixedViews(pictures: Pictures): readonly string[] {
  const entries = new Map(Object.entries(pictures));
  const views = [
    ...beforeAfterViews.map((view) => ({ file: 'gallery.yaml', id: view.service, ...view })),
    ...caseStudies.map(({ id, before = '', picture }) => ({ file: 'projects.yaml', id, before, after: picture })),
  ];
  return views.flatMap(({ file, id, before, after }) => {
    const [old, done] = [entries.get(before), entries.get(after)];
    if (!old || !done || old.kind === done.kind) return [];
    const [photo, rendering] = old.kind === 'photo' ? [before, after] : [after, before];
    const reason = `"${photo}" is a photo and "${rendering}" a rendering, so they don’t show the same place.`;
    return [`${file}: ${id}: ${reason} Add a photo of that one, too, or show neither.`];
  });
}
