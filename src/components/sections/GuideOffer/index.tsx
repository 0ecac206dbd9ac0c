import { business } from '@site/src/company/business';
import { guide, guideLinkText, guidePath } from '@site/src/site/guide';
import Band, { BandHeading } from '../Band';
import { buttonClass } from '../../base/Button';
import Icon from '../../base/Icon';

/** Offers the paver guide for download, with its contents. */
export default function GuideOffer() {
  return (
    <Band labelledBy="guide">
      <BandHeading id="guide" title={guide.title} kicker="While you’re here">
        <p>
          What pavers cost in {business.region}, six materials side by side, a checklist for comparing quotes, and a
          year-round care plan.
        </p>
      </BandHeading>
      <a className={buttonClass({ variant: 'secondary' })} href={guidePath} download={guide.file}>
        <Icon name="download" />
        {guideLinkText}
      </a>
    </Band>
  );
}
