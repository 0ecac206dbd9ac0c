/** @jest-environment node */
import '@site/tests/companies/full';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { areas, inArea } from '../../../company/areas';
import { formatDollars } from '../../../words/format';
import { business } from '../../../company/business';
import {
  formatAmount,
  formatMeasure,
  formatPrice,
  measures,
  prices,
  type Amount,
  type PriceKey,
} from '../../../company/pricing';
import { inText, serviceById, services } from '../../../company/services';
import { SMALL_JOB } from './cautions';
import { estimate, lineAmount, lineBasis } from './estimate';
import { smallPrintOf } from './notes';
import { extrasFor, formEntries, homePreset, presets, readProject, withExample, type ProjectInput } from './project';
import { estimateText } from './request';
import { estimatedServices, ruleFor } from './rules';

const squareFeet = (value: number) => ({ shape: 'square-feet', sides: { squareFeet: value } }) as const;
const notMeasured = { shape: 'not-measured', sides: {} } as const;
const driveway = presets['paver-driveways'];
const withSmallPrint = (input: ProjectInput) => ({ ...estimate(input), ...smallPrintOf(input) });
const [city] = areas;

/** Rounds as a rough range is: to hundreds from 5,000 dollars on. */
const rough = (dollars: number) => (dollars >= 5000 ? Math.round(dollars / 100) * 100 : Math.round(dollars));

/** Multiplies a published price, as a rough range. */
function amount(quantity: number, key: PriceKey): Amount {
  const { low, high, openEnded } = prices[key];
  return { low: rough(low * quantity), high: rough(high * quantity), ...(openEnded && { openEnded }) };
}

const times = (quantity: number, key: PriceKey) => formatAmount(amount(quantity, key));

const sum = (...amounts: readonly Amount[]): Amount => ({
  low: rough(amounts.reduce((total, { low }) => total + low, 0)),
  high: rough(amounts.reduce((total, { high }) => total + high, 0)),
});

const totalOf = (input: ProjectInput) => {
  const { total } = estimate(input);
  return total && formatAmount(total);
};

