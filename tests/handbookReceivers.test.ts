/** @jest-environment node */
import { afterAll, beforeAll, describe, test } from '@jest/globals';
import { startExample, type RunningExample } from './handbookReceivers';
import { contract, keepSuspects, limitLeads } from './webhookContract';

/* The one in PHP, and both in a real browser: tests/hosts/receivers.spec.ts. */
describe('the receiver in Node, as the handbook has it', () => {
  let running: RunningExample;

  beforeAll(async () => {
    running = await startExample('node', { SITE: 'https://www.mypavers.com' });
  });

  afterAll(() => running.stop());

  test.each(Object.entries(contract))('%s', async (_name, keepTo) => keepTo(running));

  test('marks what fails the spam check, and keeps it', () => keepSuspects('node'));

  test('takes a limited number of leads an hour from one address', () => limitLeads('node'));
});
