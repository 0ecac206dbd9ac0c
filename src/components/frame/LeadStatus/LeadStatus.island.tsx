import { useEffect, useState, type ComponentType } from 'react';

/** Looks after leads of an earlier visit. What that takes needs a browser's storage, so it is not in the built page. */
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
