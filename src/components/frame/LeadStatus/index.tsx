import island from '@site/src/islands/island';
import { hasReceiver } from '@site/src/leads/delivery/leadSettings';
import LeadStatus from './LeadStatus.island';

const LeadStatusIsland = island('components/frame/LeadStatus/LeadStatus', LeadStatus);

/** The notice of unconfirmed leads. Without a delivery, there are none. */
export default function LeadStatusNotice() {
  return hasReceiver ? <LeadStatusIsland /> : null;
}
