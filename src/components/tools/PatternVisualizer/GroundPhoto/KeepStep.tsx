import { useState } from 'react';
import { leavePrefill } from '@site/src/leads/prefill';
import { withBaseUrl } from '@site/src/data/site';
import { requestAddress, type DesignRequest } from '@site/src/visualizer/handOver';
import { Button, buttonClass } from '../../../base/Button';
import { saveFile } from '../../ToolForm/saveFile';
import tool from '../styles.module.css';
import { canvasFile, type PictureFormat } from './pictureFile';
import { NOT_DELETED } from './texts';

const FILE_NAME = 'pavers-on-my-photo';

const endings: Readonly<Record<PictureFormat, string>> = { png: 'png', jpeg: 'jpg' };

/** Whether the browser has a share sheet that takes pictures. */
function canShare(): boolean {
  return navigator.canShare?.({ files: [new File([''], 'test.jpg', { type: 'image/jpeg' })] }) ?? false;
}

export interface KeepStepProps {
  readonly request: DesignRequest;
  /** Draws the finished picture with its label. */
  readonly makePicture: () => HTMLCanvasElement;
  readonly isKept: boolean;
  /** Keeps photo and design on this device; rejects if the browser denies it. */
  readonly onKeep: () => Promise<void>;
  readonly onForget: () => Promise<void>;
}

/** Ways to keep the result: ask for a price, save, share, print, or continue later on this device. */
export default function KeepStep({ request, makePicture, isKept, onKeep, onForget }: KeepStepProps) {
  const [notice, setNotice] = useState('');

  async function attempt(work: () => Promise<string>, failure: string) {
    try {
      setNotice(await work());
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setNotice(failure);
    }
  }

  const save = (format: PictureFormat) =>
    attempt(async () => {
      saveFile(await canvasFile(makePicture(), format), `${FILE_NAME}.${endings[format]}`);
      return 'The picture is in your downloads.';
    }, 'We couldn’t make the picture. Print this page instead, or try again in a moment.');

  const share = () =>
    attempt(async () => {
      const blob = await canvasFile(makePicture(), 'jpeg');
      await navigator.share({ files: [new File([blob], `${FILE_NAME}.jpg`, { type: 'image/jpeg' })] });
      return '';
    }, 'Your phone didn’t share the picture. Save it as a JPEG, and send it from your photos.');

  const keep = () =>
    attempt(async () => {
      await onKeep();
      return 'Saved on this device. Next time, open your photo here to continue.';
    }, 'This browser won’t let us save your photo here. Download the picture instead.');

  const forget = () =>
    attempt(async () => {
      await onForget();
      return 'Deleted from this device.';
    }, NOT_DELETED);

  function print() {
    const page = document.documentElement;
    page.dataset.printDesign = '';
    window.addEventListener('afterprint', () => delete page.dataset.printDesign, { once: true });
    window.print();
  }

  return (
    <>
      <p>
        Ask us for a price, and the form will already list the area, the pavers and how many you need. The picture
        doesn’t go with the form, but you can send it to us yourself.
      </p>
      <div className={tool.actions}>
        <a
          className={buttonClass({ size: 'lg' })}
          href={withBaseUrl(requestAddress(request))}
          onClick={() => leavePrefill(request)}
        >
          Get a price on this
        </a>
        {canShare() && (
          <Button variant="secondary" size="lg" onClick={() => void share()}>
            Share the picture
          </Button>
        )}
        <Button variant="outline" onClick={() => void save('jpeg')}>
          Save as JPEG
        </Button>
        <Button variant="outline" onClick={() => void save('png')}>
          Save as PNG
        </Button>
        <Button variant="outline" onClick={print}>
          Print it
        </Button>
        {isKept ? (
          <Button variant="destructive" onClick={() => void forget()}>
            Delete it from this device
          </Button>
        ) : (
          <Button variant="outline" onClick={() => void keep()}>
            Save my work on this device
          </Button>
        )}
        <p role="status" className={tool.notice}>
          {notice}
        </p>
      </div>
    </>
  );
}
