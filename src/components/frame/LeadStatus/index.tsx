import island from '@site/src/islands/island';
import LeadStatus from './LeadStatus.island';

export default island('frame/LeadStatus/LeadStatus', LeadStatus);
