import island from '../../../islands';
import LeadStatus from './LeadStatusLoader';

export default island('LeadStatus', LeadStatus);
