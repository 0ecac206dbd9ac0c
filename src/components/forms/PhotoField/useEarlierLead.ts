import { useEffect, useState } from 'react';
import type { Lead } from '@site/src/leads';
import type { LeadState } from './watchLead';

export interface EarlierLeadOptions {
  /** Called once the receiver has confirmed the lead. */
  readonly onSent: (lead: Lead) => void;
  /** Called once the visitor has taken the lead back. */
  readonly onForgotten: () => void;
}

/** Follows a lead of an earlier page, whose photos the form still holds. */
export function useEarlierLead({ onSent, onForgotten }: EarlierLeadOptions) {
  const [lead, setLead] = useState<Lead>();
  /** `open` while it waits in the outbox; `unknown` if nobody can tell what has become of it. */
  const [state, setState] = useState<'checking' | 'open' | 'unknown'>('checking');

  useEffect(() => {
    if (!lead) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const tell = (told: LeadState) => {
      if (isOver) return;
      isOver = told === 'sent' || told === 'forgotten';
      if (told === 'sent') onSent(lead);
      else if (told === 'forgotten') onForgotten();
      else setState(told ? 'open' : 'unknown');
    };
    import('./watchLead').then(
      ({ watchLead }) => {
        if (!isOver) stop = watchLead(lead.id, tell);
      },
      () => tell(undefined),
    );
    return () => {
      isOver = true;
      stop?.();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each lead
  }, [lead]);

  return {
    /** Undefined unless a lead is followed. */
    state: lead && state,
    follow(next: Lead) {
      setState('checking');
      setLead(next);
    },
    leave: () => setLead(undefined),
  };
}
