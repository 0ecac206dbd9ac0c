/*
 * What a visitor turns to once there is a total: the small print, the link, the request. None of it is needed to show the
 * total, so it loads when its place comes into view, and before a link to a plan is read.
 */
export { smallPrintOf } from '../core/notes';
export { planQuery, projectLabels, readPlanQuery } from '../core/link';
export { estimateRequest } from '../core/request';
export { leavePrefill } from '../../../leads/form/prefill';
export { comeBackTo } from './comeBack';
export { default as LinkNotice } from '../../ToolForm/LinkNotice';
export { resultLink } from '../../ToolForm/passOn';
export { default as ToolActions } from '../../ToolForm/ToolActions';
