/** The input of an estimate: the project, its area, material, extras and place. */

import { cityChoices } from '../../../company/areas';
import {
  inSentence,
  serviceById,
  services,
  type BuiltInServiceId,
  type OwnPrice,
  type ServiceId,
} from '../../../company/services';
import { readLength, readNumber, whyNoLength } from '../../../userInput/readMeasure';
import type { Entries, EntryOf, Reading } from '../../../userInput/shareLink';
import {
  allCounted,
  allWanted,
  countedRules,
  estimatedServices,
  isEstimated,
  ruleFor,
  wantedRules,
  type CountedExtra,
  type Extras,
  type JobCount,
  type PricedProject,
  type WantedExtra,
} from './rules';
import { allSides, describeArea, readSides, shapes, shapesFor, type AreaInput, type ShapeId, type Side } from './area';

export type CityChoice = (typeof cityChoices)[number]['value'];

export interface ProjectInput extends PricedProject {
  readonly project: ServiceId;
  readonly city?: CityChoice;
  /** Whether nobody has entered the size: it comes from this site, as an example or as that of a job we built. */
  readonly isExampleSize?: true;
}

interface CountedField {
  readonly label: string;
  /** Reads a plain number unless stated otherwise. */
  readonly read?: (text: string) => number | undefined;
  /** The unit, for messages. */
  readonly unit: string;
  readonly high: number;
}

/** What only some jobs need has one name in the form and in the estimate. */
function jobField(id: JobCount): CountedField {
  const { label, many } = countedRules[id];
  return { label: `${label}, ${many}`, read: id === 'fill' ? readNumber : readLength, unit: many, high: 500 };
}

export const countedFields: Readonly<Record<CountedExtra, CountedField>> = {
  wall: { label: 'Wall, linear feet', read: readLength, unit: 'feet of wall', high: 500 },
  lights: { label: 'Light fixtures', unit: 'light fixtures', high: 100 },
  firePits: { label: 'Fire pits', unit: 'fire pits', high: 5 },
  seats: { label: 'Built-in benches', unit: 'built-in benches', high: 20 },
  coping: jobField('coping'),
  steps: jobField('steps'),
  drain: jobField('drain'),
  fill: jobField('fill'),
};

export const wantedLabels: Readonly<Record<WantedExtra, string>> = {
  ...(Object.fromEntries(allWanted.map((id) => [id, wantedRules[id].label])) as Record<WantedExtra, string>),
  tearOut: 'A concrete slab of this size, to take out',
  oldPavers: 'Old pavers, to take out',
  overlay: 'A sound slab, to lay thin pavers on',
  sealing: 'Sealing, a few months after installation',
  cleaning: 'Deep cleaning first, for algae or stains',
  restoration: 'Restoration, for failed sealer or settled pavers',
};

/** Returns the extras that a project can have: construction extras for construction, cleaning for sealing. */
export function extrasFor(project: string): Extras {
  return ruleFor(project).extras;
}

/** Returns a record with the same value for each id. */
export const fill = <Id extends string, Value>(ids: readonly Id[], value: Value) =>
  Object.fromEntries(ids.map((id) => [id, value])) as Readonly<Record<Id, Value>>;

const noExtras = fill(allCounted, 0);
const nothingWanted = fill(allWanted, false);

const rectangle = (length: number, width: number): AreaInput => ({ shape: 'rectangle', sides: { length, width } });

const plain = (project: ServiceId, area: AreaInput): ProjectInput => ({
  project,
  area,
  material: 'undecided',
  counted: noExtras,
  wanted: nothingWanted,
  isExampleSize: true,
});

