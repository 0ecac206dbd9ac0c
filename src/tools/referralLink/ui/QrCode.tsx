import { useEffect } from 'react';
import type { QrDrawing } from '@site/src/qr/qrPath';
import { useLateLoad } from '../../../components/base/useLateLoad';
import field from '../../../components/base/Field/styles.module.css';
import styles from './styles.module.css';

/** Loads the QR encoder on demand, so that visitors who only read the page don't download it. */
export const loadQr = () => import('@site/src/qr/qrPath');

export interface QrCodeProps {
  readonly text: string;
  /** What the code does, for screen readers. */
  readonly label: string;
}

/** Shows a text as a QR code, always dark on white, as scanners expect. */
export default function QrCode({ text, label }: QrCodeProps) {
  const { state, value: drawing, run } = useLateLoad<QrDrawing>();

  useEffect(() => {
    void run(async () => (await loadQr()).qrPath(text));
  }, [run, text]);

  if (state === 'failed') {
    return (
      <p className={field.error} role="status">
        We couldn’t make the QR code, because part of this page didn’t load. The link still works.
      </p>
    );
  }
  return (
    <div className={styles.code}>
      {drawing && (
        <svg
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={label}
          focusable="false"
        >
          <path fill="#fff" d={`M0 0h${drawing.size}v${drawing.size}H0z`} />
          <path fill="#000" d={drawing.path} />
        </svg>
      )}
    </div>
  );
}