describe('an estimate of', () => {
  test.each([
    ['basic', 'costGuide.tierBasic'],
    ['mid-range', 'costGuide.tierMidRange'],
    ['premium', 'costGuide.tierPremium'],
    ['luxury', 'costGuide.tierLuxury'],
  ] as const)('%s material uses the tier of the cost guide for every project', (material, key) => {
    for (const { id } of services.filter((service) => extrasFor(service.id).materials.includes(material))) {
      expect(totalOf({ ...presets[id], counted: driveway.counted, material, area: squareFeet(1000) })).toBe(
        times(1000, key),
      );
    }
  });

  test('a driveway of undecided material ranges from the mid-range to the luxury tier', () => {
    const { total } = estimate({ ...driveway, area: squareFeet(1000) });
    expect(total?.low).toBe(amount(1000, 'costGuide.tierMidRange').low);
    expect(total?.high).toBe(amount(1000, 'costGuide.tierLuxury').high);
  });

  test('a pool deck of undecided material uses the price by type', () => {
    expect(totalOf({ ...presets['pool-decks'], area: squareFeet(1000) })).toBe(times(1000, 'poolDeck.installed'));
  });

  test('a pool deck has the materials of its page, which go with the request at the price of all pool decks', () => {
    const { materials } = extrasFor('pool-decks');
    expect(materials).toEqual(['undecided', 'travertine', 'concrete', 'brick', 'natural-stone']);
    for (const material of materials) {
      const input: ProjectInput = { ...presets['pool-decks'], area: squareFeet(1000), material };
      const result = withSmallPrint(input);
      expect(totalOf(input)).toBe(times(1000, 'poolDeck.installed'));
      expect(estimateText(input, result)).toContain(
        `Pool deck, ${material === 'undecided' ? 'material not decided' : material.replace('-', ' ').replace(/^brick/, 'clay brick')}`,
      );
      expect(result.cautions.join()).toContain(serviceById('pool-decks').priceNote);
    }
    // A tier that was chosen for a driveway is none of them.
    const changed = { ...formEntries(driveway), material: 'luxury', project: 'pool-decks' };
    expect(withExample(changed, 'paver-driveways').material).toBe('undecided');
  });

  test.each([
    ['paver-driveways', 'costGuide.driveway'],
    ['paver-patios', 'costGuide.patio'],
    ['pool-decks', 'costGuide.poolDeck'],
  ] as const)('%s not measured yet uses the published price of a typical one', (project, key) => {
    expect(totalOf({ ...presets[project], area: notMeasured })).toBe(formatAmount(prices[key]));
  });

  test.each([
    ['wall', 10, 'costGuide.retainingWall'],
    ['lights', 4, 'costGuide.lighting'],
    ['firePits', 1, 'costGuide.firePit'],
    ['seats', 2, 'costGuide.seating'],
  ] as const)('%s, %i of them, multiplies the published price', (extra, quantity, key) => {
    const { lines } = estimate({ ...driveway, counted: { ...driveway.counted, [extra]: quantity } });
    const [line] = lines.filter(({ id }) => id === extra);
    expect(line && lineAmount(line)).toBe(times(quantity, key));
    expect(line && lineBasis(line)).toContain(`at ${formatPrice(prices[key])}`);
  });

  test('a captain’s walk comes with the fabric that its page describes, and without a handrail', () => {
    const leftOutOf = (input: ProjectInput) => smallPrintOf(input).notIncluded.join();
    expect(leftOutOf(driveway)).toContain('laying fabric');
    expect(leftOutOf(presets['captain-walks'])).not.toContain('fabric');
    expect(leftOutOf(presets['captain-walks'])).toContain('handrail');
  });

  test('taking out a slab adds the national range, and names its source', () => {
    const as = (tearOut: boolean) =>
      withSmallPrint({ ...driveway, area: squareFeet(600), wanted: { ...driveway.wanted, tearOut } });
    const [without, taken] = [as(false), as(true)];
    expect(taken.lines.filter(({ id }) => id === 'tearOut').map(lineAmount)).toEqual([times(600, 'market.tearOut')]);
    expect(taken.total?.high).toBe((without.total?.high ?? 0) + 600 * prices['market.tearOut'].high);
    expect(taken.notes.join()).toContain('HomeGuide');
  });

  test('what the form asks for is never listed as not included', () => {
    for (const id of estimatedServices.map((service) => service.id)) {
      const list = smallPrintOf(presets[id]).notIncluded.join(' ');
      expect(list).not.toMatch(/check the box|steps down|drains|coping|sealing,|slab|old pavers/i);
    }
  });

  test('what only some jobs need multiplies the company’s prices', () => {
    const deck = presets['pool-decks'];
    const input: ProjectInput = {
      ...deck,
      area: squareFeet(600),
      counted: { ...deck.counted, coping: 84, steps: 6, drain: 40, fill: 6 },
      wanted: { ...deck.wanted, oldPavers: true, narrowAccess: true, permit: true },
    };
    const amounts = Object.fromEntries(estimate(input).lines.map((line) => [line.id, lineAmount(line)]));
    expect(amounts).toMatchObject({
      coping: times(84, 'job.coping'),
      steps: times(6, 'job.steps'),
      drain: times(40, 'job.drain'),
      // 600 sq ft, 6 in deep, are 300 cu ft, or 11.1 cu yd.
      fill: times(12, 'job.fill'),
      oldPavers: times(600, 'job.oldPavers'),
      narrowAccess: times(600, 'job.narrowAccess'),
      permit: formatAmount(prices['job.permit']),
    });
    expect(estimateText(input, estimate(input))).toContain('- Fill, 6 inches deep, 12 cu yd at ');
  });

  test('thin pavers over a slab have their own price, and leave the slab', () => {
    const deck = presets['pool-decks'];
    const wanted = { ...deck.wanted, overlay: true, tearOut: true };
    const result = withSmallPrint({ ...deck, area: squareFeet(1000), material: 'travertine', wanted });
    expect(result.lines.map(({ id }) => id)).toEqual(['main']);
    expect(result.total).toEqual(amount(1000, 'job.overlay'));
    expect(result.notes.join()).toContain('need their slab');
    expect(result.cautions.join()).not.toContain(serviceById('pool-decks').priceNote);
    for (const id of ['paver-driveways', 'captain-walks']) expect(extrasFor(id).existing).not.toContain('overlay');
  });

  test('sealing has one price as an extra and another as a project, and each says the other', () => {
    const sealed = { ...driveway.wanted, sealing: true };
    const extra = withSmallPrint({ ...driveway, area: squareFeet(1000), wanted: sealed });
    const [line] = extra.lines.filter(({ id }) => id === 'sealing');
    expect(line).toMatchObject({ amount: amount(1000, 'costGuide.sealing'), price: prices['costGuide.sealing'] });
    expect(extra.notes.join()).toContain(`As a job of its own, sealing runs ${formatPrice(prices['sealing.sealing'])}`);

    const job = withSmallPrint({ ...presets['paver-sealing'], area: squareFeet(1000) });
    expect(job.lines[0]).toMatchObject({
      amount: amount(1000, 'sealing.sealing'),
      price: prices['sealing.sealing'],
    });
    expect(job.notes.join()).toContain(
      `along with new pavers, sealing runs ${formatPrice(prices['costGuide.sealing'])}`,
    );
  });

  test('sealing adds deep cleaning, and leaves restoration to a custom quote', () => {
    const sealing = presets['paver-sealing'];
    const wanted = { ...sealing.wanted, cleaning: true, restoration: true };
    const { lines, total } = estimate({ ...sealing, area: squareFeet(500), wanted });
    expect(lines.map(lineAmount)).toEqual([
      times(500, 'sealing.sealing'),
      times(500, 'sealing.deepCleaning'),
      'Custom quote',
    ]);
    expect(total).toEqual(sum(amount(500, 'sealing.sealing'), amount(500, 'sealing.deepCleaning')));
  });

  test('a project says how long it takes, and sealing how long it cures', () => {
    const [days, cure] = [measures['faq.projectDays'], measures['sealing.cure']];
    expect(estimate(driveway).time).toMatchObject({ text: formatMeasure(days), page: days.page });
    expect(estimate(presets['paver-sealing']).time).toMatchObject({ text: formatMeasure(cure), page: cure.page });
  });
});

