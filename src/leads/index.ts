/**
 * Validates, creates and delivers leads. Nothing else on the site knows where a lead goes. Forms import this lazily,
 * because it includes the validation library.
 */

export { deliverLead, dropLead, prepareDelivery } from './delivery';
export { findDoubts, type Doubt, type Doubts } from './doubts';
export { leadToasts, type LeadToast } from './leadTexts';
export { makeLead, newLeadId, type LeadOrigin } from './makeLead';
export type { FieldName, Lead, LeadKind, LeadRequest, Suspicion } from './types';
export { validateLead, type FieldErrors, type Validation } from './validateLead';
