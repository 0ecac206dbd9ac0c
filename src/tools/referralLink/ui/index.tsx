import island from '@site/src/islands/island';
import ReferralLink from './ReferralLink.island';

export default island('tools/referralLink/ui/ReferralLink', ReferralLink);