const builtInPresets: Readonly<Record<BuiltInServiceId, ProjectInput>> = {
  'paver-driveways': plain('paver-driveways', rectangle(30, 20)),
  'paver-patios': plain('paver-patios', rectangle(20, 15)),
  'pool-decks': plain('pool-decks', {
    shape: 'around-pool',
    sides: { length: 36, width: 22, poolLength: 28, poolWidth: 14 },
  }),
  'outdoor-living-spaces': {
    ...plain('outdoor-living-spaces', rectangle(20, 20)),
    counted: { ...noExtras, firePits: 1, seats: 1 },
  },
  'commercial-pavers': plain('commercial-pavers', { shape: 'square-feet', sides: { squareFeet: 5000 } }),
  'captain-walks': plain('captain-walks', rectangle(50, 4)),
  'paver-sealing': plain('paver-sealing', { shape: 'square-feet', sides: { squareFeet: 600 } }),
};

/** A common job of a service with a price of its own. */
function ownPreset(id: ServiceId, { unit, commonSize }: OwnPrice): ProjectInput {
  const [shape] = unit === 'sq ft' ? (['square-feet'] as const) : shapesFor(unit);
  const [side] = shapes[shape].sides;
  return plain(id, { shape, sides: { [side]: commonSize } });
}

/** The initial input of the estimator on a service's page: a project of a common size. */
export const presets: Readonly<Record<ServiceId, ProjectInput>> = {
  ...builtInPresets,
  ...Object.fromEntries(services.flatMap(({ id, price }) => (price ? [[id, ownPreset(id, price)] as const] : []))),
};

/** The initial input of the estimator on the home page: that of the first service that has a price. */
export const homePreset: ProjectInput =
  presets[estimatedServices.find(({ id }) => ruleFor(id).price)?.id ?? 'paver-driveways'];

/** Returns the initial input of the estimator: the home page's, if it has no such service. */
export function presetFor(service: string): ProjectInput {
  return isEstimated(service) ? presets[service] : homePreset;
}

/** Says of an area whose it is if the visitor has entered none, and its sides: "our example, 20 × 30 ft"; empty if neither. */
export function areaNote(input: ProjectInput): string {
  return [input.isExampleSize ? 'our example' : '', describeArea(input.area)].filter(Boolean).join(', ');
}

/** Names of the form's fields, which are also the parameters of a shared link. */
export type ProjectField = 'project' | 'shape' | Side | 'example' | 'material' | CountedExtra | WantedExtra | 'city';

function pick<T extends string>(value: string | undefined, options: readonly T[]): T | undefined {
  return options.find((option) => option === value);
}

const projectIds: readonly ServiceId[] = estimatedServices.map(({ id }) => id);

function readCount(extra: CountedExtra, text: string): number | string {
  const { read = readNumber, unit, high } = countedFields[extra];
  if (text.trim() === '') return 0;
  const value = read(text);
  return value !== undefined && Number.isInteger(value) && value <= high
    ? value
    : (read === readLength && whyNoLength(text)) ||
        `Enter a whole number of ${unit} from 0 to ${high}, or leave the field empty`;
}

/** Reads a filled form or a link, and returns the project or a message for each field that needs one. */
export function readProject(entryOf: EntryOf<ProjectField>): Reading<ProjectField, ProjectInput> {
  const errors: Partial<Record<ProjectField, string>> = {};
  const project = pick(entryOf('project'), projectIds);
  if (!project) return { errors: { project: 'Choose what you’d like us to build' } };

  const options = shapesFor(ruleFor(project).unit);
  const shape: ShapeId | undefined = options.length === 1 ? options[0] : pick(entryOf('shape'), options);
  const measured = shape && readSides(shape, (side) => entryOf(side) ?? '');
  if (!shape) errors.shape = 'Choose how you want to enter the area';
  else if (shape === 'not-measured' && !ruleFor(project).typical) {
    errors.shape = `We don’t publish a typical price for ${inSentence(serviceById(project))}. Choose a shape, or enter the square feet`;
  } else Object.assign(errors, measured?.errors);

  const fits = extrasFor(project);
  const material = fits.materials.length > 0 ? pick(entryOf('material') ?? 'undecided', fits.materials) : 'undecided';
  if (!material) errors.material = 'Choose a material';

  const counted: Record<CountedExtra, number> = { ...noExtras };
  for (const extra of [...fits.counted, ...fits.jobCounts]) {
    const value = readCount(extra, entryOf(extra) ?? '');
    if (typeof value === 'number') counted[extra] = value;
    else errors[extra] = value;
  }
  const wanted: Record<WantedExtra, boolean> = { ...nothingWanted };
  for (const extra of [...fits.existing, ...fits.wanted, ...fits.jobNeeds]) {
    const value = entryOf(extra) ?? '';
    wanted[extra] = value === 'on';
    if (value !== '' && value !== 'on') errors[extra] = 'Check the box, or leave it empty';
  }

  const given = entryOf('city') ?? '';
  const city = given === '' ? undefined : cityChoices.find(({ value }) => value === given)?.value;
  if (given !== '' && !city) errors.city = 'Choose one of the cities';

  const area = measured?.input;
  if (Object.keys(errors).length > 0 || !area || !material) return { errors };
  const isExampleSize = entryOf('example') === 'on';
  return {
    input: { project, area, material, counted, wanted, ...(city && { city }), ...(isExampleSize && { isExampleSize }) },
    errors,
  };
}