describe('an estimate', () => {
  const input: ProjectInput = {
    ...homePreset,
    material: 'mid-range',
    counted: { ...homePreset.counted, lights: 4 },
    wanted: { ...homePreset.wanted, sealing: true },
  };
  const total = sum(
    amount(600, 'costGuide.tierMidRange'),
    amount(4, 'costGuide.lighting'),
    amount(600, 'costGuide.sealing'),
  );

  test('adds up its lines', () => {
    const result = estimate(input);
    expect(result.lines.map((line) => [line.label, lineBasis(line), lineAmount(line)])).toEqual([
      [
        'Paver driveway, mid-range',
        `600 sq ft at ${formatPrice(prices['costGuide.tierMidRange'])}`,
        times(600, 'costGuide.tierMidRange'),
      ],
      ['Lighting', `4 fixtures at ${formatPrice(prices['costGuide.lighting'])}`, times(4, 'costGuide.lighting')],
      ['Sealing', `600 sq ft at ${formatPrice(prices['costGuide.sealing'])}`, times(600, 'costGuide.sealing')],
    ]);
    expect(result.total).toEqual(total);
  });

  test('is rounded to $100 from $5,000', () => {
    const odd = { ...input, area: squareFeet(1237) };
    const { total: range, lines } = estimate(odd);
    const figures = [range, lines[0]?.amount].flatMap((one) => (one ? [one.low, one.high] : []));
    expect(figures).toHaveLength(4);
    expect(figures.map((dollars) => dollars % 100)).toEqual([0, 0, 0, 0]);
    expect(estimateText(odd, estimate(odd))).toContain(range && formatAmount(range));
  });

  test('says of paving below 200 sq ft that a small job costs more per square foot', () => {
    const cautionsOf = (project: ProjectInput['project'], size: number) =>
      estimate({ ...presets[project], area: squareFeet(size) }).cautions;
    expect(cautionsOf('paver-patios', 199)).toEqual([SMALL_JOB]);
    expect(cautionsOf('paver-patios', 200)).toEqual([]);
    // Neither a crew that seals nor a range without a price has anything to do with it.
    expect(cautionsOf('paver-sealing', 100)).toEqual([]);
    expect(cautionsOf('commercial-pavers', 100)).toEqual([]);
    expect(estimate({ ...driveway, area: notMeasured }).cautions).toEqual([]);
  });

  test('never falls below the company’s minimum for the service, and says what it is', () => {
    const priced = services.find(({ minimum, price }) => minimum !== undefined && price);
    if (!priced?.minimum || !priced.price) throw new Error('No service has a price of its own and a minimum.');
    const { id, minimum, price } = priced;
    const feetOf = (linearFeet: number) =>
      estimate({ ...presets[id], area: { shape: 'rectangle', sides: { linearFeet } } });
    expect(feetOf(1).total).toEqual({ low: minimum, high: minimum });
    expect(feetOf(1).cautions).toEqual([`The least we take for ${inText(priced)} is ${formatDollars(minimum)}.`]);
    const partly = Math.floor(minimum / price.low);
    expect(feetOf(partly).total).toEqual({ low: minimum, high: partly * price.high });
    expect(feetOf(200).cautions).toEqual([]);
  });

  test('of a service without a minimum says nothing of one', () => {
    expect(estimate({ ...driveway, area: squareFeet(30) }).cautions).toEqual([SMALL_JOB]);
  });

  test('shows no total for work that is priced on site, but still the price of its lights', () => {
    const pricedOnSite = services.filter(
      ({ id }) => extrasFor(id).materials.length === 0 && extrasFor(id).counted.length > 0,
    );
    for (const { id } of pricedOnSite) {
      expect(estimate(presets[id]).total).toBeUndefined();
      const lit = estimate({ ...presets[id], counted: { ...presets[id].counted, lights: 10 } });
      expect(lit.lines.map(lineAmount)).toEqual(['Custom quote', times(10, 'costGuide.lighting')]);
      // The price of ten lights is not the estimate of a parking lot.
      expect(lit).not.toMatchObject({ total: expect.anything() });
    }
  });

  test('leaves prices by area open until the area is measured', () => {
    const unmeasured = { ...driveway, area: notMeasured, wanted: { ...driveway.wanted, sealing: true } };
    const result = estimate(unmeasured);
    expect(result.lines.map(lineAmount)).toEqual([formatAmount(prices['costGuide.driveway']), 'Needs measurements']);
    expect(result.lines.map(lineBasis)).toEqual([
      'One project',
      `${formatPrice(prices['costGuide.sealing'])}, once the area is measured`,
    ]);
    expect(estimateText(unmeasured, result).match(/not measured yet/g)).toHaveLength(1);
  });

  test('says what most driveways run, and that a large one costs more', () => {
    const { notes } = smallPrintOf(driveway);
    expect(notes.join(' ')).toContain(
      `Most driveways run ${formatPrice(prices['costGuide.driveway'])}. A large one costs more.`,
    );
  });

  test('is plain text in a message', () => {
    const there: ProjectInput = {
      ...input,
      area: { shape: 'rectangle', sides: { length: 40, width: 15 } },
      city: city.id,
      isExampleSize: undefined,
    };
    const result = estimate(there);
    expect(estimateText(there, result).split('\n')).toEqual([
      'Please send me a written estimate. This is the project I entered on your website:',
      '',
      `${serviceById(input.project).name} ${inArea(city)}, 600 sq ft (40 × 15 ft)`,
      ...result.lines.map((line) => `- ${line.label}, ${lineBasis(line)}: ${lineAmount(line)}`),
      `Range, not a quote: ${formatAmount(total)}`,
    ]);
    expect(estimateText(input, result)).toContain(` in ${business.region}, 600 sq ft`);
  });
});

