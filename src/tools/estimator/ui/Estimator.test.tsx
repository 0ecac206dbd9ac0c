import '@site/tests/companies/full';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { areas, inArea } from '@site/src/company/areas';
import { business } from '@site/src/company/business';
import { formatAmount, formatMeasure, formatPrice, measures, prices } from '@site/src/company/pricing';
import { serviceById, services } from '@site/src/company/services';
import { estimate, lineAmount } from '@site/src/tools/estimator/core/estimate';
import { planQuery, readPlanQuery } from '@site/src/tools/estimator/core/link';
import { smallPrintOf } from '@site/src/tools/estimator/core/notes';
import {
  homePreset,
  presetFor,
  presets,
  wantedLabels,
  type ProjectInput,
} from '@site/src/tools/estimator/core/project';
import { isEstimated } from '@site/src/tools/estimator/core/rules';
import { takePrefill } from '@site/src/leads/form/prefill';
import EstimateForm from '../../../components/forms/EstimateForm/EstimateForm.island';
import EstimatorIsland, { type EstimatorProps } from './Estimator.island';
import PriceTable from './PriceTable';

const [city] = areas;

/** Returns the range of a project as the estimator shows it. */
function rangeOf(input: ProjectInput): string {
  const { total } = estimate(input);
  if (!total) throw new Error('This project has no range.');
  return formatAmount(total);
}

const squareFeet = (value: number) => ({ shape: 'square-feet', sides: { squareFeet: value } }) as const;

const Estimator = ({
  page = '/',
  ...props
}: Pick<EstimatorProps, 'preset' | 'formHere'> & { readonly page?: string }) => (
  <EstimatorIsland {...props} page={page} smallPrint={smallPrintOf(presetFor(props.preset))} />
);

const range = () => screen.getByRole('region', { name: 'Estimated range' });

beforeAll(async () => {
  // What follows the total loads once.
  const { unmount } = render(<Estimator preset="home" />);
  await screen.findByRole('button', { name: 'Copy link' });
  unmount();
});

beforeEach(() => {
  takePrefill();
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  document.body.replaceChildren();
});

describe('the finished HTML', () => {
  test.each(services.map(({ id }) => id))('%s starts with an estimate for that service', (id) => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Estimator preset={id} formHere />);
    expect(page).toHaveTextContent('The written estimate follows a free visit');
    expect(within(page).getByLabelText('Project')).toHaveValue(id);
  });

  test('the home page starts with a service’s own example, without extras that nobody asked for', () => {
    const html = renderToString(<Estimator preset="home" formHere />);
    const { lines } = estimate(homePreset);
    expect(homePreset).toEqual(presets[homePreset.project]);
    expect(lines).toHaveLength(1);
    for (const text of [rangeOf(homePreset), ...lines.map(lineAmount), formatMeasure(measures['faq.projectDays'])]) {
      expect(html).toContain(text);
    }
  });
});

test('names the pages its figures are from, but not the page it is on', () => {
  const sources = (page: string) => {
    const { unmount } = render(<Estimator preset="paver-sealing" page={page} />);
    const links = within(range())
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'));
    unmount();
    return links;
  };
  expect(sources('/')).toContain('/paver-sealing');
  expect(sources('/paver-sealing')).not.toContain('/paver-sealing');
});

test('the table of all prices has what an estimate can be made of', () => {
  render(<PriceTable />);
  const table = screen.getByText('All prices behind this estimate').closest('details');
  for (const key of ['costGuide.installed', 'job.coping'] as const)
    expect(table).toHaveTextContent(formatPrice(prices[key]));
});

