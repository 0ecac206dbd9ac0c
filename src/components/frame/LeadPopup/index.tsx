import { business } from '@site/src/company/business';
import { POPUP_ID } from '@site/src/islands/contract';
import island from '@site/src/islands/island';
import { withBaseUrl } from '@site/src/company/site';
import { guide, GUIDE_COVER_FILE } from '@site/src/site/guide';
import CloseButton from '../../base/CloseButton';
import GuideForm from './GuideForm.island';
import styles from './styles.module.css';

const GuideFormIsland = island('components/frame/LeadPopup/GuideForm', GuideForm);

/** The lead pop-up, which offers the paver guide: a modal dialog that the boot script opens once per session. */
export default function LeadPopup() {
  const titleId = `${POPUP_ID}-title`;
  return (
    <dialog id={POPUP_ID} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.content}>
        <form method="dialog" className={styles.close}>
          <CloseButton type="submit" />
        </form>
        {/* Takes the focus when the dialog opens. On the close button, it would draw a ring around the way out. */}
        <h2 id={titleId} className={styles.title} tabIndex={-1} autoFocus>
          Download our paver guide
        </h2>
        {/* The guide's cover, where it leaves room for the form. It loads once the dialog opens. */}
        <div className={styles.cover} aria-hidden="true">
          <img
            src={withBaseUrl(`/${GUIDE_COVER_FILE}`)}
            alt=""
            width="104"
            height="85"
            loading="lazy"
            decoding="async"
          />
          {guide.title}
        </div>
        <p className={styles.lead}>
          It has price ranges for {business.region}, a comparison of the materials, and what to look for in a quote.{' '}
          <span className={styles.promise}>You can download it as soon as you send this form.</span>
        </p>
        <GuideFormIsland />
      </div>
    </dialog>
  );
}