/** Any project that the form can describe. */
const anyProject: fc.Arbitrary<ProjectInput> = fc
  .record({
    project: fc.constantFrom(...services.map(({ id }) => id)),
    size: fc.option(fc.integer({ min: 20, max: 100_000 }), { freq: 8 }),
    material: fc.nat(4),
    wall: fc.integer({ min: 0, max: 500 }),
    lights: fc.integer({ min: 0, max: 100 }),
    firePits: fc.integer({ min: 0, max: 5 }),
    seats: fc.integer({ min: 0, max: 20 }),
    ticks: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    city: fc.option(fc.constantFrom(...areas.map(({ id }) => id), 'elsewhere' as const), { nil: undefined }),
  })
  .map(({ project, size, material, wall, lights, firePits, seats, ticks: [one, other, third], city }) => {
    const sealing = project === 'paver-sealing';
    const known = size !== null || !ruleFor(project).typical;
    return {
      project,
      area: known ? squareFeet(size ?? 500) : notMeasured,
      material: extrasFor(project).materials[material] ?? 'undecided',
      counted: sealing ? driveway.counted : { ...driveway.counted, wall, lights, firePits, seats, drain: wall },
      wanted: {
        ...driveway.wanted,
        tearOut: !sealing && third,
        oldPavers: !sealing && other,
        sealing: !sealing && one,
        cleaning: sealing && one,
        restoration: other,
      },
      ...(city && { city }),
    };
  });

