import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import CareCalendar from './CareCalendar.island';

const careCalendarFile = jest.fn<(...items: unknown[]) => string>(() => 'BEGIN:VCALENDAR');
jest.mock('@site/src/estimate/calendarFile', () => ({ careCalendarFile }));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00'), doNotFake: ['setTimeout', 'queueMicrotask'] });
});

afterEach(() => {
  jest.useRealTimers();
});

const enter = (date: string) => fireEvent.input(screen.getByLabelText('Date'), { target: { value: date } });

test('the finished HTML says what comes when', () => {
  const html = renderToString(<CareCalendar />);
  for (const text of ['Every 2–3 years', 'Every 3–5 years', 'Once a year']) expect(html).toContain(text);
  expect(html).toContain('href="/paver-sealing"');
});

test('a date brings the dates of care, the surface changes them', () => {
  render(<CareCalendar />);
  enter('2025-06-10');
  const dates = () => screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(dates()).toHaveLength(5);
  expect(dates().at(-1)).toMatch(/^March 15, 2028Reseal.*Due between June 10, 2027 and June 10, 2028/);
  fireEvent.input(screen.getByLabelText('Surface'), { target: { value: 'patio' } });
  expect(dates().at(-1)).toMatch(/^March 15, 2029Reseal/);
});

test('a date that cannot be gets words', () => {
  render(<CareCalendar />);
  enter('1950-01-01');
  expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('Enter a date from 1980 on');
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('the calendar file is made on demand', async () => {
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
  expect(await screen.findByText(/has been saved/)).toBeInTheDocument();
});