describe('another project', () => {
  const choose = (id: string) => userEvent.selectOptions(screen.getByLabelText('Project'), id);

  test.each(services.map(({ id }) => id).filter(isEstimated))('%s loads its own example', async (id) => {
    render(<Estimator preset="home" />);
    await choose(id);
    const { total } = estimate(presets[id]);
    expect(range()).toHaveTextContent(total ? formatAmount(total) : 'Priced on site');
    expect(screen.getByLabelText('Project')).toHaveFocus();
    await choose(homePreset.project);
    expect(range()).toHaveTextContent(rangeOf(homePreset));
  });

  test('keeps what the visitor has changed: the size, or the extras', async () => {
    render(<Estimator preset="paver-driveways" />);
    await userEvent.type(screen.getByLabelText('Light fixtures'), '6');
    await choose('paver-patios');
    const patio = presets['paver-patios'];
    expect(range()).toHaveTextContent(rangeOf({ ...patio, counted: { ...patio.counted, lights: 6 } }));
    expect(screen.getByLabelText('Length in feet')).toHaveValue('20');
    await userEvent.clear(screen.getByLabelText('Length in feet'));
    await userEvent.type(screen.getByLabelText('Length in feet'), '44');
    await choose('paver-driveways');
    expect(screen.getByLabelText('Length in feet')).toHaveValue('44');
    expect(screen.getByLabelText('Light fixtures')).toHaveValue('6');
  });
});

describe('a field that a program fills in', () => {
  const fillIn = (label: string, value: string) => {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    field.value = value;
    return field;
  };

  test('without the event of an input counts at the next event', () => {
    render(<Estimator preset="paver-patios" />);
    fireEvent(fillIn('Length in feet', '44'), new Event('change', { bubbles: true }));
    expect(range()).toHaveTextContent('44 × 15 ft');
    fillIn('Width in feet', '11');
    fireEvent.focusIn(screen.getByRole('link', { name: 'Get a written estimate' }));
    expect(range()).toHaveTextContent('44 × 11 ft');
  });

  test('together with another project keeps its value', () => {
    render(<Estimator preset="paver-patios" />);
    fillIn('Length in feet', '44');
    fireEvent.input(fillIn('Project', 'paver-driveways'));
    expect(range()).toHaveTextContent('44 × 15 ft');
    expect(screen.getByLabelText('Length in feet')).toHaveValue('44');
  });

  test('with every event in one task counts once, so that another project has its own example', () => {
    render(<Estimator preset="paver-patios" />);
    const project = fillIn('Project', 'paver-driveways');
    act(() => {
      for (const type of ['input', 'change']) project.dispatchEvent(new Event(type, { bubbles: true }));
    });
    expect(range()).toHaveTextContent(rangeOf(presets['paver-driveways']));
    expect(range()).toHaveTextContent('our example');
  });
});

test('asks what only some jobs need after all else, and adds it to the range and to the link', async () => {
  const deck = presets['pool-decks'];
  render(<Estimator preset="pool-decks" />);
  const title = screen.getByText('More about your job');
  const job = title.closest('details');
  expect(job).not.toHaveAttribute('open');
  await userEvent.click(title);
  await userEvent.type(screen.getByLabelText('Pool coping, linear ft'), '84');
  await userEvent.click(screen.getByLabelText(wantedLabels.oldPavers));
  const input = {
    ...deck,
    counted: { ...deck.counted, coping: 84 },
    wanted: { ...deck.wanted, oldPavers: true },
  };
  expect(range()).toHaveTextContent(rangeOf(input));
  expect(readPlanQuery(`?${planQuery(input)}`, deck)?.input).toEqual(input);
  await userEvent.selectOptions(screen.getByLabelText('Project'), 'paver-sealing');
  expect(screen.queryByText('More about your job')).toBeNull();
});

test('asks openly what is there now, and takes it out in the range', async () => {
  const driveway = presets['paver-driveways'];
  render(<Estimator preset="paver-driveways" />);
  const group = screen.getByRole('group', { name: 'What’s there now?' });
  expect(group.closest('details')).toBeNull();
  await userEvent.click(within(group).getByLabelText(wantedLabels.tearOut));
  expect(range()).toHaveTextContent(rangeOf({ ...driveway, wanted: { ...driveway.wanted, tearOut: true } }));
  await userEvent.selectOptions(screen.getByLabelText('Project'), 'paver-sealing');
  expect(screen.queryByRole('group', { name: 'What’s there now?' })).toBeNull();
});

test('says whose size it is until the visitor enters one', async () => {
  render(<Estimator preset="paver-sealing" />);
  expect(range()).toHaveTextContent('600 sq ft (our example)');
  const size = screen.getByLabelText('Square feet');
  await userEvent.clear(size);
  await userEvent.type(size, '700');
  expect(range()).toHaveTextContent('700 sq ft');
  expect(range()).not.toHaveTextContent('700 sq ft (');
});

