import '@site/tests/companies/full';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pasteInto } from '@site/tests/pasteInto';
import { renderToString } from 'react-dom/server';
import { business, mailHref, smsHref, telHref } from '@site/src/company/business';
import type * as leads from '@site/src/leads';
import { leadToasts } from '@site/src/leads/words/leadTexts';
import { callbackPromise } from '@site/src/leads/words/hours';
import LeadForm from '.';
import { LeadField } from './LeadField';
import { draftOf, keepDraft, RESTORE_EVENT, rememberVisitor } from '@site/src/leads/form/formDrafts';
import { isAnyFormInUse } from '@site/src/leads/form/formActivity';

// Leads and toasts are loaded on first use, after these mocks are set.
const deliverLead = jest.fn<typeof leads.deliverLead>();
const prepareDelivery = jest.fn<typeof leads.prepareDelivery>();
jest.mock('@site/src/leads', () => ({
  ...jest.requireActual<typeof leads>('@site/src/leads'),
  deliverLead,
  prepareDelivery,
}));
const pushToast = jest.fn();
jest.mock('../../frame/Toasts/ToastHost', () => ({ mountToasts: () => undefined, pushToast }));

const user = userEvent.setup();

const form = (
  <LeadForm page="/" kind="contact" requiredMark="(required)" submitLabel="Send" helper="No obligation.">
    {({ Field, CheckboxField }) => (
      <>
        <Field name="firstName" label="First name" autoComplete="given-name" required />
        <Field name="email" label="Email" type="email" inputMode="email" required />
        <Field name="subject" label="Subject" required />
        <Field name="message" label="Message" rows={4} required />
        <CheckboxField name="newsletter" label="News" />
      </>
    )}
  </LeadForm>
);

