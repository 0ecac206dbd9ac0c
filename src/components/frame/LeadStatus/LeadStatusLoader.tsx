import { useEffect, useState, type ComponentType } from 'react';

/** Looks after leads of an earlier visit; what that takes comes by itself, after the page's forms. */
export default function LeadStatusLoader() {
  const [Status, setStatus] = useState<ComponentType>();

  useEffect(() => {
    import('./LeadStatus').then(
      ({ default: Loaded }) => setStatus(() => Loaded),
      () => undefined,
    );
  }, []);

  return Status ? <Status /> : null;
}
