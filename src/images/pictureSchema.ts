/** The shape of pictures.yaml, with what its owner reads if an entry is wrong. */
import * as v from 'valibot';
import { list, text } from '../company/schemas/builders';
import { formatOf, slots, type SlotId } from './slots';

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
    /** A rendering is made from a scene in renders/, a photo with a camera. */
    kind: v.picklist(['render', 'photo'], 'Write "render" for a rendering, "photo" for a photograph.'),
    /** Begins with "Rendering" for a rendering, so that nobody mistakes it for a photograph. */
    alt: text('the alt text: what the picture shows, in one sentence', SHORTEST_ALT),
    /** The places it may be used in, and is encoded for. */
    slots: slotList,
    /** What stays in sight if the place is narrower or lower than the picture, in tens; the center if it is left out. */
    focus: v.optional(v.pipe(v.strictTuple([percent, percent], FOCUS), v.readonly())),
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

/** What pictures.yaml says about a picture. */
export type PictureEntry = Readonly<v.InferOutput<typeof entry>>;
