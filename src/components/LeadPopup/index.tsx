import island from '../Island';
import LeadPopup from './LeadPopup';

export default island('LeadPopup', LeadPopup);
