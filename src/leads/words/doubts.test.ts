/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { findDoubts } from './doubts';
import { sampleLeads } from '../../../tests/leads/sampleLeads';

test('asks about an address with a typo, with the one that is meant, and about a number that lacks a digit', () => {
  expect(findDoubts({ firstName: 'Dana', email: ' dana@gmial.com', phone: '239-555-010' })).toEqual({
    email: { question: 'Did you mean', suggestion: 'dana@gmail.com' },
    phone: { question: 'Is a digit missing? US numbers have ten, with the area code.' },
  });
});

test.each([
  ['call', 'phone', 'Which number should we call?'],
  ['text', 'phone', 'Which number should we text?'],
  ['email', 'email', 'Which address should we email?'],
])('asks for the contact that the wish to be reached by %s needs', (contactBy, field, question) => {
  expect(findDoubts({ contactBy })).toEqual({ [field]: { question } });
  expect(findDoubts({ contactBy, email: 'dana@example.com', phone: '239-555-0100' })).toEqual({});
});

test('asks nothing about contacts that look right, and nothing about a form without any', () => {
  for (const { values } of sampleLeads) expect(findDoubts(values as Record<string, string>)).toEqual({});
  expect(findDoubts({})).toEqual({});
  expect(findDoubts({ phone: '+45 20 12 34 56', email: 'dana@müller.de', contactBy: '' })).toEqual({});
});
