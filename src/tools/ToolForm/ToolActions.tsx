import { useState, type MouseEvent } from 'react';
import { LINK_PARAMETER } from '@site/src/islands/contract';
import { changeHistory } from '../../components/base/changeHistory';
import Icon from '../../components/base/Icon';
import { printOnly } from '../SheetHead';
import { copyLink, resultLink, shareLink, useShareSheet } from './passOn';
import styles from './styles.module.css';

export interface ToolActionsProps {
  /** Query of the link to this result. */
  readonly query: string;
  /** Id of the tool, the fragment of the link. */
  readonly anchor: string;
}

/** Actions for a result: copy or share its link, or print it. */
export default function ToolActions({ query, anchor }: ToolActionsProps) {
  const [status, setStatus] = useState('');
  const canShare = useShareSheet();

  async function passOn(way: typeof copyLink) {
    const link = resultLink(query, anchor);
    changeHistory('replaceState', history.state, link);
    setStatus(await way(link));
  }

  function print({ currentTarget }: MouseEvent) {
    const tool = currentTarget.closest<HTMLElement>(`[${LINK_PARAMETER}]`);
    if (tool) printOnly(tool);
  }

  return (
    <div className={styles.actions}>
      <button type="button" className={styles.action} onClick={() => void passOn(copyLink)}>
        <Icon name="link" />
        Copy link
      </button>{' '}
      {canShare && (
        <button type="button" className={styles.action} onClick={() => void passOn(shareLink)}>
          <Icon name="share" />
          Share
        </button>
      )}{' '}
      <button type="button" className={styles.action} onClick={print}>
        <Icon name="print" />
        Print
      </button>
      <p className={styles.status} aria-live="polite">
        {status}
      </p>
    </div>
  );
}
