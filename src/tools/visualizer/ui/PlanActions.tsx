import { useState, type MouseEvent } from 'react';
import { withBaseUrl } from '@site/src/company/site';
import { useKeptAtHand } from '@site/src/leads/form/atHand';
import { leavePrefill } from '@site/src/leads/form/prefill';
import { designRequest, priceFor, estimatorAddress, requestAddress } from '@site/src/tools/visualizer/core/requests';
import { defaultDesign } from '@site/src/tools/visualizer/core/designs';
import type { Wishes } from '@site/src/tools/visualizer/core/link';
import { Button, buttonClass } from '../../../components/base/Button';
import { useLateLoad } from '../../../components/base/useLateLoad';
import { copyLink, shareLink, useShareSheet } from '../../ToolForm/passOn';
import { saveFile } from '../../ToolForm/saveFile';
import PriceLine from './PriceLine';
import { printOnly } from '../../SheetHead';
import type { ShownDesign } from './PlanDrawing';
import styles from './designer.module.css';

export interface PlanActionsProps {
  readonly shown: readonly ShownDesign[];
  /** The design that the visitor changes. */
  readonly edited: ShownDesign;
  /** What the visitor wants besides the drawing, from a link. */
  readonly wishes: Wishes | undefined;
  /** A link to what the visitor sees. */
  readonly link: string;
  /** Whether what is typed cannot be drawn, so that nothing can be done with it. */
  readonly isHidden: boolean;
  /** Shows a second design beside this one, or this one alone. */
  readonly onCompare: (isComparing: boolean) => void;
}

/** What can be done with a design: ask for a price, estimate, compare, share, save or print it. */
export default function PlanActions(props: PlanActionsProps) {
  const { shown, edited, wishes, link, isHidden, onCompare } = props;
  const { design, name, ready } = edited;
  const request = designRequest(design, ready, wishes);
  const price = priceFor(design, wishes);
  // The design that the tool opens with is nobody's plan.
  useKeptAtHand(isHidden || design === defaultDesign ? undefined : request.message);
  const canShare = useShareSheet();
  const isComparing = shown.length > 1;
  const { run } = useLateLoad();
  /** What became of the last action, and of which link: after a change, that is no news. */
  const [notice, setNotice] = useState({ link, words: '' });
  const tell = (words: string) => setNotice({ link, words });

  function compare({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    onCompare(!isComparing);
    // Safari doesn't anchor the page while the layout above the button changes.
    requestAnimationFrame(() => button.scrollIntoView({ block: 'nearest' }));
  }

  async function savePicture() {
    const { state } = await run(async () => {
      const { exportPng } = await import('./exportPng');
      saveFile(await exportPng(shown), 'paver-design.png');
    });
    tell(
      state === 'done'
        ? 'The picture is in your downloads.'
        : 'We couldn’t make the picture. Print the design instead, or try again in a moment.',
    );
  }

  return (
    <div className={styles.actions} hidden={isHidden}>
      {price && <PriceLine {...price} />}
      <a
        className={buttonClass({ size: 'lg' })}
        href={withBaseUrl(requestAddress(request))}
        onClick={() => leavePrefill(request)}
      >
        Get an estimate for this design
      </a>
      <a
        className={buttonClass({ variant: 'secondary', size: 'lg' })}
        href={withBaseUrl(estimatorAddress(design, wishes))}
      >
        Estimate it yourself
      </a>
      <Button variant="outline" onClick={compare}>
        {isComparing ? `Keep only ${name}` : 'Compare with a second design'}
      </Button>
      <Button variant="outline" onClick={async () => tell(await copyLink(link))}>
        Copy link
      </Button>
      {canShare && (
        <Button variant="outline" onClick={async () => tell(await shareLink(link))}>
          Share
        </Button>
      )}
      <Button variant="outline" onClick={() => void savePicture()}>
        Save as picture
      </Button>
      <Button variant="outline" onClick={() => printOnly()}>
        Print this design
      </Button>
      <p role="status" className={styles.notice}>
        {notice.link === link && notice.words}
      </p>
    </div>
  );
}
