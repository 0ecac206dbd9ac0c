/** Reads, checks and writes the company's pictures.yaml. Runs at build time and in scripts only. */
import * as v from 'valibot';
import type { CompanyFolders } from '../company/load/folders';
import { parseWithFriendlyErrors } from '../company/load/parseWithFriendlyErrors';
import { SourceError } from '../company/load/sourceError';
import { list, text } from '../company/schemas/builders';
import { changeYaml, checkYaml, readYaml } from '../company/load/yamlFile';
import { imageFolders } from './encode';
import type { PictureEntry } from './pictures';
import { formatOf, slots, type SlotId } from './slots';

/** Pictures by id. */
export type Pictures = Readonly<Record<string, PictureEntry>>;

/** Shortest alt text, in characters, that can describe a picture. */
const SHORTEST_ALT = 20;

const slotIds = Object.keys(slots) as SlotId[];

const slotList = v.pipe(
  list(
    v.picklist(slotIds, ({ input }) => `There is no slot ${JSON.stringify(input)}. Slots: ${slotIds.join(', ')}.`),
    `slots, the places where it is used: ${slotIds.join(', ')}`,
  ),
  v.check(
    (ids) => new Set(ids.map((id) => formatOf([id]))).size <= 1,
    'One picture cannot fill slots of different proportions. Make an entry for each.',
  ),
);

const FOCUS = 'Write how far from the left and from the top the point is, in percent, like [30, 60].';
const percent = v.pipe(
  v.number(FOCUS),
  v.minValue(0, FOCUS),
  v.maxValue(100, FOCUS),
  v.multipleOf(10, `${FOCUS} Round to tens.`),
);

const entry = v.pipe(
  v.strictObject({
    kind: v.picklist(['render', 'photo'], 'Write "render" for a rendering, "photo" for a photograph.'),
    alt: text('the alt text: what the picture shows, in one sentence', SHORTEST_ALT),
    slots: slotList,
    focus: v.optional(v.strictTuple([percent, percent], FOCUS)),
  }),
  v.forward(
    v.check(
      ({ kind, alt }) => (kind === 'render') === alt.startsWith('Rendering'),
      'Begin the alt text with "Rendering" if the kind is "render", and only then.',
    ),
    ['alt'],
  ),
);

/** pictures.yaml. */
export const pictureSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, digits and hyphens for the id.')),
  entry,
  'Write an object with an entry for each picture, under its id.',
);

/**
 * Checks the content of pictures.yaml before it is written.
 * @throws SourceError that names each picture and field to fix, and what to write instead
 */
export function checkPictures(content: unknown): Pictures {
  return parseWithFriendlyErrors(pictureSchema, content, 'pictures.yaml');
}

/**
 * Reads the pictures of a company.
 * @throws SourceError that says what to fix, by file and line
 */
export function readPictures(company: CompanyFolders): Pictures {
  const problems: string[] = [];
  const read = checkYaml(pictureSchema, readYaml(imageFolders(company).pictures), (problem) => problems.push(problem));
  if (!read) throw new SourceError(problems);
  return read;
}

/** Writes what is new or different in the entries of pictures, and removes the entries that are gone. */
export function writePictures(company: CompanyFolders, after: Pictures): void {
  changeYaml(imageFolders(company).pictures, (document) => {
    const before = document.toJS() as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    for (const id of Object.keys(before)) if (!Object.hasOwn(after, id)) document.delete(id);
    for (const [id, entry] of Object.entries(after)) {
      for (const field of Object.keys(before[id] ?? {}))
        if (!Object.hasOwn(entry, field)) document.deleteIn([id, field]);
      for (const [field, value] of Object.entries(entry)) {
        if (JSON.stringify(before[id]?.[field]) === JSON.stringify(value)) continue;
        // A list stands in one line.
        document.setIn([id, field], document.createNode(value, { flow: true }));
      }
    }
  });
}
