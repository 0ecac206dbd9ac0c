import { useEffect, useState, type ComponentType } from 'react';

/** Shows unconfirmed leads of an earlier visit. Loads that part in the browser, because it needs storage. */
export default function LeadStatus() {
  const [Leads, setLeads] = useState<ComponentType>();

  useEffect(() => {
    import('./WaitingLeads').then(
      ({ default: Loaded }) => setLeads(() => Loaded),
      () => undefined,
    );
  }, []);

  return Leads ? <Leads /> : null;
}
