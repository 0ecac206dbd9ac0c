import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type InputEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import clsx from 'clsx';
import { business, mailHref } from '@site/src/company/business';
import { withBaseUrl } from '@site/src/company/site';
import type { Doubts, FieldErrors, Lead, LeadKind } from '@site/src/leads';
import { HAS_RECEIVER } from '@site/src/islands/contract';
import { useInBrowser } from '@site/src/islands/useInBrowser';
import { controlNamed, HONEYPOT, LEAD_ID } from '@site/src/leads/form/formControls';
import { LEAD_FORM } from '@site/src/leads/form/formDrafts';
import { hasReceiver, leadSettings } from '@site/src/leads/delivery/leadSettings';
import { hiddenFields, THANKS } from '@site/src/leads/form/formTarget';
import { sentNote, type SentNote } from '@site/src/leads/delivery/sentNote';
import CallLink from '../../base/CallLink';
import Measured from '../../base/Measured';
import hidden from '../../base/VisuallyHidden/styles.module.css';
import OtherWays from '../OtherWays';
import { LeadFormContext } from './context';
import { DoubtWords, LeadCheckboxField, LeadField, LeadSelectField, type LeadFields } from './LeadField';
import MoreFields from './MoreFields';
import ReferralField from './ReferralField';
import SpamCheck from './SpamCheck';
import SubmitArea from './SubmitArea';
import { useLeadForm } from './useLeadForm';
import { usePrefill } from './usePrefill';
import styles from './styles.module.css';

function focusField(event: MouseEvent<HTMLAnchorElement>, name: string) {
  // Focuses the field without changing the URL's fragment or involving the router.
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  const field = form && controlNamed(form, name);
  // The browser opens a closed <details> only for a fragment.
  const details = field?.closest('details');
  if (details) details.open = true;
  field?.focus();
}

interface ErrorSummaryProps {
  readonly errors: FieldErrors;
  readonly doubts: Doubts;
  readonly fieldId: (name: string) => string;
  readonly ref: Ref<HTMLDivElement>;
}

