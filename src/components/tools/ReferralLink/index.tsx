import island from '../../../islands';
import ReferralLink from './ReferralLink';

export default island('ReferralLink', ReferralLink);
