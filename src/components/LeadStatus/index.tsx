import { useEffect, useState, type ComponentType } from 'react';
import { isDelivered } from '@site/src/leads/configured';

/** Looks after leads of an earlier visit. Where nothing is delivered there are none, and nothing is fetched. */
export default function LeadStatusLoader() {
  const [Status, setStatus] = useState<ComponentType>();

  useEffect(() => {
    if (!isDelivered) return;
    import('./LeadStatus').then(
      ({ default: Loaded }) => setStatus(() => Loaded),
      () => undefined,
    );
  }, []);

  return Status ? <Status /> : null;
}
