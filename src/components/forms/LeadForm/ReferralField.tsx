import { useEffect } from 'react';
import { useInBrowser } from '@site/src/islands/useInBrowser';
import { fire } from '@site/src/leads/fire';
import { referrer } from '@site/src/leads/form/referrer';
import { RESTORE_EVENT } from '@site/src/leads/form/formDrafts';
import { LeadField } from './LeadField';

/**
 * "Who referred you?", prefilled for a visitor who came by a referral link. A form that does not otherwise have this
 * field shows it only to them.
 */
export default function ReferralField({ always }: { readonly always: boolean }) {
  const name = useInBrowser(referrer, undefined);

  // Restores the draft, because the visitor may have corrected the name before a reload.
  useEffect(() => {
    if (name !== undefined) fire(RESTORE_EVENT);
  }, [name]);

  if (!always && name === undefined) return null;
  // The key changes once the name is known, so that the field starts with it; a default value does not count as typed.
  return <LeadField key={name} name="referredBy" label="Who referred you?" defaultValue={name} wide />;
}