test('updates the range while typing, and cites the page of each price', async () => {
  const driveway = presets['paver-driveways'];
  render(<Estimator preset="paver-driveways" />);
  expect(range()).toHaveTextContent(rangeOf(driveway));
  await userEvent.selectOptions(screen.getByLabelText('Area'), 'I know the size');
  const area = screen.getByLabelText('Square feet');
  expect(area).toHaveValue('600');
  await userEvent.clear(area);
  await userEvent.type(area, '1,200');
  const larger = { ...driveway, area: squareFeet(1200) };
  expect(range()).toHaveTextContent(rangeOf(larger));
  await userEvent.type(screen.getByLabelText('Light fixtures'), '4');
  expect(range()).toHaveTextContent(rangeOf({ ...larger, counted: { ...larger.counted, lights: 4 } }));
  expect(within(range()).getAllByRole('listitem')).toHaveLength(2);
  expect(within(range()).getByRole('link', { name: 'cost guide' })).toHaveAttribute(
    'href',
    prices['costGuide.lighting'].page,
  );
});

test('shows an error beside an entry out of bounds, and keeps the last range and the phone number', async () => {
  render(<Estimator preset="paver-patios" />);
  const length = screen.getByLabelText('Length in feet');
  const before = rangeOf(presets['paver-patios']);
  await userEvent.clear(length);
  // No error yet, because the visitor has just cleared the field to type a new value.
  expect(length).not.toHaveAttribute('aria-invalid');
  expect(range()).toHaveTextContent('until every entry is correct');
  expect(range()).toHaveTextContent(before);
  await userEvent.type(length, '5000');
  expect(length).toHaveAccessibleDescription(/from 1 to 1,000/);
  await userEvent.clear(length);
  await userEvent.tab();
  expect(length).toHaveAccessibleDescription(/Enter the length/);
  expect(screen.queryByRole('link', { name: 'Get a written estimate' })).not.toBeInTheDocument();
  expect(within(range()).getByRole('link', { name: business.phone.display })).toBeVisible();
  await userEvent.type(length, '40');
  await waitFor(() => expect(range()).not.toHaveTextContent('until every entry'));
  expect(range()).not.toHaveTextContent(before);
});

test('announces the result once typing pauses', async () => {
  jest.useFakeTimers();
  render(<Estimator preset="paver-driveways" />);
  fireEvent.input(screen.getByLabelText('Width in feet'), { target: { value: '40' } });
  const said = () => Array.from(document.querySelectorAll('[aria-live="polite"]'), ({ textContent }) => textContent);
  expect(said().join('')).toBe('');
  act(() => jest.advanceTimersByTime(1000));
  const result = rangeOf({ ...presets['paver-driveways'], area: squareFeet(30 * 40) });
  expect(said()).toContain(`Estimated range: ${result.replace('–', ' to ')}.`);
  jest.useRealTimers();
});

