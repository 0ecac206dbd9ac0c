import { useEffect, type ComponentType } from 'react';
import { useLateLoad } from '../../base/useLateLoad';

/** Shows unconfirmed leads of an earlier visit. Loads that part in the browser, because it needs storage. */
export default function LeadStatus() {
  const { value: Leads, run } = useLateLoad<ComponentType>();

  useEffect(() => void run(async () => (await import('./WaitingLeads')).default), [run]);

  return Leads ? <Leads /> : null;
}
