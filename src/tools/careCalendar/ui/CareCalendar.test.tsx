import '@site/tests/companies/full';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { formatMeasure, measures } from '@site/src/company/pricing';
import { careCalendar, formatDay, type CareSurface } from '@site/src/tools/careCalendar/core/careCalendar';
import CareCalendar from './CareCalendar.island';

const careCalendarFile = jest.fn<(...items: unknown[]) => string>(() => 'BEGIN:VCALENDAR');
jest.mock('@site/src/tools/careCalendar/core/calendarFile', () => ({ careCalendarFile }));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00'), doNotFake: ['setTimeout', 'queueMicrotask'] });
});

afterEach(() => {
  jest.useRealTimers();
});

const enter = (date: string) => fireEvent.input(screen.getByLabelText('Date'), { target: { value: date } });

test('the server’s HTML lists all intervals', () => {
  const html = renderToString(<CareCalendar />);
  for (const interval of [measures['sealing.resealDriveway'], measures['sealing.resealPatio']]) {
    expect(html).toContain(`Every ${formatMeasure(interval)}`);
  }
  expect(html).toContain('Once a year');
  expect(html).toContain('href="/paver-sealing"');
});

test('shows care dates for a date, and updates them with the surface', () => {
  render(<CareCalendar />);
  enter('2025-06-10');
  const expectDates = (surface: CareSurface) => {
    const due = careCalendar({ surface, start: 'sealed', date: '2025-06-10' }, '2026-11-21');
    const shown = screen.getAllByRole('listitem');
    expect(shown).toHaveLength(due.length);
    due.forEach(({ day, title, text, window }, index) => {
      expect(shown[index]).toHaveTextContent(formatDay(day));
      expect(shown[index]).toHaveTextContent(title);
      expect(shown[index]).toHaveTextContent(text);
      if (window)
        expect(shown[index]).toHaveTextContent(`between ${formatDay(window.from)} and ${formatDay(window.to)}`);
    });
  };
  expectDates('driveway');
  fireEvent.input(screen.getByLabelText('Surface'), { target: { value: 'patio' } });
  expectDates('patio');
});

test('shows an error for an invalid date', () => {
  render(<CareCalendar />);
  enter('1950-01-01');
  expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('Enter a date no earlier than 1980');
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('saves a calendar file', async () => {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:calendar', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  render(<CareCalendar />);
  enter('2025-06-10');
  await userEvent.click(screen.getByRole('button', { name: /calendar/ }));
  await waitFor(() => expect(saved).toEqual(['paver-care-driveway.ics']));
  expect(careCalendarFile).toHaveBeenCalledWith(expect.any(Array), 'Driveway', expect.any(Date));
  expect(await screen.findByText(/file is saved/)).toBeInTheDocument();
});

test('shows care dates although another program stops the events by which a browser says that a field has changed', async () => {
  const end = new AbortController();
  for (const type of ['input', 'change'])
    addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true, signal: end.signal });
  render(<CareCalendar />);
  await userEvent.type(screen.getByLabelText('Date'), '2025-06-10');
  end.abort();
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1);
});