test('offers cleaning for sealing, and walls for construction', async () => {
  render(<Estimator preset="paver-sealing" />);
  expect(screen.queryByLabelText(/Wall/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByLabelText(wantedLabels.cleaning));
  const sealing = presets['paver-sealing'];
  expect(range()).toHaveTextContent(rangeOf({ ...sealing, wanted: { ...sealing.wanted, cleaning: true } }));
  await userEvent.selectOptions(screen.getByLabelText('Project'), 'paver-patios');
  expect(screen.getByLabelText(/Wall/)).toBeInTheDocument();
  expect(screen.queryByLabelText(wantedLabels.cleaning)).not.toBeInTheDocument();
});

test('folds the extras until one is chosen, and keeps them open when the last one is cleared', async () => {
  const extras = () => screen.getByText('Extras').closest('details');
  const { unmount } = render(<Estimator preset="paver-driveways" />);
  expect(extras()).not.toHaveAttribute('open');
  const lights = screen.getByLabelText('Light fixtures');
  fireEvent.input(lights, { target: { value: '4' } });
  expect(extras()).toHaveAttribute('open');
  fireEvent.input(lights, { target: { value: '' } });
  expect(extras()).toHaveAttribute('open');
  unmount();
  window.history.replaceState(null, '', '/?plan=1&project=paver-driveways&shape=square-feet&squareFeet=600&lights=4');
  render(<Estimator preset="home" />);
  await waitFor(() => expect(extras()).toHaveAttribute('open'));
});

describe('a link', () => {
  test('fills the estimator', async () => {
    window.history.replaceState(null, '', `/?plan=1&project=pool-decks&shape=circle&diameter=30&city=${city.id}`);
    render(<Estimator preset="home" />);
    await waitFor(() => expect(screen.getByLabelText('Project')).toHaveValue('pool-decks'));
    expect(screen.getByLabelText('City')).toHaveValue(city.id);
    expect(screen.getByLabelText('Diameter in feet')).toHaveValue('30');
    expect(screen.getByLabelText('Light fixtures')).toHaveValue('');
    expect(range()).toHaveTextContent(`${serviceById('pool-decks').name} ${inArea(city)}, 707 sq ft`);
    expect(screen.queryByText(/couldn’t read/)).not.toBeInTheDocument();
  });

  test('that is damaged shows a notice and keeps the example', async () => {
    window.history.replaceState(null, '', '/?plan=7&project=<script>');
    render(<Estimator preset="home" />);
    expect(await screen.findByText(/couldn’t read the link/)).toBeInTheDocument();
    expect(range()).toHaveTextContent(rangeOf(homePreset));
  });

  test('can be copied, which also puts it in the address bar', async () => {
    const user = userEvent.setup();
    render(<Estimator preset="paver-patios" />);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(window.location.search).toBe('?plan=1&project=paver-patios&length=20&width=15&example=on&shape=rectangle');
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
    expect(screen.getByText(/Link copied/)).toBeInTheDocument();
  });

  test('is shown where neither the clipboard nor the address takes it', async () => {
    const user = userEvent.setup();
    render(<Estimator preset="paver-patios" />);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException(
        'Attempt to use history.replaceState() more than 100 times per 30 seconds',
        'SecurityError',
      );
    });
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(screen.getByText(/Here’s the link: \S+\?plan=1&project=paver-patios&\S+#estimate/)).toBeVisible();
    jest.restoreAllMocks();
  });
});

describe('Get a written estimate', () => {
  test('fills the form of the page, and replaces only its own text the second time', async () => {
    Object.assign(Element.prototype, { scrollIntoView: () => undefined });
    render(
      <>
        <Estimator preset="pool-decks" formHere />
        <section id="contact" tabIndex={-1}>
          <EstimateForm page="/" service="pool-decks" />
        </section>
      </>,
    );
    const form = within(document.querySelector('#contact form') as HTMLElement);
    await userEvent.selectOptions(screen.getAllByLabelText(/City/)[0] as HTMLElement, city.id);
    await userEvent.type(form.getByLabelText('Message'), 'The gate is narrow.');
    fireEvent.input(screen.getByLabelText('Length in feet'), { target: { value: '37' } });
    await userEvent.click(screen.getByRole('link', { name: 'Get a written estimate' }));
    expect(form.getByLabelText(/City/)).toHaveValue(city.id);
    expect(form.getByLabelText(/Project type/)).toHaveValue('pool-decks');
    expect(form.getByLabelText(/square feet/)).toHaveValue(String(37 * 22 - 28 * 14));
    const message = form.getByLabelText<HTMLTextAreaElement>('Message');
    expect(message.value).toMatch(/^The gate is narrow\.\n\nPlease send me a written estimate/);
    const { area, ...preset } = presets['pool-decks'];
    const deck = { ...preset, area: { ...area, sides: { ...area.sides, length: 37 } } };
    expect(message.value).toContain(`not a quote: ${rangeOf(deck)}`);
    const note = form.getByText(/^Your estimate goes with this form/).closest('[role=status]') as HTMLElement;
    expect(note).toHaveTextContent(`${deck.area.sides.length * 22 - 28 * 14} sq ft, ${rangeOf(deck)}.`);
    await userEvent.type(form.getByLabelText('Message'), ' Thanks!');
    expect(note).not.toBeEmptyDOMElement();

    await userEvent.type(screen.getByLabelText('Fire pits'), '1');
    await userEvent.click(screen.getByRole('link', { name: 'Get a written estimate' }));
    const withPit = { ...deck, counted: { ...deck.counted, firePits: 1 } };
    expect(message.value).toContain(`not a quote: ${rangeOf(withPit)}`);
    expect(message.value).not.toContain(`not a quote: ${rangeOf(deck)}`);
    expect(message.value.match(/Please send me/g)).toHaveLength(1);
    expect(message.value).toContain('The gate is narrow.');
    expect(note).not.toBeEmptyDOMElement();

    await userEvent.clear(message);
    expect(note).toBeEmptyDOMElement();
  });

  test('the form no longer speaks of the estimate once it is sent', async () => {
    render(
      <>
        <Estimator preset="pool-decks" formHere />
        <section id="contact" tabIndex={-1}>
          <EstimateForm page="/" area={city.id} service="pool-decks" />
        </section>
      </>,
    );
    const form = within(document.querySelector('#contact form') as HTMLElement);
    await userEvent.click(screen.getByRole('link', { name: 'Get a written estimate' }));
    const note = form.getByText(/^Your estimate goes with this form/).closest('[role=status]') as HTMLElement;
    const visitor = { 'First name': 'Dana', 'Last name': 'Reyes', Phone: '239-555-0100', Email: 'dana@example.com' };
    for (const [label, value] of Object.entries(visitor)) {
      await userEvent.type(form.getByLabelText(new RegExp(`^${label}`)), value);
    }
    await userEvent.click(form.getByRole('button', { name: 'Get Free Estimate' }));
    await form.findByText(/^Sent at/);
    expect(note).toBeEmptyDOMElement();
    expect(form.getByLabelText('Message')).toHaveValue('');
  });

  test('saves the estimate for the home page if this page has no form', () => {
    render(<Estimator preset="paver-driveways" />);
    const link = screen.getByRole('link', { name: 'Get a written estimate' });
    expect(link).toHaveAttribute('href', '/#contact');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.input(screen.getByLabelText('Length in feet'), { target: { value: '40' } });
    fireEvent.click(screen.getByRole('link', { name: 'Get a written estimate' }));
    expect(takePrefill()).toMatchObject({
      projectType: 'paver-driveways',
      squareFeet: 800,
      subject: `Estimate: ${serviceById('paver-driveways').name} in ${business.region}, 800 sq ft`,
      message: expect.not.stringContaining('example'),
    });
  });

  test('passes no square feet while the size is the example’s, and says so', () => {
    render(<Estimator preset="paver-driveways" />);
    const link = screen.getByRole('link', { name: 'Get a written estimate' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    const prefill = takePrefill();
    expect(prefill?.squareFeet).toBeUndefined();
    expect(prefill?.subject).not.toContain('sq ft');
    expect(prefill?.message).toContain('The size is your website’s example');
  });

  test('passes no square feet of a link from our own pages, until the visitor enters some', async () => {
    const built: ProjectInput = {
      ...presets['paver-driveways'],
      area: { shape: 'square-feet', sides: { squareFeet: 812 } },
    };
    window.history.replaceState(null, '', `/?${planQuery(built)}`);
    render(<Estimator preset="paver-driveways" />);
    const press = () => {
      const link = screen.getByRole('link', { name: 'Get a written estimate' });
      link.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(link);
      return takePrefill();
    };
    await waitFor(() => expect(range()).toHaveTextContent('812 sq ft (our example)'));
    const prefill = press();
    expect(prefill?.squareFeet).toBeUndefined();
    expect(prefill?.message).toContain('I haven’t entered mine');
    // Another way to say the same size is no measurement either.
    await userEvent.selectOptions(screen.getByLabelText('Area'), 'Rectangle');
    await userEvent.selectOptions(screen.getByLabelText('Area'), 'I know the size');
    expect(press()?.squareFeet).toBeUndefined();
    fireEvent.input(screen.getByLabelText('Square feet'), { target: { value: '700' } });
    fireEvent.input(screen.getByLabelText('Square feet'), { target: { value: '812' } });
    expect(press()).toMatchObject({ squareFeet: 812, message: expect.not.stringContaining('example') });
  });
});
