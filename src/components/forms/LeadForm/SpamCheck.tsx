import { useEffect, useRef } from 'react';

/** Where Turnstile asks the visitor something, if it has to. Its script loads once the form is hydrated. */
export default function SpamCheck({ siteKey }: { readonly siteKey: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const start = async () => {
      const { startCheck } = await import('@site/src/leads/form/spamCheck');
      const form = place.current?.closest('form');
      if (form) startCheck(form);
    };
    // If it does not load, it is tried again when the form is sent.
    start().catch(() => undefined);
  }, []);
  return <div ref={place} data-spam-check={siteKey} />;
}
