import island from '../Island';
import ReferralLink from './ReferralLink';

export default island('ReferralLink', ReferralLink);
