/** Reads at build time where leads go. A mistake stops the build, because a lost lead would be noticed too late. */

import { business, type LeadDelivery } from '../data/business';

/** The environment variables of a build that override `business.leadDelivery`. */
export interface DeliveryEnvironment {
  readonly LEAD_DELIVERY?: string;
  readonly LEAD_DELIVERY_KEY?: string;
}

const ways = ['none', 'netlify', 'formspree', 'web3forms', 'webhook'] as const;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns the configuration in the two variables, unchecked: `problemOf` checks it. */
function fromEnvironment(via: string, key: string): LeadDelivery {
  switch (via) {
    case 'none':
    case 'netlify':
      return { via };
    case 'formspree':
      return { via, formId: key };
    case 'web3forms':
      return { via, accessKey: key };
    case 'webhook':
      return { via, url: key };
    default:
      throw new Error(`LEAD_DELIVERY is "${via}". Write one of: ${ways.join(', ')}.`);
  }
}

function webhookProblem(url: string): string | undefined {
  const wanted = 'Write the address that takes the leads, like https://crm.example.com/leads';
  if (/^\/(?!\/)/.test(url)) return undefined;
  if (!URL.canParse(url)) return `"${url}" is not an address. ${wanted}.`;
  const { protocol, hostname, username, password } = new URL(url);
  if (username || password)
    return 'The webhook address contains a password, which every visitor could read. Leave it out.';
  if (protocol !== 'https:' && hostname !== 'localhost') return `"${url}" is not encrypted. ${wanted}.`;
  return undefined;
}

function problemOf(delivery: LeadDelivery): string | undefined {
  switch (delivery.via) {
    case 'formspree':
      return /^[a-z\d]{6,16}$/i.test(delivery.formId)
        ? undefined
        : `"${delivery.formId}" is not a Formspree form id. It is the last part of the form's address, https://formspree.io/f/….`;
    case 'web3forms':
      return UUID.test(delivery.accessKey)
        ? undefined
        : `"${delivery.accessKey}" is not a Web3Forms access key. It looks like 00000000-0000-0000-0000-000000000000.`;
    case 'webhook':
      return webhookProblem(delivery.url);
    default:
      return undefined;
  }
}

/**
 * Returns where leads go: LEAD_DELIVERY and LEAD_DELIVERY_KEY (the form id, the access key or the address) if they
 * are set, else `business.leadDelivery`.
 * @throws Error that says what is wrong and what to write instead
 */
export function readDelivery(
  { LEAD_DELIVERY, LEAD_DELIVERY_KEY = '' }: DeliveryEnvironment = {},
  configured: LeadDelivery = business.leadDelivery,
): LeadDelivery {
  const delivery = LEAD_DELIVERY ? fromEnvironment(LEAD_DELIVERY, LEAD_DELIVERY_KEY) : configured;
  const problem = problemOf(delivery);
  if (problem) {
    const where = LEAD_DELIVERY ? 'LEAD_DELIVERY_KEY' : 'src/data/company.json: leadDelivery';
    throw new Error(`${where}: ${problem}`);
  }
  return delivery;
}
