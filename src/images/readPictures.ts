/** Reads and checks src/images/pictures.json. Runs at build time and in scripts only. */
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { parseWithFriendlyErrors } from '../checks/parseWithFriendlyErrors';
import { SourceError } from '../checks/sourceError';
import { list, text } from '../company/schemaBuilders';
import { imageFolders } from './encode';
import type { PictureEntry } from './pictures';
import { formatOf, slots, type SlotId } from './slots';

/** Pictures by id. */
export type Pictures = Readonly<Record<string, PictureEntry>>;

const FILE = 'src/images/pictures.json';

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

const entry = v.pipe(
  v.strictObject({
    kind: v.picklist(['render', 'photo'], 'Write "render" for a rendering, "photo" for a photograph.'),
    alt: text('the alt text: what the picture shows, in one sentence', SHORTEST_ALT),
    slots: slotList,
  }),
  v.forward(
    v.check(
      ({ kind, alt }) => (kind === 'render') === alt.startsWith('Rendering'),
      'Begin the alt text with "Rendering" if the kind is "render", and only then.',
    ),
    ['alt'],
  ),
);

const pictures = v.record(
  v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, digits and hyphens for the id.')),
  entry,
  'Write an object with an entry for each picture, under its id.',
);

/**
 * Checks the content of pictures.json before it is used or written.
 * @throws SourceError that names the file, each picture and field to fix, and what to write instead
 */
export function checkPictures(content: unknown): Pictures {
  return parseWithFriendlyErrors(pictures, content, FILE);
}

/**
 * Reads the pictures of the project in this folder.
 * @throws SourceError that says what to fix if the file is not JSON or has an invalid entry
 */
export async function readPictures(siteDir: string): Promise<Pictures> {
  const json = await readFile(imageFolders(siteDir).pictures, 'utf8');
  let content: unknown;
  try {
    content = JSON.parse(json);
  } catch (error) {
    const { message } = error as SyntaxError;
    throw new SourceError([`${FILE}: This is not valid JSON (${message}). Look for a missing comma or quote.`]);
  }
  return checkPictures(content);
}