/** The errors of a form, and the doubts about other fields, with links to them. */
function ErrorSummary({ errors, doubts, fieldId, ref }: ErrorSummaryProps) {
  const isRefused = Object.keys(errors).length > 0;
  const titleId = useId();
  const lines: readonly (readonly [name: string, words: ReactNode])[] = [
    ...Object.entries(errors),
    ...Object.entries(doubts)
      .filter(([name]) => !(name in errors))
      .map(([name, doubt]) => [name, <DoubtWords key={doubt.question} {...doubt} />] as const),
  ];
  return (
    <div
      ref={ref}
      className={clsx(styles.summary, isRefused && styles.refused)}
      tabIndex={-1}
      role="group"
      aria-labelledby={titleId}
    >
      <p id={titleId} className={styles.summaryTitle}>
        {lines.length === 1 ? 'One answer needs another look' : `${lines.length} answers need another look`}
      </p>
      <ul className={styles.summaryList}>
        {lines.map(([name, words]) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} onClick={(event) => focusField(event, name)}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns whether a form always has the referrer field, and not only for visitors who came by a referral link. */
const asksReferrer = (kind: LeadKind) => business.referrals && kind === 'estimate';

interface PostFieldsProps {
  readonly kind: LeadKind;
  readonly page: string;
}

/** What only the browser's own post needs: the hidden fields, and the honeypot, which only programs fill in. */
function PostFields({ kind, page }: PostFieldsProps) {
  const { formTarget } = leadSettings;
  if (!formTarget) return null;
  const asked = [asksReferrer(kind) && 'referredBy', kind === 'contact' && 'subject'];
  return (
    <>
      {Object.entries(hiddenFields(formTarget, kind, page))
        .filter(([name]) => !asked.includes(name))
        .map(([name, value]) =>
          name === LEAD_ID ? (
            // Without a value, so that React leaves the one that it finds.
            <input key={name} type="text" name={name} hidden />
          ) : (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
      <label className={hidden.visuallyHidden} aria-hidden="true">
        Leave this empty
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}

const fields = { Field: LeadField, SelectField: LeadSelectField, CheckboxField: LeadCheckboxField };

export interface LeadFormProps<K extends LeadKind> {
  readonly kind: K;
  /** Path of the page, for a form that the browser posts without a script. */
  readonly page: string;
  /** Text after the labels of required fields. */
  readonly requiredMark: '(required)' | '*';
  readonly submitLabel: string;
  /**
   * Line under the button that says what the visitor agrees to and what happens next. It is sent with the lead as
   * consent.
   */
  readonly helper: ReactNode;
  /** Whether errors are also listed above the fields. A form with one field shows its error only beside it. */
  readonly errorSummary?: boolean;
  /**
   * Called once the lead is delivered and the form is empty. A form without it stays on the page, and says beside its
   * button that it was sent.
   */
  readonly onSent?: () => void;
  /** What goes along with the visitor's message. */
  readonly along?: string;
  readonly children: (fields: LeadFields<K>) => ReactNode;
  /** Renders fields that nobody has to fill in, folded up below the others. */
  readonly more?: (fields: LeadFields<K>) => ReactNode;
}

/**
 * A form that creates a lead. Its HTML works with the browser's validation; once hydrated, it shows error messages, and
 * a toast on success. Uses POST, so that personal data never appears in a URL.
 */
export default function LeadForm<K extends LeadKind>({
  kind,
  page,
  requiredMark,
  submitLabel,
  helper,
  errorSummary = true,
  onSent,
  along,
  children,
  more,
}: LeadFormProps<K>) {
  const form = useRef<HTMLFormElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const notices = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<SentNote>();
  const [confirmed, setConfirmed] = useState<Lead>();
  const confirm = (lead: Lead) => {
    setSent(sentNote(new Date(), lead));
    setConfirmed(lead);
  };
  const { state, unsent, clearUnsent, typed, errors, doubts, refusals, handlers } = useLeadForm(
    kind,
    form,
    () => words.current?.textContent ?? '',
    onSent ?? confirm,
    along,
  );
  const isSending = state === 'sending';
  const hydrated = useInBrowser(() => true, false);
  const summary = useRef<HTMLDivElement>(null);
  const id = useId();
  const prefilled = usePrefill(kind, form);
  const waiting = unsent?.entry.state === 'waiting' ? unsent.entry.lead : undefined;
  const context = useMemo(
    () => ({
      fieldId: (name: string) => `${kind}-${id}-${name}`,
      errors,
      doubts,
      requiredMark,
      photos: { kind, confirmed, waiting, onPick: () => setConfirmed(undefined) },
    }),
    [kind, id, errors, doubts, requiredMark, confirmed, waiting],
  );
  const [firstAsked] = Object.keys({ ...errors, ...doubts });

  useEffect(() => {
    if (refusals === 0 || firstAsked === undefined || !form.current) return;
    (summary.current ?? controlNamed(form.current, firstAsked))?.focus();
    // Only for a submit, not for each error that is mended.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [refusals]);

  useEffect(() => {
    if (state === 'failed' || unsent) notices.current?.scrollIntoView({ block: 'nearest' });
  }, [state, unsent]);

  /** Removes the confirmation once the visitor types again. */
  function handleInput(event: InputEvent<HTMLFormElement>) {
    setSent(undefined);
    handlers.onInputCapture(event);
  }

  const referral = business.referrals && <ReferralField always={asksReferrer(kind)} />;
  return (
    <form
      ref={form}
      className={styles.form}
      name={hasReceiver ? kind : undefined}
      {...{ [LEAD_FORM]: kind, [HAS_RECEIVER]: hasReceiver ? '' : undefined }}
      method="post"
      action={leadSettings.formTarget?.action ?? withBaseUrl(THANKS)}
      data-netlify={leadSettings.formTarget?.netlify}
      noValidate={hydrated}
      {...handlers}
      onInputCapture={handleInput}
      // Nothing of this site empties a form in this way; other programs do as it is submitted.
      onReset={(event) => event.preventDefault()}
    >
      {hasReceiver ? (
        <PostFields kind={kind} page={page} />
      ) : (
        <noscript>
          <p className={styles.notice}>
            This form needs JavaScript, which is off in your browser. Call <CallLink /> or write to{' '}
            <a href={mailHref}>{business.email}</a>.
          </p>
        </noscript>
      )}
      {errorSummary && firstAsked !== undefined && (
        <ErrorSummary ref={summary} errors={errors} doubts={doubts} fieldId={context.fieldId} />
      )}
      {/* Hidden only from view while empty, because screen readers ignore a region that appears together with its text. */}
      <p className={prefilled ? styles.prefilled : hidden.visuallyHidden} role="status">
        {prefilled && (
          <span>
            <span>{`Your ${prefilled.what} goes with this form:`}</span>{' '}
            <strong translate="no">
              <Measured>{`${prefilled.summary}.`}</Measured>
            </strong>
          </span>
        )}
      </p>
      <LeadFormContext value={context}>
        <div className={styles.fields}>
          {children(fields)}
          {more ? (
            <MoreFields>
              {more(fields)}
              {referral}
            </MoreFields>
          ) : (
            referral
          )}
        </div>
      </LeadFormContext>
      {/* An alert without its role, by which blockers hide what shows up in a page. */}
      <div ref={notices} aria-live="assertive" aria-atomic="true">
        {state === 'failed' && (
          <div className={styles.notice}>
            <p>
              Your message was not sent: part of this page didn’t load, most likely because the connection dropped.
              Everything you typed is still here, and stays if you reload the page. Try again in a moment, reload the
              page, or reach us another way:
            </p>
            <OtherWays values={typed} />
          </div>
        )}
        {unsent && (
          <unsent.LeadNotice
            key={unsent.entry.id}
            entry={unsent.entry}
            inForm
            onSettled={clearUnsent}
            onSent={onSent ? undefined : () => confirm(unsent.entry.lead)}
          />
        )}
      </div>
      {leadSettings.spamCheck && <SpamCheck siteKey={leadSettings.spamCheck.siteKey} />}
      <SubmitArea
        isSending={isSending}
        submitLabel={submitLabel}
        sent={sent}
        words={words}
        helper={helper}
        leadsOn={onSent !== undefined}
      />
    </form>
  );
}

/** The card around a form in a page. */
export function FormCard({ children }: { readonly children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
