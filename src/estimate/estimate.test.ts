import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { areas } from '../data/areas';
import { formatAmount, prices } from '../data/pricing';
import { services } from '../data/services';
import { estimate, estimateText, lineAmount, lineBasis } from './estimate';
import { homePreset, materialIds, presets, projectsWithTypicalPrice, readProject, type ProjectInput } from './project';

const squareFeet = (value: number) => ({ shape: 'square-feet', sides: { squareFeet: value } }) as const;
const notMeasured = { shape: 'not-measured', sides: {} } as const;
const driveway = presets['paver-driveways'];

const totalOf = (input: ProjectInput) => {
  const { total } = estimate(input);
  return total && formatAmount(total);
};

describe('the totals that the cost guide publishes', () => {
  test.each([
    [400, '$7,200–12,000', 'costGuide.driveway400SqFt'],
    [600, '$10,800–18,000', 'costGuide.driveway600SqFt'],
    [1200, '$21,600–36,000', 'costGuide.driveway1200SqFt'],
  ] as const)('a driveway of %i sq ft is %s', (area, range, key) => {
    expect(totalOf({ ...driveway, area: squareFeet(area) })).toBe(range);
    expect(formatAmount(prices[key])).toBe(range);
  });

  test.each([
    ['paver-driveways', '$8,000–18,000', 'costGuide.driveway'],
    ['paver-patios', '$4,500–15,000', 'costGuide.patio'],
    ['pool-decks', '$6,000–20,000', 'costGuide.poolDeck'],
  ] as const)('a typical project of %s is %s', (project, range, key) => {
    expect(totalOf({ ...presets[project], area: notMeasured })).toBe(range);
    expect(formatAmount(prices[key])).toBe(range);
  });

  test.each([
    ['basic', '$15,000–18,000'],
    ['mid-range', '$18,000–22,000'],
    ['premium', '$22,000–26,000'],
    ['luxury', '$26,000–30,000+'],
  ] as const)('1,000 sq ft in the %s tier are %s', (material, range) => {
    for (const project of ['paver-driveways', 'paver-patios', 'pool-decks', 'captain-walks'] as const) {
      expect(totalOf({ ...presets[project], counted: driveway.counted, material, area: squareFeet(1000) })).toBe(range);
    }
  });

  test('patios run from 300 sq ft at $15 to 500 sq ft at $30, the ends of the published range', () => {
    const patio = presets['paver-patios'];
    expect(estimate({ ...patio, area: squareFeet(300) }).total?.low).toBe(4500);
    expect(estimate({ ...patio, area: squareFeet(500) }).total?.high).toBe(15000);
  });

  test('pool decks cost $16–45 per sq ft by type', () => {
    expect(totalOf({ ...presets['pool-decks'], area: squareFeet(1000) })).toBe('$16,000–45,000');
    // The published lower end is 375 sq ft of the least expensive type.
    expect(estimate({ ...presets['pool-decks'], area: squareFeet(375) }).total?.low).toBe(6000);
  });

  test.each([
    ['wall', 10, '$250–500', 'at $25–50 per linear ft'],
    ['lights', 4, '$600–1,600', 'at $150–400 per fixture'],
    ['firePits', 1, '$1,500–4,000', 'at $1,500–4,000'],
    ['seats', 2, '$1,600–5,000', 'at $800–2,500'],
  ] as const)('%s, %i of them, are %s', (extra, quantity, range, basis) => {
    const { lines } = estimate({ ...driveway, counted: { ...driveway.counted, [extra]: quantity } });
    const [line] = lines.filter(({ id }) => id === extra);
    expect(line && lineAmount(line)).toBe(range);
    expect(line && lineBasis(line)).toContain(basis);
  });

  test('sealing is $1.50–3.00 as an extra and $2–4 as a job, and each names the page of its price', () => {
    const extra = estimate({ ...driveway, area: squareFeet(1000), wanted: { ...driveway.wanted, sealing: true } });
    const [line] = extra.lines.filter(({ id }) => id === 'sealing');
    expect(line).toMatchObject({ amount: { low: 1500, high: 3000 }, price: prices['costGuide.sealing'] });
    expect(extra.notes.map(({ text }) => text).join()).toContain('the sealing page publishes $2–4 per sq ft');

    const job = estimate({ ...presets['paver-sealing'], area: squareFeet(1000) });
    expect(job.lines[0]).toMatchObject({ amount: { low: 2000, high: 4000 }, price: prices['sealing.sealing'] });
    expect(job.notes.map(({ text }) => text).join()).toContain('the cost guide publishes $1.50–3.00 per sq ft');
  });

  test('deep cleaning is $1–2 per sq ft, restoration a custom quote', () => {
    const sealing = presets['paver-sealing'];
    const wanted = { sealing: false, cleaning: true, restoration: true };
    const { lines, total, perSquareFoot } = estimate({ ...sealing, area: squareFeet(500), wanted });
    expect(lines.map(lineAmount)).toEqual(['$1,000–2,000', '$500–1,000', 'Custom quote']);
    expect(total).toEqual({ low: 1500, high: 3000 });
    // Restoration is not in the total, so a square foot of it would not be all in.
    expect(perSquareFoot).toBeUndefined();
  });

  test('projects take 3–7 days; a sealer cures in 24–48 hours', () => {
    expect(estimate(driveway).time).toMatchObject({ text: '3–7 days', page: '/faq' });
    expect(estimate(presets['paver-sealing']).time).toMatchObject({ text: '24–48 hours', page: '/paver-sealing' });
  });
});

