/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { formatAmount, prices } from '../../src/company/pricing';
import { estimate, lineAmount, lineBasis } from '../../src/tools/estimator/core/estimate';
import { smallPrintOf } from '../../src/tools/estimator/core/notes';
import { presets, type ProjectInput } from '../../src/tools/estimator/core/project';

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
    for (const project of ['paver-driveways', 'paver-patios', 'captain-walks'] as const) {
      expect(totalOf({ ...presets[project], counted: driveway.counted, material, area: squareFeet(1000) })).toBe(range);
    }
  });

  test('patios range from 300 sq ft at $15 to 500 sq ft at $30, the ends of the published range', () => {
    const patio = presets['paver-patios'];
    expect(estimate({ ...patio, area: squareFeet(300) }).total?.low).toBe(4500);
    expect(estimate({ ...patio, area: squareFeet(500) }).total?.high).toBe(15000);
  });

  test('pool decks cost $16–45 per sq ft by type', () => {
    expect(totalOf({ ...presets['pool-decks'], area: squareFeet(1000) })).toBe('$16,000–45,000');
    // The published low end is 375 sq ft of the least expensive type.
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

  test('sealing is $1.50–3.00 as an extra and $2–4 as a project, and each says the other', () => {
    const sealed = { ...driveway, area: squareFeet(1000), wanted: { ...driveway.wanted, sealing: true } };
    const extra = estimate(sealed);
    const [line] = extra.lines.filter(({ id }) => id === 'sealing');
    expect(line).toMatchObject({ amount: { low: 1500, high: 3000 }, price: prices['costGuide.sealing'] });
    expect(smallPrintOf(sealed).notes.join()).toContain('As a job of its own, sealing runs $2–4 per sq ft');

    const alone = { ...presets['paver-sealing'], area: squareFeet(1000) };
    const job = estimate(alone);
    expect(job.lines[0]).toMatchObject({ amount: { low: 2000, high: 4000 }, price: prices['sealing.sealing'] });
    expect(smallPrintOf(alone).notes.join()).toContain('along with new pavers, sealing runs $1.50–3.00 per sq ft');
  });

  test('deep cleaning is $1–2 per sq ft, restoration a custom quote', () => {
    const sealing = presets['paver-sealing'];
    const wanted = { ...sealing.wanted, cleaning: true, restoration: true };
    const { lines, total } = estimate({ ...sealing, area: squareFeet(500), wanted });
    expect(lines.map(lineAmount)).toEqual(['$1,000–2,000', '$500–1,000', 'Custom quote']);
    expect(total).toEqual({ low: 1500, high: 3000 });
  });

  test('projects take 3–7 days; a sealer cures in 24–48 hours', () => {
    expect(estimate(driveway).time).toMatchObject({ text: '3–7 days', page: '/faq' });
    expect(estimate(presets['paver-sealing']).time).toMatchObject({ text: '24–48 hours', page: '/paver-sealing' });
  });
});
