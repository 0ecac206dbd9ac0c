/** @jest-environment node */
import '@site/tests/companies/full';
import { describe, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { business } from '../../../company/business';
import { formatMeasure, formatPrice, measures, prices } from '../../../company/pricing';
import { careCalendar, formatDay, type CareInput } from './careCalendar';
import { careCalendarFile } from './calendarFile';

const input: CareInput = { surface: 'driveway', start: 'sealed', date: '2025-06-10' };
const items = careCalendar(input, '2026-11-21');
const file = careCalendarFile(items, 'Driveway', new Date('2026-11-21T12:00:00Z'));

describe('the calendar file, parsed by another library', () => {
  const calendar = new ICAL.Component(ICAL.parse(file) as ConstructorParameters<typeof ICAL.Component>[0]);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));

  test('has an all-day event for each item, on its day', () => {
    expect(events.map(({ startDate }) => startDate.toString())).toEqual(items.map(({ day }) => day));
    for (const { startDate, endDate } of events) {
      expect(startDate.isDate).toBe(true);
      expect(endDate.subtractDate(startDate).toSeconds()).toBe(24 * 60 * 60);
    }
  });

  test('describes the work in text that survives commas and line folding', () => {
    expect(events.map(({ summary }) => summary)).toEqual(items.map(({ title }) => `${title}: driveway`));
    const reseal = events.find(({ summary }) => summary.startsWith('Reseal'));
    const window = items.find(({ kind }) => kind === 'reseal')?.window;
    expect(reseal?.description).toContain(
      `Due between ${formatDay(window?.from ?? '')} and ${formatDay(window?.to ?? '')}.`,
    );
    for (const figure of [formatPrice(prices['sealing.sealing']), formatMeasure(measures['sealing.cure'])]) {
      expect(reseal?.description).toContain(figure);
    }
  });

  test('has reminders two weeks before, and the same ids in each download', () => {
    for (const { component } of events) {
      const trigger = component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
      expect(String(trigger)).toBe('-P2W');
    }
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(items.length);
    const later = careCalendarFile(items, 'Driveway', new Date('2026-12-24T12:00:00Z'));
    expect(later.match(/^UID:.*$/gm)).toEqual(file.match(/^UID:.*$/gm));
  });

  test('has the properties and line ends that RFC 5545 requires', () => {
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toContain(business.name);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const bytes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  });
});
