/** Leads of every kind and configurations of every receiver, for tests. */

import { areas } from '../../src/company/areas';
import { services } from '../../src/company/services';
import { deliveryFrom } from '../../src/leads/delivery/readDelivery';
import { receivers, type LeadDelivery } from '../../src/leads/delivery/receivers/settings';
import type { Lead, LeadContext, LeadKind, LeadRequest } from '../../src/leads/types';

const [city] = areas;

const requests: readonly LeadRequest[] = [
  {
    kind: 'contact',
    values: { firstName: 'Dana', email: 'dana@example.com', subject: 'Patio', message: 'Hello', newsletter: false },
  },
  {
    kind: 'estimate',
    values: {
      firstName: 'Dana',
      lastName: 'Reyes',
      phone: '239-555-0100',
      email: 'dana@example.com',
      city: city.id,
      projectType: 'other',
      squareFeet: 1200,
      contactBy: 'email',
      visitTime: 'Weekdays after 4 pm',
    },
  },
  { kind: 'callback', values: { name: 'Dana', phone: '2395550100', message: 'Patio & "pool" – 20 × 30 ft\nמרפסת 🧱' } },
  { kind: 'guide', values: { email: 'dana@example.com' } },
];

/** All that a lead can say of its page and its visitor. Receivers check the token, and store it nowhere. */
const context: Required<Omit<LeadContext, 'spamToken'>> = {
  page: city.path,
  pageTitle: `${city.name} Pavers`,
  area: city.id,
  service: services[0].id,
  referredBy: 'Pat O’Neil',
  visit: {
    landingPage: '/faq',
    referringSite: 'www.google.com',
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'pool',
    utm_term: 'pool deck pavers',
    utm_content: 'blue',
    utm_id: '23',
    gclid: 'EAIaIQobChMI-g',
    gbraid: '0AAAAAo-g',
    wbraid: 'ClgKCQjw-w',
    msclkid: 'f894f652ea334e739002f7167ab8f8e3',
    fbclid: 'IwZXh0bgNhZW0_aem',
  },
  consent: 'No obligation.',
  suspicions: [],
};

export const sampleLeads: readonly Lead[] = requests.map((request, number) => ({
  ...request,
  ...context,
  id: `3f0c9b1e-0000-4000-8000-00000000000${number}`,
  time: '2026-01-02T15:04:05.000Z',
}));

export function sampleLead(kind: LeadKind): Lead {
  const lead = sampleLeads.find((candidate) => candidate.kind === kind);
  if (!lead) throw new Error(`There is no sample of kind ${kind}.`);
  return lead;
}

/** A configuration of each receiver. */
export const sampleDeliveries = receivers.map(
  ({ via, key }) => deliveryFrom(via, key?.example ?? '') as Exclude<LeadDelivery, { readonly via: 'none' }>,
);
