import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { contactCardPath } from '@site/src/site/contactCard';
import { optionalFacts } from '@site/src/company/optionalFacts';
import NextSteps from '.';

const BOOKING = 'https://cal.com/pavers/visit';

const facts = optionalFacts as { bookingPage?: string };
const { bookingPage: own } = facts;

afterEach(() => {
  facts.bookingPage = own;
});

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a company with a booking page offers it beside the form and in the answer, where its number can be saved, too', () => {
  facts.bookingPage = BOOKING;
  const { rerender } = render(<NextSteps sent={false} />);
  expect(links()).toEqual([['Pick a time', BOOKING]]);
  rerender(<NextSteps sent />);
  expect(links()).toEqual([
    ['Pick a time', BOOKING],
    ['Save our number', contactCardPath],
  ]);
});

test('without a booking page, nothing speaks of one', () => {
  facts.bookingPage = undefined;
  const { container, rerender } = render(<NextSteps sent={false} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<NextSteps sent />);
  expect(links()).toEqual([['Save our number', contactCardPath]]);
});
