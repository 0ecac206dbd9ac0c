import '@site/tests/companies/full';
import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pasteInto } from '@site/tests/pasteInto';
import { renderToString } from 'react-dom/server';
import { areas } from '@site/src/company/areas';
import { business } from '@site/src/company/business';
import { services } from '@site/src/company/services';
import { keepDraft } from '@site/src/leads/form/formDrafts';
import { newPhotoKey, notePhotos } from '@site/src/leads/photos/photoDrafts';
import { leavePrefill } from '@site/src/leads/form/prefill';
import { leadSchemas } from '@site/src/leads/form/schemas';
import EstimateForm from './EstimateForm.island';

// Toasts are loaded on first use, after this mock is set.
const pushToast = jest.fn();
jest.mock('../../frame/Toasts/ToastHost', () => ({ mountToasts: () => undefined, pushToast }));

const [city] = areas;
const [service] = services;

const choices = (label: RegExp) =>
  Array.from(screen.getByLabelText<HTMLSelectElement>(label).options, ({ text }) => text);

test('lists every city and every service, each with an option for anything else', () => {
  render(<EstimateForm page="/" />);
  expect(choices(/city/i)).toEqual([
    'Choose a city',
    ...areas.map(({ name }) => name),
    `Somewhere else in ${business.region}`,
  ]);
  expect(choices(/project type/i)).toEqual(['Choose a project', ...services.map(({ name }) => name), 'Something else']);
  expect(screen.getByLabelText(/city/i)).toHaveValue('');
});

test('has every field of an estimate, in the order in which the company reads them, and who referred the visitor', () => {
  const { container } = render(<EstimateForm page="/" />);
  const names = Array.from(container.querySelector('form')?.elements ?? [], (element) => element.getAttribute('name'));
  const { entries } = leadSchemas.estimate;
  expect(names.filter(Boolean)).toEqual([...Object.keys(entries), 'referredBy']);
});

test('asks for the best way to reach the visitor and the times for a visit, and insists on neither', () => {
  render(<EstimateForm page="/" />);
  expect(choices(/best way/i)).toEqual(['No preference', 'Call me', 'Text me', 'Email me']);
  for (const label of [/best way/i, /come by/i]) {
    expect(screen.getByLabelText(label)).not.toBeRequired();
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
});

describe('the details that nobody has to give', () => {
  const details = () => screen.getByText('Add details').closest('details');

  test('are closed at first, also with what the page has preselected in them', () => {
    render(<EstimateForm page="/" area={city.id} service={service.id} />);
    expect(details()).not.toHaveAttribute('open');
    for (const label of [/last name/i, /project type/i, /square feet/i, /best way/i, /come by/i, /message/i]) {
      expect(details()).toContainElement(screen.getByLabelText(label));
    }
    expect(details()).toContainElement(screen.getByLabelText('Who referred you?'));
    for (const label of [/first name/i, /city/i, 'Phone', 'Email']) expect(screen.getByLabelText(label)).toBeVisible();
  });

  test('open with what was chosen and typed before a reload', () => {
    keepDraft('estimate', { contactBy: 'email', visitTime: 'Saturday morning' });
    render(<EstimateForm page="/" />);
    expect(screen.getByLabelText(/best way/i)).toHaveValue('email');
    expect(screen.getByLabelText(/come by/i)).toHaveValue('Saturday morning');
    expect(details()).toHaveAttribute('open');
  });

  test('stay closed if only the other fields were filled in before a reload', () => {
    keepDraft('estimate', { firstName: 'Dana', phone: '239-555-0100' });
    render(<EstimateForm page="/" />);
    expect(screen.getByLabelText(/first name/i)).toHaveValue('Dana');
    expect(details()).not.toHaveAttribute('open');
  });

  test('stay closed with what a tool fills in, which a line above the form sums up', () => {
    render(
      <section id="contact">
        <EstimateForm page="/" service={service.id} />
      </section>,
    );
    expect(details()).not.toHaveAttribute('open');
    act(() =>
      leavePrefill({
        what: 'estimate',
        summary: 'Patio, $4,500',
        projectType: service.id,
        subject: 'Patio',
        message: '400 sq ft',
      }),
    );
    expect(screen.getByLabelText(/message/i)).toHaveValue('400 sq ft');
    const note = screen.getByText('Your estimate goes with this form:').closest('[role=status]');
    expect(note).toHaveTextContent('Your estimate goes with this form: Patio, $4,500.');
    expect(details()).not.toHaveAttribute('open');
  });

  test('hold all that a tool has left although another program has broken how events are made', () => {
    const subject = 'A patio';
    leavePrefill({
      what: 'estimate',
      summary: 'Patio, $4,500',
      projectType: service.id,
      subject,
      message: '400 sq ft',
    });
    const broken = jest.spyOn(EventTarget.prototype, 'dispatchEvent').mockImplementation(() => {
      throw new RangeError('Replaced by another program.');
    });
    render(<EstimateForm page="/" />);
    broken.mockRestore();
    expect(screen.getByLabelText(/project type/i)).toHaveValue(service.id);
    expect(screen.getByLabelText(/message/i)).toHaveValue('400 sq ft');
  });

  test('open with what the browser fills in', () => {
    render(<EstimateForm page="/" />);
    fireEvent.input(screen.getByLabelText(/last name/i), { target: { value: 'Reyes' } });
    expect(details()).toHaveAttribute('open');
  });

  test('open with a photo that the photo tool has left', () => {
    notePhotos([{ key: newPhotoKey('tool'), name: 'patio.jpg' }]);
    render(<EstimateForm page="/" />);
    expect(details()).toHaveAttribute('open');
    sessionStorage.clear();
  });

  test('open for a visitor whom somebody has referred', () => {
    window.history.replaceState(null, '', '/?ref=Pat');
    render(<EstimateForm page="/" />);
    expect(details()).toHaveAttribute('open');
    window.history.replaceState(null, '', '/');
    sessionStorage.clear();
  });

  test('open for an error in them, and for a link to it', async () => {
    render(<EstimateForm page="/" />);
    screen.getByLabelText<HTMLInputElement>(/last name/i).value = 'x'.repeat(81);
    fireEvent.click(screen.getByRole('button', { name: 'Get Free Estimate' }));
    const link = await screen.findByRole('link', { name: /^Shorten the last name/ });
    expect(details()).toHaveAttribute('open');
    details()?.removeAttribute('open');
    fireEvent.click(link);
    expect(details()).toHaveAttribute('open');
    expect(screen.getByLabelText(/last name/i)).toHaveFocus();
  });
});

describe('phone and email', () => {
  test('share the mark of a required field, and the browser insists on neither', () => {
    render(<EstimateForm page="/" />);
    const group = screen.getByRole('group', { name: 'Phone or email (required)' });
    const fields = within(group).getAllByRole('textbox');
    expect(fields.map((field) => field.getAttribute('name'))).toEqual(['phone', 'email']);
    for (const field of fields) expect(field).not.toBeRequired();
    const required = [...document.querySelectorAll('form :required')].map((field) => field.getAttribute('name'));
    expect(required).toEqual(['firstName', 'city']);
  });

  test('get one error if both are missing, which goes away with either', async () => {
    render(<EstimateForm page="/" area={city.id} />);
    fireEvent.change(screen.getByLabelText(/first name/i), { target: { value: 'Dana' } });
    fireEvent.click(screen.getByRole('button', { name: 'Get Free Estimate' }));
    const summary = await screen.findByRole('group', { name: 'One answer needs another look' });
    expect(summary).toHaveTextContent(/Enter a phone number or an email address, so that we can reach you$/);
    expect(screen.getByLabelText('Phone')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
    fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'dana@example.com' } });
    await waitFor(() => expect(screen.getByLabelText('Phone')).not.toHaveAttribute('aria-invalid'));
  });

  test('are asked for by the way in which the visitor wants to be reached', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    render(<EstimateForm page="/" area={city.id} />);
    fireEvent.change(screen.getByLabelText(/first name/i), { target: { value: 'Dana' } });
    fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '239-555-0100' } });
    fireEvent.change(screen.getByLabelText(/best way/i), { target: { value: 'email' } });
    fireEvent.click(screen.getByRole('button', { name: 'Get Free Estimate' }));
    const summary = await screen.findByRole('group', { name: 'One answer needs another look' });
    expect(summary).toHaveTextContent(/Which address should we email\?$/);
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});