const field = (label: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const send = () => user.click(screen.getByRole('button'));
const notices = () => document.querySelector<HTMLElement>('[aria-live=assertive]') as HTMLElement;

async function fill() {
  await pasteInto(user, field(/first name/i), 'Dana');
  await pasteInto(user, field(/email/i), 'dana@example.com');
  await pasteInto(user, field(/subject/i), 'Driveway');
  await pasteInto(user, field(/message/i), 'Two cars.');
}

beforeEach(() => {
  jest.clearAllMocks();
  deliverLead.mockResolvedValue({ state: 'sent' });
  prepareDelivery.mockResolvedValue(undefined);
});

test('what is known from another form is replaced by what is typed into the field that already has the focus', async () => {
  render(form);
  await user.click(field(/email/i));
  act(() => rememberVisitor('estimate', { email: 'dana@example.com', firstName: 'Dana' }));
  expect(field(/email/i).value).toBe('dana@example.com');
  await user.keyboard('sam@example.com');
  expect(field(/email/i).value).toBe('sam@example.com');
  expect(field(/first name/i).value).toBe('Dana');
});

test('what is known is replaced by what is typed into the field that gets the focus just as React takes the form over', async () => {
  rememberVisitor('estimate', { firstName: 'Dana' });
  const [before, container] = [document.createElement('input'), document.createElement('div')];
  document.body.append(before, container);
  container.innerHTML = renderToString(form);
  before.focus();
  before.addEventListener('blur', () => render(form, { container, hydrate: true }));
  field(/first name/i).focus();
  await waitFor(() => expect(field(/first name/i)).toHaveValue('Dana'));
  await user.keyboard('Sam');
  expect(field(/first name/i)).toHaveValue('Sam');
  before.remove();
});

test('of a draft, typing replaces a line, and adds to a message, that comes into the field with the focus', async () => {
  const restore = (label: RegExp, values: Readonly<Record<string, string>>) => {
    act(() => field(label).focus());
    keepDraft('contact', values);
    act(() => void window.dispatchEvent(new Event(RESTORE_EVENT)));
  };
  render(form);
  restore(/subject/i, { subject: 'Driveway' });
  await user.keyboard('Patio');
  restore(/message/i, { message: 'Two cars' });
  await user.keyboard(' and a boat.');
  expect([field(/subject/i).value, field(/message/i).value]).toEqual(['Patio', 'Two cars and a boat.']);
});

describe('the server’s HTML', () => {
  test('uses POST and the browser’s validation', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(form);
    const built = page.querySelector('form');
    expect(built?.method).toBe('post');
    expect(built?.getAttribute('action')).toBe('/thanks');
    expect(built?.noValidate).toBe(false);
    expect(page.querySelectorAll(':required')).toHaveLength(4);
    const withoutScripts = page.querySelector('noscript')?.textContent;
    for (const link of [telHref, mailHref]) expect(withoutScripts).toContain(`href="${link}"`);
  });

  test('is hydrated into a form with custom error messages, and keeps what was typed and selected', () => {
    const page = (
      <LeadForm page="/" kind="estimate" requiredMark="*" submitLabel="Send" helper="No obligation.">
        {({ Field, SelectField }) => (
          <>
            <Field name="message" label="Message" />
            <SelectField
              name="city"
              label="City"
              options={[
                { value: 'estero', label: 'Estero' },
                { value: 'naples', label: 'Naples' },
              ]}
              placeholder="Choose"
              defaultValue="naples"
            />
          </>
        )}
      </LeadForm>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    field(/message/i).value = 'Driveway';
    screen.getByLabelText<HTMLSelectElement>('City').value = 'estero';

    render(page, { container, hydrate: true });
    expect(document.forms[0]).toHaveAttribute('novalidate');
    expect(field(/message/i)).toHaveValue('Driveway');
    expect(screen.getByLabelText('City')).toHaveValue('estero');
    expect(isAnyFormInUse()).toBe(true);
  });
});

describe('fields', () => {
  test('have labels, marks if required, and unique ids with two forms on a page', () => {
    render(
      <>
        {form}
        {form}
      </>,
    );
    const names = screen.getAllByLabelText('First name (required)');
    expect(names).toHaveLength(2);
    expect(new Set(names.map(({ id }) => id)).size).toBe(2);
    expect(names[0]).toHaveAttribute('autocomplete', 'given-name');
  });

  test('throw an error outside of a LeadForm', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<LeadField name="email" label="Email" />)).toThrow(
      'A form field must be inside of <LeadForm>.',
    );
    jest.mocked(console.error).mockRestore();
  });

  test('with a name that is not in the form’s schema are type errors and are not delivered', async () => {
    render(
      <LeadForm page="/" kind="guide" requiredMark="*" submitLabel="Send" helper="No obligation.">
        {({ Field }) => (
          <>
            <Field name="email" label="Email" />
            {/* @ts-expect-error -- a misspelled name */}
            <Field name="emial" label="Misspelled" />
            {/* @ts-expect-error -- a field of the contact form */}
            <Field name="subject" label="Foreign" />
          </>
        )}
      </LeadForm>,
    );
    await user.type(field(/email/i), 'dana@example.com');
    await user.type(field(/misspelled/i), 'x');
    await user.type(field(/foreign/i), 'x');
    await send();
    await waitFor(() => expect(pushToast).toHaveBeenCalled());
    expect(deliverLead.mock.lastCall?.[0].values).toEqual({ email: 'dana@example.com' });
  });
});

