import { buttonClass } from '@site/src/components/base/Button';
import ButtonLink from '@site/src/components/base/Button/ButtonLink';
import CallButton from '@site/src/components/base/CallButton';
import EmailAddress from '@site/src/components/base/EmailAddress';
import NextSteps from '@site/src/components/forms/NextSteps';
import PhotoForm from '@site/src/components/forms/PhotoForm';
import Icon from '@site/src/components/base/Icon';
import Band, { BandHeading } from '@site/src/components/sections/Band';
import { business, formatHours, mailHref } from '@site/src/company/business';
import { sentences, startClause } from '@site/src/words/numberWords';
import { hasReceiver } from '@site/src/leads/delivery/leadSettings';
import { GENERAL_PROMISE } from '@site/src/leads/words/hours';
import { guide, guideLinkText, guidePath } from '@site/src/site/guide';
import Page from '@site/src/theme/Page';

/** Without a delivery, nobody has received a form that was sent without JavaScript. */
const words = hasReceiver
  ? {
      headline: 'Thank you for writing',
      lead: sentences(
        GENERAL_PROMISE && `If you left a phone number, ${startClause(GENERAL_PROMISE)}.`,
        GENERAL_PROMISE &&
          `If you didn’t, or asked for ${business.texts ? 'a text or ' : ''}an email, we’ll write to you.`,
        'If you don’t hear from us within one business day, something went wrong along the way, so please call.',
      ),
      description: `What happens after you write to ${business.name}, and how to reach us right away if it can’t wait.`,
    }
  : {
      headline: 'Please call or write instead',
      lead: `What you typed was not sent, because our forms need JavaScript. Turn it on in your browser and try again, or reach us by phone or email. Our hours: ${business.hours.map(formatHours).join('; ')}.`,
      description: `How to reach ${business.name} by phone or email when a form can’t be sent.`,
    };

/** The page after a form was sent without JavaScript. */
export default function ThanksPage() {
  return (
    <Page
      {...words}
      title={words.headline}
      crumb={words.headline}
      keywords={['contact']}
      noIndex
      actions={
        <>
          <CallButton />{' '}
          {!hasReceiver && (
            <a className={buttonClass({ variant: 'secondary' })} href={mailHref}>
              <EmailAddress />
            </a>
          )}{' '}
          <ButtonLink to="/" variant="outline">
            Return to Home
          </ButtonLink>{' '}
          <NextSteps sent />
        </>
      }
    >
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
      <PhotoForm />
    </Page>
  );
}
