import { beforeEach, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { formatDollars } from '@site/src/words/format';
import { formatAmount } from '@site/src/company/pricing';
import { compare, comparisonEntries, publishedComparison } from '@site/src/tools/comparison/core/comparison';
import { comparisonQuery } from '@site/src/tools/comparison/core/comparison';
import TwentyYearComparison from './TwentyYearComparison.island';

beforeEach(() => window.history.replaceState(null, '', '/'));

const totals = () => screen.getByRole('region', { name: /^Total/ });

test('the server’s HTML has the published totals and what they are made of, the chart and its table', () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<TwentyYearComparison />);
  const { course, concrete, pavers } = compare(publishedComparison);
  expect(totals()).toHaveTextContent(formatDollars(concrete));
  expect(totals()).toHaveTextContent(formatDollars(pavers));
  const { concreteInstalled, concreteUpkeep, paversInstalled, paversUpkeep } = publishedComparison;
  for (const [installed, upkeep] of [
    [concreteInstalled, concreteUpkeep],
    [paversInstalled, paversUpkeep],
  ])
    expect(totals()).toHaveTextContent(
      `${formatAmount({ low: installed, high: installed })} per sq ft and ${formatDollars(upkeep)} a year`,
    );
  const laid = formatDollars(course[0].concrete);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    new RegExp(`concrete from \\${laid} to \\${formatDollars(concrete)}`),
  );
  expect(screen.getByRole('cell', { name: laid })).toBeInTheDocument();
  page.remove();
});

test('updates totals, chart and table with the entries', async () => {
  const query = comparisonQuery({
    area: 1000,
    years: 20,
    concreteInstalled: 10,
    concreteUpkeep: 250,
    paversInstalled: 13,
    paversUpkeep: 200,
    replacement: 0,
  });
  window.history.replaceState(null, '', `/?${query}`);
  render(<TwentyYearComparison />);
  expect(totals()).toHaveTextContent('After 20 years, concrete has cost $2,000 less than pavers.');
  await userEvent.type(screen.getByLabelText('Replaced in year'), '18');
  expect(totals()).toHaveTextContent(
    /paver surface has cost \$8,000 less than concrete, and has been ahead since year 18/,
  );
  expect(screen.getByRole('img')).toHaveAccessibleName(/concrete from \$10,000 to \$25,000/);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.at(-1)).toHaveTextContent('20$25,000$17,000');
});

test('says "a year" for one year', async () => {
  render(<TwentyYearComparison />);
  const years = screen.getByLabelText('Years');
  await userEvent.clear(years);
  await userEvent.type(years, '1');
  expect(totals()).toHaveAccessibleName(/^Total after a year/);
});

test('shows an error for an entry out of bounds, and keeps the last totals', async () => {
  render(<TwentyYearComparison />);
  const years = screen.getByLabelText('Years');
  const before = screen.getByRole('region').textContent;
  await userEvent.clear(years);
  await userEvent.type(years, '200');
  expect(years).toHaveAccessibleDescription('Enter whole years, from 1 to 60');
  const note = 'The totals from before, until every entry is correct.';
  expect(screen.getByText(note, { selector: 'section > p:not([aria-live])' })).toBeInTheDocument();
  for (const { textContent } of document.querySelectorAll('dd')) expect(before).toContain(textContent);
  expect(screen.getByRole('img')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
});

test('is filled from a link', () => {
  window.history.replaceState(
    null,
    '',
    '/?comparison=1&area=600&years=30&concreteInstalled=8&concreteUpkeep=250&paversInstalled=x',
  );
  render(<TwentyYearComparison />);
  expect(screen.getByText(/couldn’t read all/)).toBeInTheDocument();
  expect(screen.getByLabelText('Square feet')).toHaveValue('600');
  expect(screen.getAllByLabelText('Price per sq ft ($)')[1]).toHaveValue(
    comparisonEntries(publishedComparison).paversInstalled,
  );
});
