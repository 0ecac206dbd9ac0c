/**
 * Leads: what visitors ask for, the check of what they typed, and the way it goes. Nothing else in the site knows
 * where a lead goes. Forms import this lazily, as the validation library comes with it.
 */

export { deliverLead, dropLead, prepareDelivery } from './delivery';
export { leadToasts, type LeadToast } from './leadTexts';
export { makeLead, newLeadId, type Circumstances } from './makeLead';
export type { FieldName, Lead, LeadKind, LeadRequest, Suspicion } from './types';
export { validateLead, type FieldErrors, type Validation } from './validateLead';