/** Returns the form entries of a project, the inverse of `readProject`. */
export function entriesOf(input: ProjectInput): Entries<ProjectField> {
  const fits = extrasFor(input.project);
  const entries: Partial<Record<ProjectField, string>> = { project: input.project, shape: input.area.shape };
  for (const side of shapes[input.area.shape].sides) entries[side] = String(input.area.sides[side]);
  if (input.isExampleSize) entries.example = 'on';
  if (input.material !== 'undecided') entries.material = input.material;
  for (const extra of [...fits.counted, ...fits.jobCounts])
    if (input.counted[extra] > 0) entries[extra] = String(input.counted[extra]);
  for (const extra of [...fits.existing, ...fits.wanted, ...fits.jobNeeds])
    if (input.wanted[extra]) entries[extra] = 'on';
  if (input.city) entries.city = input.city;
  return entries;
}

/** Initial sides of a shape when it is selected. */
const firstSides: Entries<ProjectField> = {
  length: '30',
  width: '20',
  cornerLength: '10',
  cornerWidth: '10',
  poolLength: '28',
  poolWidth: '14',
  diameter: '20',
  squareFeet: '600',
  linearFeet: '40',
  pieces: '1',
};

/** What `entriesOf` and links omit of a project that has none. */
const blank: Entries<ProjectField> = {
  example: '',
  material: 'undecided',
  ...fill([...allCounted, ...allWanted], ''),
  city: '',
};

/** Returns the entries of a whole form for a project, those of the fields that it does not show included. */
export function formEntries(input: ProjectInput): Entries<ProjectField> {
  return { ...firstSides, ...blank, ...entriesOf(input) };
}

/** Returns the entries of some fields. */
export function pickEntries<Field extends string>(fields: readonly Field[], from: Entries<Field>): Entries<Field> {
  return Object.fromEntries(fields.map((field) => [field, from[field]])) as Entries<Field>;
}

/**
 * Returns the entries after a change of the project: with the area of the new project's own example, unless the visitor has
 * entered one, with its extras, unless they have changed those of the previous one's, and with a material of the new project.
 */
export function withExample<Plan extends Entries<ProjectField>>(now: Plan, previous: ServiceId): Plan {
  const project = pick(now.project, projectIds);
  if (!project || !Object.hasOwn(presets, previous)) return now;
  const before = formEntries(presets[previous]);
  const after = formEntries(presets[project]);
  const extras = [...allCounted, ...allWanted];
  return {
    ...now,
    ...(now.example && pickEntries(['shape', ...allSides], after)),
    ...(extras.every((extra) => now[extra] === before[extra]) && pickEntries(extras, after)),
    // The projects have different materials.
    ...(!extrasFor(project).materials.some((id) => id === now.material) && { material: 'undecided' }),
  };
}
