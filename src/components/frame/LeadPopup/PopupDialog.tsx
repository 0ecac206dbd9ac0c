import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { business } from '@site/src/data/business';
import { guide } from '@site/src/data/guide';
import CloseButton from '../../base/CloseButton';
import LeadForm from '../../forms/LeadForm';
import { markPopupSeen } from './seen';
import styles from './styles.module.css';

export interface PopupDialogProps {
  /** Called once the dialog has closed, in whatever way. */
  readonly onClose: () => void;
}

/** The offer of the paver guide: a modal dialog, open from the start. */
export default function PopupDialog({ onClose }: PopupDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    dialog.current?.showModal();
    // However it goes away, sent, closed, or with the page, it has been seen.
    window.addEventListener('pagehide', markPopupSeen);
    return () => {
      window.removeEventListener('pagehide', markPopupSeen);
      markPopupSeen();
    };
  }, []);

  const close = () => dialog.current?.close();

  // The content fills the dialog, so a click on the dialog itself is one on its backdrop.
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={styles.content}>
        <div className={styles.close}>
          <CloseButton onClick={close} />
        </div>
        <h2 id={titleId} className={styles.title}>
          Know the price range before you call
        </h2>
        <p className={styles.lead}>
          Our paver guide: price ranges for {business.region}, how the materials compare, and what to look for in a
          quote. {guide.pages} pages, yours to download at once.
        </p>
        <LeadForm
          kind="guide"
          requiredMark="(required)"
          submitLabel="Send me the guide"
          helper="By sending it you ask us for the guide, at this address."
          errorSummary={false}
          onSent={close}
        >
          {({ Field }) => (
            <Field name="email" label="E-mail" type="email" inputMode="email" autoComplete="email" required wide />
          )}
        </LeadForm>
      </div>
    </dialog>
  );
}