describe('an estimate', () => {
  test('adds its lines up, and says the price of a square foot', () => {
    const result = estimate(homePreset);
    expect(result.lines.map((line) => [line.label, lineBasis(line), lineAmount(line)])).toEqual([
      ['Paver driveway, mid-range', '600 sq ft at $18–22 per sq ft', '$10,800–13,200'],
      ['Lighting', '4 fixtures at $150–400 per fixture', '$600–1,600'],
      ['Sealing', '600 sq ft at $1.50–3.00 per sq ft', '$900–1,800'],
    ]);
    expect(result.total).toEqual({ low: 12300, high: 16600 });
    expect(result.perSquareFoot).toEqual({ low: 20.5, high: 27.67 });
  });

  test('leaves commercial paving to a site visit, and still says what its lights cost', () => {
    const commercial = presets['commercial-pavers'];
    expect(estimate(commercial).total).toBeUndefined();
    const lit = estimate({ ...commercial, counted: { ...commercial.counted, lights: 10 } });
    expect(lit.lines.map(lineAmount)).toEqual(['Custom quote', '$1,500–4,000']);
    // Ten lights are not the estimate of a parking lot.
    expect(lit).not.toMatchObject({ total: expect.anything() });
  });

  test('leaves what goes by area open while the area is', () => {
    const { lines } = estimate({ ...driveway, area: notMeasured, wanted: { ...driveway.wanted, sealing: true } });
    expect(lines.map(lineAmount)).toEqual(['$8,000–18,000', 'Not yet']);
  });

  test('names every other figure that a page publishes for a typical project', () => {
    const notes = estimate(driveway).notes.map(({ text }) => text);
    expect(notes.join(' ')).toContain('the cost guide publishes $8,000–18,000; the FAQ publishes $8,000–20,000');
  });

  test('goes into a message as plain text', () => {
    const input: ProjectInput = { ...homePreset, city: 'cape-coral' };
    expect(estimateText(input, estimate(input)).split('\n')).toEqual([
      'Please confirm this estimate from your website.',
      '',
      'Paver Driveways in Cape Coral, 600 sq ft (30 × 20 ft)',
      '- Paver driveway, mid-range, 600 sq ft at $18–22 per sq ft: $10,800–13,200',
      '- Lighting, 4 fixtures at $150–400 per fixture: $600–1,600',
      '- Sealing, 600 sq ft at $1.50–3.00 per sq ft: $900–1,800',
      'Range, not a quote: $12,300–16,600',
    ]);
  });
});

/** Any project the form can describe. */
const anyProject: fc.Arbitrary<ProjectInput> = fc
  .record({
    project: fc.constantFrom(...services.map(({ id }) => id)),
    size: fc.option(fc.integer({ min: 20, max: 100_000 }), { freq: 8 }),
    material: fc.constantFrom(...materialIds),
    wall: fc.integer({ min: 0, max: 500 }),
    lights: fc.integer({ min: 0, max: 100 }),
    firePits: fc.integer({ min: 0, max: 5 }),
    seats: fc.integer({ min: 0, max: 20 }),
    ticks: fc.tuple(fc.boolean(), fc.boolean()),
    city: fc.option(fc.constantFrom(...areas.map(({ id }) => id), 'elsewhere' as const), { nil: undefined }),
  })
  .map(({ project, size, material, wall, lights, firePits, seats, ticks: [one, other], city }) => {
    const sealing = project === 'paver-sealing';
    const known = size !== null || !projectsWithTypicalPrice.includes(project);
    return {
      project,
      area: known ? squareFeet(size ?? 500) : notMeasured,
      material: sealing || project === 'commercial-pavers' ? 'undecided' : material,
      counted: sealing ? driveway.counted : { wall, lights, firePits, seats },
      wanted: { sealing: !sealing && one, cleaning: sealing && one, restoration: other },
      ...(city && { city }),
    };
  });

