import { useEffect, useRef, type ReactNode } from 'react';
import { photoDraftsOf } from '@site/src/leads/photos/photoDrafts';
import { referrer } from '@site/src/leads/form/referrer';
import { useLeadFormContext } from './context';
import { controlsIn } from './readForm';
import { isFromTool } from './usePrefill';
import styles from './styles.module.css';

/**
 * Fields of a LeadForm that nobody has to fill in, folded up. They open by themselves with what the browser or a referral link
 * has put into them, with photos that the form holds, and for an error in them; `restoreTyped` opens them with a draft. With
 * what a tool has filled in, they stay as they are, so that its visitors get no longer form than others.
 */
export default function MoreFields({ children }: { readonly children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { errors, doubts, photos } = useLeadFormContext();
  const { kind } = photos;

  useEffect(() => {
    const current = details.current;
    if (!current) return undefined;
    const open = () => {
      current.open = true;
    };
    const openForInput = (event: Event) => {
      if (!isFromTool(event)) open();
    };
    if (photoDraftsOf(kind).length > 0 || referrer() !== undefined) open();
    // Nobody can type into closed fields: the browser has filled them in. In the capture phase, because a text area fits
    // its height to its text on the same event, and has none as long as it is closed.
    current.addEventListener('input', openForInput, true);
    return () => current.removeEventListener('input', openForInput, true);
  }, [kind]);

  useEffect(() => {
    const current = details.current;
    const asked = { ...errors, ...doubts };
    if (current && controlsIn(current).some(({ name }) => name in asked)) current.open = true;
  }, [errors, doubts]);

  return (
    <details ref={details} className={styles.more}>
      <summary>
        <span>
          Add details <span className={styles.optional}>(optional)</span>
        </span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
