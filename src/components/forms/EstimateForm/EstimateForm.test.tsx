import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import EstimateForm from './EstimateForm.island';

// Toasts are fetched on use, so this comes in time.
const pushToast = jest.fn();
jest.mock('../../frame/Toasts/ToastHost', () => ({ mountToasts: () => undefined, pushToast }));

const choices = (label: RegExp) =>
  Array.from(screen.getByLabelText<HTMLSelectElement>(label).options, ({ text }) => text);

test('lists the nine cities and the seven services, and a way out of each list', () => {
  render(<EstimateForm page="/" />);
  expect(choices(/city/i)).toHaveLength(11);
  expect(choices(/city/i).slice(-1)).toEqual(['Somewhere else in Southwest Florida']);
  expect(choices(/project type/i)).toHaveLength(9);
  expect(choices(/project type/i).slice(-1)).toEqual(['Something else']);
  expect(screen.getByLabelText(/city/i)).toHaveValue('');
});

test('size and message are optional, and the phone and number keyboards come up', () => {
  render(<EstimateForm page="/" />);
  expect(screen.getByLabelText(/square feet/i)).not.toBeRequired();
  expect(screen.getByLabelText(/square feet/i)).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByLabelText(/message/i)).not.toBeRequired();
  expect(screen.getByLabelText(/phone/i)).toHaveAttribute('type', 'tel');
  expect(screen.getByLabelText(/phone/i)).toHaveAttribute('autocomplete', 'tel');
});

test('the page’s city and service are chosen in the server’s HTML', () => {
  const html = renderToString(<EstimateForm page="/" area="sanibel" service="pool-decks" />);
  expect(html.match(/<option value="[^"]+" selected/g)).toEqual([
    '<option value="sanibel" selected',
    '<option value="pool-decks" selected',
  ]);
});

test('submitted, it writes the values to the console, shows the toast, and is as it was at first', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const user = userEvent.setup();
  render(<EstimateForm page="/" area="sanibel" service="pool-decks" />);
  await user.type(screen.getByLabelText(/first name/i), 'Dana');
  await user.type(screen.getByLabelText(/last name/i), 'Reyes');
  await user.type(screen.getByLabelText(/phone/i), '(239) 555-0100');
  await user.type(screen.getByLabelText(/e-mail/i), 'dana@example.com');
  await user.selectOptions(screen.getByLabelText(/city/i), 'Naples');
  await user.selectOptions(screen.getByLabelText(/project type/i), 'Something else');
  await user.type(screen.getByLabelText(/square feet/i), '1,200');
  await user.click(screen.getByRole('button', { name: 'Get Free Estimate' }));

  await waitFor(() => expect(pushToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Message Sent!' })));
  expect(log.mock.calls).toEqual([
    [
      'Lead (estimate):',
      {
        firstName: 'Dana',
        lastName: 'Reyes',
        phone: '(239) 555-0100',
        email: 'dana@example.com',
        city: 'naples',
        projectType: 'other',
        squareFeet: 1200,
      },
    ],
  ]);
  for (const input of screen.getAllByRole('textbox')) expect(input).toHaveValue('');
  expect(screen.getByLabelText(/city/i)).toHaveValue('sanibel');
  expect(screen.getByLabelText(/project type/i)).toHaveValue('pool-decks');
  log.mockRestore();
});