describe('any estimate', () => {
  test('has ranges that are never inverted, in whole dollars, and a total that is the sum of its lines', () => {
    fc.assert(
      fc.property(anyProject, (input) => {
        const { lines, total, perSquareFoot } = estimate(input);
        const amounts = lines.flatMap(({ amount }) => amount ?? []);
        for (const amount of [...amounts, total, perSquareFoot]) {
          if (amount) expect(amount.low).toBeLessThanOrEqual(amount.high);
        }
        for (const { low, high } of amounts) expect([low, high].every(Number.isInteger)).toBe(true);
        expect(total === undefined).toBe(lines[0]?.amount === undefined);
        if (!total) return;
        expect(total.low).toBe(amounts.reduce((sum, { low }) => sum + low, 0));
        expect(total.high).toBe(amounts.reduce((sum, { high }) => sum + high, 0));
      }),
    );
  });

  test('is never less for more area', () => {
    fc.assert(
      fc.property(anyProject, fc.integer({ min: 20, max: 90_000 }), fc.nat(10_000), (input, size, more) => {
        const small = estimate({ ...input, area: squareFeet(size) }).total;
        const large = estimate({ ...input, area: squareFeet(size + more) }).total;
        expect(large?.low ?? 0).toBeGreaterThanOrEqual(small?.low ?? 0);
        expect(large?.high ?? 0).toBeGreaterThanOrEqual(small?.high ?? 0);
      }),
    );
  });

  test('is never less for a better material or one extra more', () => {
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

  test('takes every price from the table, and names a page for it', () => {
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
    const result = readProject((field) => entries[field]);
    return 'errors' in result ? result.errors : result.input;
  };
  const filled = { project: 'paver-patios', shape: 'rectangle', length: '20', width: '15' };

  test('takes what people write', () => {
    expect(read({ ...filled, length: `20' 6"`, wall: ' 12 ', sealing: 'on', city: 'sanibel' })).toEqual({
      ...presets['paver-patios'],
      area: { shape: 'rectangle', sides: { length: 20.5, width: 15 } },
      counted: { wall: 12, lights: 0, firePits: 0, seats: 0 },
      wanted: { sealing: true, cleaning: false, restoration: false },
      city: 'sanibel',
    });
  });

  test('says in words what is out of bounds', () => {
    expect(read({ ...filled, length: '', width: '1001', lights: '101', seats: '-1', firePits: '1.5' })).toEqual({
      length: `Enter the length in feet, from 1 to 1,000, like 20 or 12' 6"`,
      width: `Enter the width in feet, from 1 to 1,000, like 20 or 12' 6"`,
      lights: 'Enter a whole number of light fixtures from 0 to 100, or leave the field empty',
      seats: 'Enter a whole number of built-in seats from 0 to 20, or leave the field empty',
      firePits: 'Enter a whole number of fire pits from 0 to 5, or leave the field empty',
    });
  });

  test('asks for an area where no page publishes a typical price', () => {
    expect(read({ project: 'captain-walks', shape: 'not-measured' })).toEqual({
      shape: expect.stringContaining('captain walks'),
    });
    expect(read({ project: 'pool-decks', shape: 'not-measured' })).toMatchObject({ area: notMeasured });
  });

  test('takes nothing that is not on its lists', () => {
    expect(read({ project: 'roof' })).toEqual({ project: 'Choose what you would like built' });
    expect(Object.keys(read({ ...filled, shape: 'star', material: 'gold', city: 'miami', sealing: '1' }))).toEqual([
      'shape',
      'material',
      'sealing',
      'city',
    ]);
  });

  test('leaves out extras that do not go with the project', () => {
    expect(read({ ...filled, project: 'paver-sealing', lights: '4', material: 'luxury', sealing: 'on' })).toMatchObject(
      {
        material: 'undecided',
        counted: { lights: 0 },
        wanted: { sealing: false },
      },
    );
  });
});
