import { areasWithPage, serviceIn, townIn, type Area } from '../../../company/areas';
import { caseStudies, projectCards } from '../../../company/projects';
import { serviceById, type ServiceId } from '../../../company/services';
import { formatCount } from '../../../words/format';
import { estimate, projectSize } from './estimate';
import { extrasFor, presets, type ProjectInput } from './project';
import { countedIds, countedRules, estimatedServices } from './rules';

/** A project of a common size in a town. */
type TownExample = NonNullable<ReturnType<typeof exampleOf>>;

/** Largest number of examples for a town. */
const MOST_EXAMPLES = 4;

const isSealing = ({ input }: TownExample) => input.project === 'paver-sealing';

/** Returns what a project includes besides the paving: "with a fire pit and a bench"; undefined if nothing. */
export function includedIn({ counted, wanted }: ProjectInput): string | undefined {
  if (wanted.tearOut) return 'with the old slab out';
  const extras = countedIds.flatMap((id) => {
    const { one, many } = countedRules[id];
    if (counted[id] === 0) return [];
    return counted[id] === 1 ? `a ${one}` : formatCount(counted[id], one, many);
  });
  return extras.length > 0 ? `with ${extras.join(' and ')}` : undefined;
}

/** Returns what a project costs in a town; undefined without a price. */
function exampleOf(input: ProjectInput, area: Area) {
  const result = estimate(input);
  if (!result.total) return undefined;
  const size = projectSize(input, result);
  const title = [serviceIn(serviceById(input.project), area), size, includedIn(input)].filter(Boolean).join(', ');
  return {
    input,
    /** "Outdoor living spaces in Naples, 400 sq ft, with a fire pit and a bench" */
    title,
    /** US dollars. */
    total: result.total,
  };
}

/**
 * Returns examples for the services with a price: those of the case studies from this town come first, then those of its
 * projects, then the others in their order. On the water, a walk to the boat is the first or second of the others. Sealing
 * is the last of them, because most visitors look for something new. The first of paving alone comes a second time, with the
 * old slab out.
 */
export function townExamples(area: Area): readonly TownExample[] {
  const builtHere = [
    ...caseStudies.filter(({ location }) => townIn(location) === area.id),
    ...projectCards.filter((project) => project.area === area.id),
  ].flatMap(({ service }) => service ?? []);
  const first: readonly string[] = [
    ...builtHere,
    ...(area.isWaterfront ? [...estimatedServices.slice(0, 1).map(({ id }) => id), 'captain-walks'] : []),
  ];
  const rank = (id: string) => (first.includes(id) ? first.indexOf(id) : first.length);
  const examples = [...estimatedServices]
    .sort((one, other) => rank(one.id) - rank(other.id))
    .flatMap(({ id }) => exampleOf({ ...presets[id], city: area.id }, area) ?? [])
    .slice(0, MOST_EXAMPLES)
    .sort((one, other) => Number(isSealing(one)) - Number(isSealing(other)));
  const paved = examples.find(
    ({ input }) => extrasFor(input.project).existing.includes('tearOut') && includedIn(input) === undefined,
  );
  return examples.flatMap((example) => {
    const { input } = example;
    const withoutSlab = { ...input, wanted: { ...input.wanted, tearOut: true } };
    return example === paved ? [example, exampleOf(withoutSlab, area) ?? []].flat() : example;
  });
}

/** Returns the towns whose page has a price for this service. */
export function townsWith(service: ServiceId): readonly Area[] {
  return areasWithPage().filter((area) => townExamples(area).some(({ input }) => input.project === service));
}
