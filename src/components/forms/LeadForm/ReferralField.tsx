import { useEffect, useSyncExternalStore } from 'react';
import { referrer } from '@site/src/leads/referrer';
import { RESTORE_EVENT } from '@site/src/leads/visit';
import { Field } from './Field';

/**
 * "Who referred you?", filled in for a visitor who came by a referral link. A form that has no such field of its own
 * gets it only then.
 */
export default function ReferralField({ always }: { readonly always: boolean }) {
  const name = useSyncExternalStore(
    () => () => undefined,
    referrer,
    () => undefined,
  );

  // The visitor may have corrected the name before a reload.
  useEffect(() => {
    if (name !== undefined) window.dispatchEvent(new Event(RESTORE_EVENT));
  }, [name]);

  if (!always && name === undefined) return null;
  // A new key where the name becomes known, so that the field starts with it; as a default, it is not the visitor's work.
  return <Field key={name} name="referredBy" label="Who referred you?" defaultValue={name} wide />;
}
