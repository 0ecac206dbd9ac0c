import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { deliverLead } from './delivery';
import { leadToasts } from './leadTexts';
import type { Lead } from './types';

const estimate: Lead = {
  kind: 'estimate',
  values: {
    firstName: 'Dana',
    lastName: 'Reyes',
    phone: '239-555-0100',
    email: 'dana@example.com',
    city: 'estero',
    projectType: 'other',
  },
};
const callback: Lead = { kind: 'callback', values: { name: 'Dana', phone: '2395550100', message: 'Patio' } };
const guide: Lead = { kind: 'guide', values: { email: 'dana@example.com' } };
const contact: Lead = {
  kind: 'contact',
  values: {
    firstName: 'Dana',
    email: 'dana@example.com',
    subject: 'Patio',
    message: 'Hello',
    newsletter: false,
  },
};

describe('without a delivery', () => {
  const log = jest.spyOn(console, 'log');

  beforeEach(() => {
    log.mockImplementation(() => undefined);
  });

  afterEach(() => {
    log.mockReset();
  });

  test.each([estimate, callback, guide])('the values of $kind go to the console', async (lead) => {
    await deliverLead(lead);
    expect(log.mock.calls).toEqual([[`Lead (${lead.kind}):`, lead.values]]);
  });

  test('the values of the contact form go nowhere', async () => {
    await deliverLead(contact);
    expect(log).not.toHaveBeenCalled();
  });
});

test('the toasts have the words of the specification', () => {
  const contactToast = {
    title: 'Message Sent!',
    text: "Thank you for contacting the company. We'll get back to you soon.",
  };
  expect(leadToasts).toEqual({
    contact: contactToast,
    estimate: contactToast,
    callback: {
      title: 'Message Sent!',
      text: "We'll call you back within 15 minutes during business hours.",
    },
    guide: {
      title: 'Success! Check your email',
      text: "We've sent you our exclusive paver guide and pricing info.",
    },
  });
});
