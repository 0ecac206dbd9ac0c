import island from '../Island';
import LeadStatus from './LeadStatusLoader';

export default island('LeadStatus', LeadStatus);