test('size and message are optional; the phone keypad comes up for the phone, and the size takes words', () => {
  render(<EstimateForm page="/" />);
  expect(screen.getByLabelText(/square feet/i)).not.toBeRequired();
  expect(screen.getByLabelText(/square feet/i)).not.toHaveAttribute('inputmode');
  expect(screen.getByLabelText(/message/i)).not.toBeRequired();
  expect(screen.getByLabelText(/phone/i)).toHaveAttribute('type', 'tel');
  expect(screen.getByLabelText(/phone/i)).toHaveAttribute('autocomplete', 'tel');
});

test('preselects the page’s city and service in the server’s HTML', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<EstimateForm page="/" area={city.id} service={service.id} />);
  expect(within(page).getByLabelText(/city/i)).toHaveValue(city.id);
  expect(within(page).getByLabelText(/project type/i)).toHaveValue(service.id);
});

test('logs the values, shows the toast and resets after submitting', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const user = userEvent.setup();
  render(<EstimateForm page="/" area={city.id} service={service.id} />);
  await pasteInto(user, screen.getByLabelText(/first name/i), 'Dana');
  await pasteInto(user, screen.getByLabelText(/last name/i), 'Reyes');
  await pasteInto(user, screen.getByLabelText(/phone/i), '(239) 555-0100');
  await pasteInto(user, screen.getByLabelText(/email/i), 'dana@example.com');
  await user.selectOptions(screen.getByLabelText(/city/i), screen.getByRole('option', { name: /^somewhere else/i }));
  await user.selectOptions(screen.getByLabelText(/project type/i), 'Something else');
  await pasteInto(user, screen.getByLabelText(/square feet/i), '1,200');
  await user.selectOptions(screen.getByLabelText(/best way/i), 'Text me');
  await pasteInto(user, screen.getByLabelText(/come by/i), 'Weekdays after 4 pm');
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
        city: 'elsewhere',
        projectType: 'other',
        squareFeet: 1200,
        contactBy: 'text',
        visitTime: 'Weekdays after 4 pm',
      },
    ],
  ]);
  for (const input of screen.getAllByRole('textbox')) expect(input).toHaveValue('');
  expect(screen.getByLabelText(/city/i)).toHaveValue(city.id);
  expect(screen.getByLabelText(/project type/i)).toHaveValue(service.id);
  expect(screen.getByLabelText(/best way/i)).toHaveValue('');
  log.mockRestore();
});