describe('a form with errors', () => {
  test('shows them beside the fields and in a summary that has the focus, and keeps what was typed', async () => {
    render(form);
    await user.type(field(/subject/i), 'Driveway');
    await user.type(field(/email/i), 'dana@');
    await send();

    const summary = await screen.findByRole('group', { name: '3 answers need another look' });
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Enter your first name',
      'Enter your full email address, like name@example.com',
      'Write a few words about what you’d like to know',
    ]);
    expect(field(/first name/i)).toHaveAttribute('aria-invalid', 'true');
    expect(field(/first name/i)).toHaveAccessibleDescription('Enter your first name');
    expect(field(/subject/i)).not.toHaveAttribute('aria-invalid');
    expect(field(/subject/i)).toHaveValue('Driveway');
    expect(field(/email/i)).toHaveValue('dana@');
    expect(deliverLead).not.toHaveBeenCalled();

    await user.click(links[0] as HTMLElement);
    expect(field(/first name/i)).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  test('leads to the fields also where another program has taken away their ids, or given them to others', async () => {
    const ids = () => [...document.querySelectorAll<HTMLElement>('form :is(input, textarea)')];
    for (const change of [
      () => ids().forEach((element) => element.removeAttribute('id')),
      () => ids().forEach(({ id }) => document.body.prepend(Object.assign(document.createElement('i'), { id }))),
    ]) {
      const { container, unmount } = render(form);
      await user.click(container.querySelector('[type=submit]') as HTMLElement);
      const summary = await screen.findByRole('group');
      change();
      await user.click(within(summary).getByRole('link', { name: /subject/ }));
      expect(document.activeElement).toHaveAttribute('name', 'subject');
      unmount();
    }
  });

  test('focuses the summary again after each rejected submit', async () => {
    render(form);
    await send();
    await screen.findByRole('group');
    await user.click(field(/message/i));
    await send();
    await waitFor(() => expect(screen.getByRole('group')).toHaveFocus());
  });

  test('updates an error while typing, removes it once its field is valid, and shows no new ones', async () => {
    render(form);
    await user.type(field(/subject/i), 'Driveway');
    await send();
    await screen.findByRole('group');

    await user.type(field(/first name/i), 'D');
    expect(field(/first name/i)).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('group')).toHaveAccessibleName('2 answers need another look');

    await user.type(field(/email/i), 'd');
    expect(field(/email/i)).toHaveAccessibleDescription('Enter your full email address, like name@example.com');
    await user.clear(field(/subject/i));
    expect(field(/subject/i)).not.toHaveAttribute('aria-invalid');

    await user.type(field(/email/i), '@example.com');
    await user.type(field(/message/i), 'Hello');
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('of a single field shows its error once and focuses the field', async () => {
    render(
      <LeadForm page="/" kind="guide" requiredMark="*" submitLabel="Send" helper="No obligation." errorSummary={false}>
        {({ Field }) => <Field name="email" label="Email" type="email" required />}
      </LeadForm>,
    );
    await send();
    await waitFor(() => expect(field(/email/i)).toHaveFocus());
    expect(field(/email/i)).toHaveAccessibleDescription('Enter your email address, like name@example.com');
    expect(screen.queryByRole('group')).toBeNull();
  });
});

describe('a contact that is probably mistyped', () => {
  const question = () => screen.queryByText(/Did you mean/, { selector: 'p, p *' });
  /** Presses the button later than a double click. */
  async function sendLater() {
    const later = performance.now() + 60_000;
    const clock = jest.spyOn(performance, 'now').mockReturnValue(later);
    await send();
    clock.mockRestore();
  }

  async function fillWith(email: string) {
    await fill();
    await user.clear(field(/email/i));
    await user.type(field(/email/i), email);
  }

  test('is asked about beside its field and in a summary with the focus, without counting as an error', async () => {
    render(form);
    await fillWith('dana@gmial.com');
    await send();
    const summary = await screen.findByRole('group', { name: 'One answer needs another look' });
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link')).toHaveTextContent(/^Did you mean dana@gmail\.com\?$/);
    expect(field(/email/i)).not.toHaveAttribute('aria-invalid');
    expect(field(/email/i)).toHaveAccessibleDescription(
      /^Did you mean dana@gmail\.com ?\? Or send it again as it is\.$/,
    );
    expect(deliverLead).not.toHaveBeenCalled();
    await user.click(within(summary).getByRole('link'));
    expect(field(/email/i)).toHaveFocus();
  });

  test('takes the suggestion, and is then sent with it', async () => {
    render(form);
    await fillWith('dana@gmail.con');
    await send();
    await user.click(await screen.findByRole('button', { name: 'Use dana@gmail.com' }));
    expect(field(/email/i)).toHaveValue('dana@gmail.com');
    expect(field(/email/i)).toHaveFocus();
    expect(question()).toBeNull();
    expect(screen.queryByRole('group')).toBeNull();
    await sendLater();
    await waitFor(() => expect(deliverLead).toHaveBeenCalledTimes(1));
    expect(deliverLead.mock.lastCall?.[0].values).toMatchObject({ email: 'dana@gmail.com' });
  });

  test('is sent as typed by a second press, but not by a double click', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    render(form);
    await fillWith('dana@gmial.com');
    await send();
    await screen.findByRole('group');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(deliverLead).not.toHaveBeenCalled();
    clock.mockReturnValue(performance.now() + 60_000);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(deliverLead).toHaveBeenCalledTimes(1));
    expect(deliverLead.mock.lastCall?.[0].values).toMatchObject({ email: 'dana@gmial.com' });
    expect(question()).toBeNull();
    clock.mockRestore();
  });

  test('is asked about together with the errors of other fields, and not a second time', async () => {
    render(form);
    await user.type(field(/email/i), 'dana@gmial.com');
    await user.type(field(/subject/i), 'Driveway');
    await user.type(field(/message/i), 'Two cars.');
    await send();
    const summary = await screen.findByRole('group', { name: '2 answers need another look' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Enter your first name', 'Did you mean dana@gmail.com?']);
    await user.type(field(/first name/i), 'Dana');
    expect(screen.getByRole('group', { name: 'One answer needs another look' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(deliverLead).toHaveBeenCalledTimes(1));
  });

  test('that cannot be an address is an error with a suggestion, however often it is sent', async () => {
    render(form);
    await fillWith('dana@gmailcom');
    for (let time = 0; time < 2; time += 1) {
      await user.click(screen.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(screen.getByRole('group')).toHaveFocus());
      expect(field(/email/i)).toHaveAttribute('aria-invalid', 'true');
      expect(screen.getByRole('button', { name: 'Use dana@gmail.com' })).toBeVisible();
      act(() => field(/subject/i).focus());
    }
    expect(deliverLead).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Use dana@gmail.com' }));
    expect(field(/email/i)).not.toHaveAttribute('aria-invalid');
  });

  test('of a form with one field is asked about beside it, and the field takes the focus', async () => {
    render(
      <LeadForm page="/" kind="guide" requiredMark="*" submitLabel="Send" helper="No obligation." errorSummary={false}>
        {({ Field }) => <Field name="email" label="Email" type="email" required />}
      </LeadForm>,
    );
    await user.type(field(/email/i), 'dana@yahoo.cmo');
    await send();
    await screen.findByRole('button', { name: 'Use dana@yahoo.com' });
    expect(field(/email/i)).toHaveFocus();
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('as a phone number that lacks a digit is asked about once', async () => {
    render(
      <LeadForm page="/" kind="callback" requiredMark="*" submitLabel="Send" helper="No obligation.">
        {({ Field }) => (
          <>
            <Field name="name" label="Name" defaultValue="Dana" />
            <Field name="phone" label="Phone" type="tel" />
            <Field name="message" label="Message" defaultValue="Hello" />
          </>
        )}
      </LeadForm>,
    );
    await user.type(field(/phone/i), '239-555-010');
    await send();
    expect(await screen.findByRole('group')).toHaveTextContent('Is a digit missing?');
    await sendLater();
    await waitFor(() => expect(deliverLead).toHaveBeenCalledTimes(1));
    expect(deliverLead.mock.lastCall?.[0].values).toMatchObject({ phone: '239-555-010' });
  });
});

describe('a press on the button before the scripts are there', () => {
  test('is judged by what the form held then, and sends nothing that is typed later', async () => {
    let arrive: () => void = () => undefined;
    prepareDelivery.mockReturnValue(new Promise((resolve) => (arrive = () => resolve(undefined))));
    render(form);
    await send();
    await screen.findByRole('button', { name: 'Sending…' });
    await fill();
    await act(async () => arrive());
    await screen.findByRole('button', { name: 'Send' });
    expect(deliverLead).not.toHaveBeenCalled();
    // Nothing is missing anymore, so that there is nothing to say.
    expect(screen.queryByRole('group')).toBeNull();
    expect(field(/subject/i)).toHaveValue('Driveway');
    await send();
    await waitFor(() => expect(deliverLead).toHaveBeenCalledTimes(1));
  });

  test('sends what the form held then, and keeps what is typed later', async () => {
    let arrive: () => void = () => undefined;
    render(form);
    await fill();
    prepareDelivery.mockReturnValue(new Promise((resolve) => (arrive = () => resolve(undefined))));
    await send();
    await screen.findByRole('button', { name: 'Sending…' });
    await user.type(field(/message/i), ' PS: gate 12.');
    await act(async () => arrive());
    await waitFor(() => expect(deliverLead).toHaveBeenCalledTimes(1));
    expect(deliverLead.mock.lastCall?.[0].values).toMatchObject({ message: 'Two cars.' });
    await waitFor(() => expect(field(/subject/i)).toHaveValue(''));
    expect(field(/message/i)).toHaveValue('Two cars. PS: gate 12.');
  });
});

describe('a form filled in', () => {
  test('is delivered, emptied, and confirmed by a toast', async () => {
    render(form);
    await fill();
    await user.click(screen.getByRole('checkbox', { name: 'News' }));
    await send();

    await waitFor(() => expect(pushToast).toHaveBeenCalledWith(leadToasts.contact));
    expect(deliverLead.mock.calls).toEqual([
      [
        {
          kind: 'contact',
          values: {
            firstName: 'Dana',
            email: 'dana@example.com',
            subject: 'Driveway',
            message: 'Two cars.',
            newsletter: true,
          },
          id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
          time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          page: '/',
          visit: { landingPage: '/' },
          consent: 'No obligation.',
          suspicions: expect.anything(),
        },
      ],
    ]);
    for (const input of screen.getAllByRole('textbox')) expect(input).toHaveValue('');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(window.location.search).toBe('');
  });

  test('is empty once it is sent, also of a text that a program has changed without an event', async () => {
    render(form);
    await fill();
    field(/message/i).value = 'Three cars.';
    await send();
    await waitFor(() => expect(deliverLead).toHaveBeenCalledTimes(1));
    expect(deliverLead.mock.calls[0]?.[0].values).toMatchObject({ message: 'Three cars.' });
    await waitFor(() => expect(field(/message/i)).toHaveValue(''));
    expect(draftOf('contact')).toEqual({});
  });

  test('has the focus on its button once it is sent by Enter, beside what is said of it, unless somebody types on', async () => {
    render(form);
    await fill();
    await user.type(field(/email/i), '{Enter}');
    await screen.findByText(/^Sent at/);
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
    const receiver = new EventTarget();
    deliverLead.mockReturnValue(
      new Promise((resolve) => receiver.addEventListener('received', () => resolve({ state: 'sent' }))),
    );
    await fill();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    await user.type(field(/email/i), '{Enter}');
    await waitFor(() => expect(deliverLead).toHaveBeenCalledTimes(2));
    await user.type(field(/subject/i), ' and a walk');
    await act(async () => receiver.dispatchEvent(new Event('received')));
    await screen.findByText(/^Sent at/);
    clock.mockRestore();
    expect(field(/subject/i)).toHaveFocus();
    expect(field(/subject/i)).toHaveValue('Driveway and a walk');
  });

  test('shows that it is being sent, and sends once however often the button is pressed', async () => {
    const receiver = new EventTarget();
    deliverLead.mockReturnValue(
      new Promise((resolve) => receiver.addEventListener('received', () => resolve({ state: 'sent' }))),
    );
    render(form);
    await fill();
    await send();
    const button = await screen.findByRole('button', { name: 'Sending…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    await send();
    await send();
    // The last press is part of a double click, however long this machine takes for it.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    await act(async () => receiver.dispatchEvent(new Event('received')));
    expect(await screen.findByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled');
    await send();
    clock.mockRestore();
    expect(deliverLead).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('group')).toBeNull();
  });

  test.each(['before the first was answered', 'right after it'])(
    'sends another message that is typed %s',
    async (when) => {
      const receiver = new EventTarget();
      deliverLead.mockReturnValueOnce(
        new Promise((resolve) => receiver.addEventListener('received', () => resolve({ state: 'sent' }))),
      );
      const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
      render(form);
      await fill();
      await send();
      await waitFor(() => expect(deliverLead).toHaveBeenCalledTimes(1));
      const writeAnother = () => pasteInto(user, field(/subject/i), 'A walk, too');
      if (when.startsWith('before')) await writeAnother();
      await act(async () => receiver.dispatchEvent(new Event('received')));
      await fill();
      if (!when.startsWith('before')) await writeAnother();
      await send();
      clock.mockRestore();
      await waitFor(() => expect(deliverLead).toHaveBeenCalledTimes(2));
      expect(deliverLead.mock.lastCall?.[0].values).toMatchObject({ subject: expect.stringContaining('A walk, too') });
    },
  );

  const changes: Readonly<Record<string, (fields: readonly Element[]) => void>> = {
    'copied its fields': (fields) => {
      for (const original of fields)
        for (const type of ['hidden', 'text'])
          original.after(Object.assign(document.createElement('input'), { type, name: original.getAttribute('name') }));
    },
    'taken the names from its fields, and their ids and types': (fields) => {
      for (const changed of fields) for (const name of ['name', 'id', 'type']) changed.removeAttribute(name);
    },
    'moved its fields into shadow trees': (fields) => {
      for (const moved of fields) {
        const host = document.createElement('div');
        moved.replaceWith(host);
        host.attachShadow({ mode: 'open' }).append(moved);
      }
    },
    'given its fields other names, and hidden them': (fields) => {
      for (const [index, changed] of fields.entries()) changed.setAttribute('name', `field${index}`);
      for (const changed of fields) if (changed.matches('input')) changed.setAttribute('type', 'hidden');
    },
  };

  test.each(Object.entries(changes))('is delivered as typed where another program has %s', async (_how, change) => {
    const { container } = render(form);
    await fill();
    change([...container.querySelectorAll('input:not([type=checkbox]), textarea')]);
    await send();
    const values = { firstName: 'Dana', email: 'dana@example.com', subject: 'Driveway', message: 'Two cars.' };
    await waitFor(() => expect(deliverLead).toHaveBeenCalledTimes(1));
    expect(deliverLead.mock.calls[0]?.[0].values).toMatchObject(values);
  });

  test('can be sent again after the clock was set back', async () => {
    const [now, moment] = [performance.now(), Date.now()];
    render(form);
    await fill();
    await send();
    await waitFor(() => expect(deliverLead).toHaveBeenCalledTimes(1));
    jest.spyOn(Date, 'now').mockReturnValue(moment - 3_600_000);
    // Later than a double click.
    jest.spyOn(performance, 'now').mockReturnValue(now + 60_000);
    await fill();
    await send();
    await waitFor(() => expect(deliverLead).toHaveBeenCalledTimes(2));
    jest.restoreAllMocks();
  });

  test('says beside its button when it was sent and that the company writes, until the next input', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    render(form);
    await fill();
    await send();
    const note = (await screen.findByText(/^Sent at/)).closest('p') as HTMLElement;
    expect(note).toHaveTextContent(/^Sent at \d{1,2}(:\d\d)? [ap]m\. We’ll write to dana@example\.com\./);
    expect(within(note).getByText('dana@example.com')).toHaveAttribute('translate', 'no');
    // What was promised before would only repeat it, or contradict it.
    expect(screen.getByText('No obligation.')).not.toBeVisible();
    await waitFor(() => expect(scroll.mock.contexts).toContain(note));
    await user.tab();
    expect(note).toBeInTheDocument();
    // The toast announces the success.
    expect(note.closest('[role=status], [role=alert], [aria-live]')).toBeNull();
    await user.type(field(/subject/i), 'P');
    expect(note).not.toBeInTheDocument();
    expect(screen.getByText('No obligation.')).toBeVisible();
    scroll.mockRestore();
  });

  test('says that the company calls somebody who left a number in the message', async () => {
    render(form);
    await fill();
    await user.type(field(/message/i), ' Call (239) 555-0100.');
    await send();
    const note = (await screen.findByText(/^Sent at/)).closest('p');
    const promise = callbackPromise(new Date());
    expect(note).toHaveTextContent(`${promise}.`.replace(/\u00a0/g, ' '));
    expect(note).not.toHaveTextContent('dana@');
  });

  test('that closes once it is sent says nothing itself', async () => {
    const close = jest.fn();
    render(
      <LeadForm page="/" kind="guide" requiredMark="*" submitLabel="Send" helper="No obligation." onSent={close}>
        {({ Field }) => <Field name="email" label="Email" />}
      </LeadForm>,
    );
    await user.type(field(/email/i), 'dana@example.com');
    await send();
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(/^Sent at/)).toBeNull();
  });

  test('that could not be delivered shows an error in view and keeps what was typed', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    deliverLead.mockRejectedValueOnce(new Error('connection lost'));
    render(form);
    await fill();
    await send();
    await waitFor(() => expect(notices()).toHaveTextContent(/was not sent/));
    await waitFor(() => expect(scroll.mock.contexts).toContain(notices()));
    scroll.mockRestore();
    const link = (name: RegExp) => within(notices()).getByRole('link', { name });
    const written = encodeURIComponent(
      'First name: Dana\nEmail: dana@example.com\nSubject: Driveway\nMessage: Two cars.',
    );
    expect(link(/^Call/)).toHaveTextContent(business.phone.display);
    expect(link(/^Call/)).toHaveAttribute('href', telHref);
    expect(link(/^Text/)).toHaveAttribute('href', `${smsHref}?&body=${written}`);
    expect(link(/^Email/)).toHaveAttribute('href', expect.stringContaining(`${mailHref}?`));
    expect(link(/^Email/)).toHaveAttribute('href', expect.stringContaining(`body=${written}`));
    expect(field(/first name/i)).toHaveValue('Dana');
    expect(pushToast).not.toHaveBeenCalled();

    await send();
    await waitFor(() => expect(pushToast).toHaveBeenCalledTimes(1));
    expect(notices()).toBeEmptyDOMElement();
  });
});

describe('the id of a lead', () => {
  const idOf = (call: number) => deliverLead.mock.calls[call]?.[0].id;
  const pending = () => new Promise<never>(() => undefined);

  test('stays if the same values are submitted again, also after a reload', async () => {
    deliverLead.mockReturnValueOnce(pending());
    const { unmount } = render(form);
    await fill();
    await send();
    await waitFor(() => expect(deliverLead).toHaveBeenCalledTimes(1));
    unmount();
    render(form);
    expect(field(/subject/i)).toHaveValue('Driveway');
    await send();
    await waitFor(() => expect(pushToast).toHaveBeenCalled());
    expect(idOf(1)).toBe(idOf(0));
  });

  test('is new for other values, and after the lead was sent', async () => {
    deliverLead.mockReturnValueOnce(pending());
    const { unmount } = render(form);
    await fill();
    await send();
    await waitFor(() => expect(deliverLead).toHaveBeenCalledTimes(1));
    unmount();
    render(form);
    await user.type(field(/message/i), ' And a boat.');
    await send();
    await waitFor(() => expect(pushToast).toHaveBeenCalled());
    expect(idOf(1)).not.toBe(idOf(0));
    expect(field(/message/i)).toHaveValue('');
    expect(sessionStorage.getItem('leadDrafts')).toBeNull();
    unmount();
  });
});

test('what is typed while a lead is being sent stays in the form and in its draft', async () => {
  const receiver = new EventTarget();
  deliverLead.mockReturnValueOnce(
    new Promise((resolve) => receiver.addEventListener('received', () => resolve({ state: 'sent' }))),
  );
  const { unmount } = render(form);
  await fill();
  await send();
  await waitFor(() => expect(deliverLead).toHaveBeenCalled());
  await user.type(field(/message/i), ' PS: gate 12.');
  await act(async () => receiver.dispatchEvent(new Event('received')));
  await waitFor(() => expect(field(/subject/i)).toHaveValue(''));
  expect(field(/message/i)).toHaveValue('Two cars. PS: gate 12.');
  unmount();
  render(form);
  expect(field(/message/i)).toHaveValue('Two cars. PS: gate 12.');
  expect(field(/subject/i)).toHaveValue('');
});

describe('what was typed', () => {
  test('before hydration is saved, and restored after a reload', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(form);
    field(/subject/i).value = 'Driveway';
    const { unmount } = render(form, { container, hydrate: true });
    unmount();
    render(form);
    expect(field(/subject/i)).toHaveValue('Driveway');
  });

  test('as a correction of the referrer’s name is restored, too', async () => {
    window.history.replaceState(null, '', '/?ref=Pat');
    const { unmount } = render(form);
    const name = () => screen.getByLabelText('Who referred you?');
    expect(name()).toHaveValue('Pat');
    await user.type(name(), 'ricia');
    unmount();
    render(form);
    expect(name()).toHaveValue('Patricia');
    window.history.replaceState(null, '', '/');
  });

  test('in a form that was sent is filled into the other forms of the page', async () => {
    render(
      <>
        {form}
        <LeadForm page="/" kind="callback" requiredMark="*" submitLabel="Call me" helper="No obligation.">
          {({ Field }) => (
            <>
              <Field name="name" label="Your name" />
              <Field name="message" label="What about" />
            </>
          )}
        </LeadForm>
      </>,
    );
    await fill();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(pushToast).toHaveBeenCalled());
    await screen.findByRole('button', { name: 'Send' });
    expect(field(/your name/i)).toHaveValue('Dana');
    expect(field(/what about/i)).toHaveValue('');
    expect(field(/first name/i)).toHaveValue('');
    // A value that the site filled in does not count as form activity.
    act(() => (document.activeElement as HTMLElement).blur());
    expect(isAnyFormInUse()).toBe(false);
  });
});

describe('form activity', () => {
  const options = [
    { value: 'estero', label: 'Estero' },
    { value: 'naples', label: 'Naples' },
  ];

  beforeEach(() => {
    render(
      <>
        <LeadForm page="/" kind="estimate" requiredMark="*" submitLabel="Send" helper="No obligation.">
          {({ Field, SelectField }) => (
            <>
              <Field name="message" label="Message" rows={3} />
              <SelectField name="city" label="City" options={options} placeholder="Choose" defaultValue="naples" />
              <SelectField name="projectType" label="Other" options={options} placeholder="Choose" />
            </>
          )}
        </LeadForm>
        <LeadForm page="/" kind="contact" requiredMark="*" submitLabel="Subscribe" helper="No obligation.">
          {({ CheckboxField }) => <CheckboxField name="newsletter" label="News" />}
        </LeadForm>
      </>,
    );
  });

  afterEach(() => {
    act(() => (document.activeElement as HTMLElement).blur());
  });

  test('an untouched form is not in use, even with the focus on its button', async () => {
    expect(isAnyFormInUse()).toBe(false);
    act(() => screen.getByRole('button', { name: 'Send' }).focus());
    expect(isAnyFormInUse()).toBe(false);
  });

  test('a field with the focus is in use', async () => {
    await user.click(field(/message/i));
    expect(isAnyFormInUse()).toBe(true);
    await user.tab({ shift: true });
    expect(isAnyFormInUse()).toBe(false);
  });

  const choose = (label: string, id: string) => user.selectOptions(screen.getByLabelText(label), id);
  const tick = () => user.click(screen.getByRole('checkbox'));

  test.each([
    ['text', () => user.type(field(/message/i), 'x'), () => user.clear(field(/message/i))],
    ['a preset choice', () => choose('City', 'estero'), () => choose('City', 'naples')],
    ['a choice', () => choose('Other', 'estero'), () => choose('Other', '')],
    ['a box', tick, tick],
  ])('%s that was changed is in use until it is changed back', async (_, change, changeBack) => {
    const leave = () => act(() => (document.activeElement as HTMLElement).blur());
    await change();
    leave();
    expect(isAnyFormInUse()).toBe(true);
    await changeBack();
    leave();
    expect(isAnyFormInUse()).toBe(false);
  });
});