describe('any estimate', () => {
  test('has ranges in order, in whole dollars, and a total that is the sum of its lines to within its rounding', () => {
    fc.assert(
      fc.property(anyProject, (input) => {
        const { lines, total } = estimate(input);
        const amounts = lines.flatMap(({ amount }) => amount ?? []);
        for (const amount of [...amounts, total]) {
          if (amount) expect(amount.low).toBeLessThanOrEqual(amount.high);
        }
        for (const { low, high } of amounts) expect([low, high].every(Number.isInteger)).toBe(true);
        expect(total === undefined).toBe(lines[0]?.amount === undefined);
        if (!total) return;
        for (const end of ['low', 'high'] as const) {
          const all = amounts.reduce((sum, amount) => sum + amount[end], 0);
          expect(Math.abs(total[end] - all)).toBeLessThanOrEqual(all < 5000 ? 0 : 50);
        }
      }),
    );
  });

  test('never costs less for more area', () => {
    fc.assert(
      fc.property(anyProject, fc.integer({ min: 20, max: 90_000 }), fc.nat(10_000), (input, size, more) => {
        const small = estimate({ ...input, area: squareFeet(size) }).total;
        const large = estimate({ ...input, area: squareFeet(size + more) }).total;
        expect(large?.low ?? 0).toBeGreaterThanOrEqual(small?.low ?? 0);
        expect(large?.high ?? 0).toBeGreaterThanOrEqual(small?.high ?? 0);
      }),
    );
  });

  test('never costs less for a better material or another extra', () => {
    fc.assert(
      fc.property(anyProject, fc.nat(2), (input, step) => {
        const tiers = ['basic', 'mid-range', 'premium', 'luxury'] as const;
        const total = (material: (typeof tiers)[number]) => estimate({ ...input, material }).total?.low ?? 0;
        expect(total(tiers[step + 1] ?? 'luxury')).toBeGreaterThanOrEqual(total(tiers[step] ?? 'basic'));
        const more = { ...input, counted: { ...input.counted, lights: input.counted.lights + 1 } };
        const [before, after] = [estimate(input).total, estimate(more).total];
        if (before) expect(after?.low).toBeGreaterThan(before.low);
      }),
    );
  });

  test('uses only published prices, each with its page', () => {
    const published = Object.values(prices).map(({ page }) => page);
    fc.assert(
      fc.property(anyProject, (input) => {
        for (const { price } of estimate(input).lines) if (price) expect(published).toContain(price.page);
      }),
    );
  });
});

describe('reading the form', () => {
  const read = (entries: Record<string, string>) => {
    const { input, errors } = readProject((field) => entries[field]);
    return input ?? errors;
  };
  const filled = { project: 'paver-patios', shape: 'rectangle', length: '20', width: '15' };

  test('accepts lengths and numbers as people write them', () => {
    expect(read({ ...filled, length: `20' 6"`, wall: ' 12 ', sealing: 'on', city: city.id })).toEqual({
      ...presets['paver-patios'],
      area: { shape: 'rectangle', sides: { length: 20.5, width: 15 } },
      counted: { ...presets['paver-patios'].counted, wall: 12 },
      wanted: { ...presets['paver-patios'].wanted, sealing: true },
      city: city.id,
      isExampleSize: undefined,
    });
  });

  test('returns a message for each value out of bounds', () => {
    expect(read({ ...filled, length: '', width: '1001', lights: '101', seats: '-1', firePits: '1.5' })).toEqual({
      length: `Enter the length in feet, from 1 to 1,000, like 20 or 12' 6"`,
      width: `Enter the width in feet, from 1 to 1,000, like 20 or 12' 6"`,
      lights: 'Enter a whole number of light fixtures from 0 to 100, or leave the field empty',
      seats: 'Enter a whole number of built-in benches from 0 to 20, or leave the field empty',
      firePits: 'Enter a whole number of fire pits from 0 to 5, or leave the field empty',
    });
  });

  test('requires an area if no page publishes a typical price', () => {
    for (const { id, name } of services.filter(({ price }) => !price)) {
      expect(read({ project: id, shape: 'not-measured' })).toMatchObject(
        ruleFor(id).typical !== undefined
          ? { area: notMeasured }
          : { shape: expect.stringContaining(name.toLowerCase()) },
      );
    }
  });

  test('rejects values that are not options', () => {
    expect(read({ project: 'roof' })).toEqual({ project: 'Choose what you’d like us to build' });
    expect(Object.keys(read({ ...filled, shape: 'star', material: 'gold', city: 'atlantis', sealing: '1' }))).toEqual([
      'shape',
      'material',
      'sealing',
      'city',
    ]);
  });

  test('ignores extras that do not go with the project', () => {
    expect(read({ ...filled, project: 'paver-sealing', lights: '4', material: 'luxury', sealing: 'on' })).toMatchObject(
      {
        material: 'undecided',
        counted: { lights: 0 },
        wanted: { sealing: false },
      },
    );
  });
});
