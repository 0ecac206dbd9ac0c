import { beforeEach, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import TwentyYearComparison from './TwentyYearComparison.island';

beforeEach(() => window.history.replaceState(null, '', '/'));

const totals = () => screen.getByRole('region', { name: /^Total/ });

test('the finished HTML has the published totals, the chart and its table', () => {
  const html = renderToString(<TwentyYearComparison />);
  for (const text of ['$14,700', '$16,900', '<svg', '<table', '$9,700', '$12,400']) expect(html).toContain(text);
});

test('totals, chart and table follow the entries', async () => {
  render(<TwentyYearComparison />);
  expect(totals()).toHaveTextContent('After 20 years concrete has cost $2,200 less than pavers.');
  await userEvent.type(screen.getByLabelText('Laid again in year'), '18');
  expect(totals()).toHaveTextContent(
    /paver surface has cost \$7,500 less than concrete, and has been ahead since year 18/,
  );
  expect(screen.getByRole('img')).toHaveAccessibleName(/concrete from \$9,700 to \$24,400/);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.at(-1)).toHaveTextContent('20$24,400$16,900');
});

test('an entry out of bounds gets words, and the totals wait', async () => {
  render(<TwentyYearComparison />);
  const years = screen.getByLabelText('Years');
  await userEvent.clear(years);
  await userEvent.type(years, '200');
  expect(years).toHaveAccessibleDescription('Enter whole years, from 1 to 60');
  expect(screen.getByText('The totals appear once every entry is right.', { selector: 'h3 + p' })).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a link fills it', () => {
  window.history.replaceState(
    null,
    '',
    '/?comparison=1&area=600&years=30&concreteInstalled=8&concreteUpkeep=250&paversInstalled=x',
  );
  render(<TwentyYearComparison />);
  expect(screen.getByText(/old or damaged/)).toBeInTheDocument();
  expect(screen.getByLabelText('Square feet')).toHaveValue('600');
  expect(screen.getAllByLabelText('Price per sq ft, $')[1]).toHaveValue('12.40');
});
