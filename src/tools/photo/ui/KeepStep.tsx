import { useState, type MouseEvent } from 'react';
import clsx from 'clsx';
import { business } from '@site/src/company/business';
import { takesPhotos } from '@site/src/leads/delivery/leadSettings';
import { mailLinkFor, smsLinkFor } from '@site/src/leads/words/links';
import { leavePhotos } from '@site/src/leads/photos/photoStore';
import { leavePrefill } from '@site/src/leads/form/prefill';
import { preparePhoto } from '@site/src/leads/photos/preparePhoto';
import { withBaseUrl } from '@site/src/company/site';
import { canvasFile, type PictureFormat } from '@site/src/userInput/pictureFile';
import { requestAddress, type DesignPrice, type DesignRequest } from '@site/src/tools/visualizer/core/requests';
import { Button, buttonClass } from '../../../components/base/Button';
import EmailAddress from '../../../components/base/EmailAddress';
import PhoneNumber from '../../../components/base/PhoneNumber';
import CheckboxField from '../../../components/base/Field/CheckboxField';
import { saveFile } from '../../ToolForm/saveFile';
import { printOnly } from '../../SheetHead';
import tool from '../../visualizer/ui/designer.module.css';
import PriceLine from '../../visualizer/ui/PriceLine';
import styles from './styles.module.css';

const endings: Readonly<Record<PictureFormat, string>> = { png: 'png', jpeg: 'jpg' };

/** Whether the browser has a share sheet that takes pictures. */
function canShare(): boolean {
  return navigator.canShare?.({ files: [new File([''], 'test.jpg', { type: 'image/jpeg' })] }) ?? false;
}

export interface KeepStepProps {
  readonly request: DesignRequest;
  /** What it is expected to cost, if the area is known. */
  readonly price?: DesignPrice;
  /** Whether the pavers lie on the company's sample, which goes along with no request. */
  readonly isSample: boolean;
  /** The photo without pavers. */
  readonly photo: HTMLCanvasElement;
  /** Draws the finished picture with its label. */
  readonly makePicture: () => HTMLCanvasElement;
}

/** Ways to keep the result: ask for a price, send the picture to the company, save, share or print it. */
export default function KeepStep({ request, price, isSample, photo, makePicture }: KeepStepProps) {
  const fileName = isSample ? 'pavers-on-sample-photo' : 'pavers-on-my-photo';
  const [notice, setNotice] = useState('');
  const [goesAlong, setGoesAlong] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isSharing] = useState(canShare);

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
      saveFile(await canvasFile(makePicture(), format), `${fileName}.${endings[format]}`);
      return 'The picture is in your downloads.';
    }, 'We couldn’t make the picture. Print this page instead, or try again in a moment.');

  const share = () =>
    attempt(async () => {
      const blob = await canvasFile(makePicture(), 'jpeg');
      await navigator.share({ files: [new File([blob], `${fileName}.jpg`, { type: 'image/jpeg' })] });
      return '';
    }, 'Your phone didn’t share the picture. Save it as a JPEG, and send it from your photos.');

  /** Opens the form, once the pictures for it are stored. */
  async function askForPrice(href: string) {
    setIsBusy(true);
    setNotice('Getting your pictures ready…');
    await attempt(async () => {
      const files = [await preparePhoto(makePicture()), await preparePhoto(photo)];
      await leavePhotos([fileName, 'my-photo'].map((name, index) => ({ name: `${name}.jpg`, file: files[index] })));
      leavePrefill(request);
      window.location.assign(href);
      return '';
    }, 'This browser won’t let us take the pictures to the form. Send them in a message instead, then uncheck the box and ask for a price.');
    setIsBusy(false);
  }

  function openForm(event: MouseEvent<HTMLAnchorElement>) {
    if (!goesAlong) {
      leavePrefill(request);
      return;
    }
    event.preventDefault();
    if (!isBusy) void askForPrice(event.currentTarget.href);
  }

  const message = { Design: request.message };

  return (
    <>
      {price && <PriceLine {...price} />}
      <p>
        {isSample
          ? 'The form will already name these pavers and colors. The area and the picture stay here, because they’re of our sample and not of your yard.'
          : 'The form will already name these pavers and, if you measured it, the area.'}
      </p>
      {takesPhotos && !isSample && (
        <>
          <CheckboxField
            label="Send it with my request"
            checked={goesAlong}
            onChange={(event) => setGoesAlong(event.target.checked)}
          />
          <p>
            The picture and your photo then go to us with the form, without the place and date that a camera notes in
            them. You can still remove them there.
          </p>
        </>
      )}
      <div className={tool.actions}>
        <a
          className={buttonClass({ size: 'lg' })}
          href={withBaseUrl(requestAddress(request))}
          aria-disabled={isBusy || undefined}
          onClick={openForm}
        >
          Get a price on this
        </a>
        <Button variant="outline" onClick={() => void save('jpeg')}>
          Save as JPEG
        </Button>
        <Button variant="outline" onClick={() => void save('png')}>
          Save as PNG
        </Button>
        <Button variant="outline" onClick={() => printOnly()}>
          Print it
        </Button>
      </div>
      <p>
        {takesPhotos ? 'Or send the picture alone. ' : 'The picture doesn’t go with the form. '}
        {isSharing ? (
          <>
            Share it with us at{' '}
            {business.texts && (
              <>
                <PhoneNumber /> or{' '}
              </>
            )}
            <EmailAddress />.
          </>
        ) : (
          'Send it in a message: we put it in your downloads, for you to attach.'
        )}
      </p>
      <div className={tool.actions}>
        {isSharing ? (
          <Button variant="secondary" onClick={() => void share()}>
            Share the picture
          </Button>
        ) : (
          <>
            <a
              className={buttonClass({ variant: 'secondary' })}
              href={mailLinkFor(message)}
              onClick={() => void save('jpeg')}
            >
              Email it to us
            </a>
            {business.texts && (
              <a
                className={clsx(buttonClass({ variant: 'secondary' }), styles.onTouch)}
                href={smsLinkFor(message)}
                onClick={() => void save('jpeg')}
              >
                Text it to us
              </a>
            )}
          </>
        )}
        <p role="status" className={tool.notice}>
          {notice}
        </p>
      </div>
    </>
  );
}
