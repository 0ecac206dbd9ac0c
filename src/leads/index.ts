/**
 * Validates, creates and delivers leads. Nothing else on the site knows where a lead goes. Forms import this lazily,
 * because it includes the validation library.
 */

export { deliverLead, dropLead, prepareDelivery } from './delivery/delivery';
export { findDoubts, type Doubt, type Doubts } from './words/doubts';
export { leadToasts } from './words/leadTexts';
export { makeLead, type LeadOrigin } from './form/makeLead';
export type { FieldName, Lead, LeadKind, LeadRequest, Suspicion } from './types';
export { validateLead, type FieldErrors, type Validation } from './form/validateLead';
