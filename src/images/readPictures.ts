/** Reads and checks src/images/pictures.json. Runs at build time and in scripts only. */
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
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
  v.array(
    v.picklist(slotIds, ({ input }) => `There is no slot ${JSON.stringify(input)}. Slots: ${slotIds.join(', ')}.`),
    'Write a list of slots, as in ["pageHero", "card"].',
  ),
  v.minLength(1, `Name the places where it is used, at least one of ${slotIds.join(', ')}.`),
  v.check(
    (ids) => new Set(ids.map((id) => formatOf([id]))).size <= 1,
    'One picture cannot fill slots of different proportions. Make an entry for each.',
  ),
);

const entry = v.pipe(
  v.strictObject(
    {
      kind: v.picklist(['render', 'photo'], 'Write "render" for a rendering, "photo" for a photograph.'),
      alt: v.pipe(
        v.string('Write the alt text: what the picture shows, in one sentence.'),
        v.check(
          (alt) => alt.trim().length >= SHORTEST_ALT,
          'The alt text is too short to say what the picture shows. Write a sentence.',
        ),
      ),
      slots: slotList,
    },
    'Write kind, alt and slots for each picture, and nothing else.',
  ),
  v.forward(
    v.check(
      ({ kind, alt }) => (kind === 'render') === alt.startsWith('Rendering'),
      'Begin the alt text with "Rendering" if the kind is "render", and only then.',
    ),
    ['alt'],
  ),
);

const file = v.record(
  v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, digits and hyphens for the id.')),
  entry,
  'Write an object with an entry for each picture, under its id.',
);

function describe({ path, message }: v.BaseIssue<unknown>): string {
  const [id, field] = (path ?? []).map(({ key }) => String(key));
  return [id && `picture "${id}"`, field, message].filter(Boolean).join(': ');
}

/**
 * Checks the content of pictures.json before it is used or written.
 * @throws Error that names the file, each picture and field to fix, and what to write instead
 */
export function checkPictures(content: unknown): Pictures {
  const result = v.safeParse(file, content);
  if (result.success) return result.output;
  throw new Error(
    `${FILE} has entries to correct:\n${result.issues.map((issue) => `  - ${describe(issue)}`).join('\n')}`,
  );
}

/**
 * Reads the pictures of the project in this folder.
 * @throws Error that says what to fix if the file is missing, is not JSON or has an invalid entry
 */
export async function readPictures(siteDir: string): Promise<Pictures> {
  const text = await readFile(imageFolders(siteDir).pictures, 'utf8');
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${FILE} is not valid JSON; look for a missing comma or quote. ${(cause as Error).message}`, {
      cause,
    });
  }
  return checkPictures(content);
}
