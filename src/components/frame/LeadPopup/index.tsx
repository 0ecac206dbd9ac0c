import island from '../../../islands';
import LeadPopup from './LeadPopup';

export default island('LeadPopup', LeadPopup);
