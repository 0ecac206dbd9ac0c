/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { hasPhoneNumber, lacksDigit, readPhone } from './phoneNumber';

describe('a phone number in a text', () => {
  test.each([
    '239-555-0100',
    'Call me at (239) 555-0100, after 4.',
    'cell 239.555.0100',
    'My number: 2395550100.',
    '239 555 0100 in the evening',
    'tel:239/555-0100',
    'tel.239-555-0100',
    '(239)555-0100',
    '"1-239-555-0100"',
    '+1 (239) 555-0100',
    '+44 20 7946 0958',
    '+49 171 1234567',
    '2 cars, 1,200 sq ft. 239-555-0100 x12',
    'Patio\n20 x 30\n239-555-0100\nDana',
    '239 555 O1OO',
    '(２３９）５５５－０１００',
    'Call 555-0100',
    'Please text me on my cell: 555 0100',
    'phone number is 5550100',
    'My wife’s number is 239–555–0101',
  ])('is found in %j', (text) => {
    expect(hasPhoneNumber(text)).toBe(true);
  });

  test.each([
    '',
    'Two cars & a boat trailer.',
    '1,200 sq ft 20 x 30',
    'Patio of 20x30, driveway of 400-1200 sq ft',
    '600 1200 sq ft',
    '400 600 1200 sq ft in three areas',
    '34102',
    '34102-1234',
    'Naples, FL 34102-1234, 2026',
    '11/29/2026',
    '2026-11-29 07:30',
    '11-29-2026 or 12-05-2026',
    'Between 8:00 and 10:30 on 12/05/2026',
    '$8,000-18,000',
    '$8000 - $18000',
    'Budget 800-1200 dollars',
    'Call me, budget is 15000-20000',
    'call me about 800-1200 sq ft',
    'The number of pavers is 3500 or 4200',
    'I was on your page 2 minutes at 100 %',
    'Parcel 2024-123-4567',
    '26.1420, -81.7948',
    'Order 123456789012345',
    'text 555',
    'call me at noon',
  ])('is not found in %j', (text) => {
    expect(hasPhoneNumber(text)).toBe(false);
  });
});

test.each([
  ['239 555 O1OO', '239 555 0100'],
  ['(239) 555-o1oo (cell)', '(239) 555-0100 (cell)'],
  ['+1 239 555 O1OO', '+1 239 555 0100'],
  ['1-239-555-O10O', '1-239-555-0100'],
  ['239-CALL-NOW', '239-CALL-NOW'],
  ['239 555 O10', '239 555 O10'],
  ['Ask for Otto: 239-555-0100', 'Ask for Otto: 239-555-0100'],
])('reads %j as %j', (typed, number) => {
  expect(readPhone(typed)).toBe(number);
});

describe('a number that lacks a digit', () => {
  test.each(['239-555-010', '23955501', '(239) 55-0100', 'cell 239 555 010', '239-555-010 ext. 12', '1-555-0100'])(
    'is suspected in %s',
    (number) => {
      expect(lacksDigit(readPhone(number))).toBe(true);
    },
  );

  test.each([
    '239-555-0100',
    '+1 239 555 0100',
    '1 239 555 0100',
    '239 555 O1OO',
    '555-0100',
    '555-0100 ext. 12',
    '555-0100, after 4',
    '239-555-0100 or 239-555-0101',
    '239-555-0100 #12',
    '+290 22',
    '+45 20 12 34 56',
    '+47 22 12 34 56',
    '+507 6123-4567',
    '0045 20 12 34 56',
    '011 507 6123 4567',
    '020 123 456',
    '44 20 7946 0958',
    '52 55 1234 5678',
    '239-CALL-NOW',
    '1-800-PAVERS-1',
    '',
  ])('is not suspected in %s', (number) => {
    expect(lacksDigit(readPhone(number))).toBe(false);
  });
});
