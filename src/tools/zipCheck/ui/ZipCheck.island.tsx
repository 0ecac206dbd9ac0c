import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import clsx from 'clsx';
import { areaById, areas, pageOf } from '@site/src/company/areas';
import { business } from '@site/src/company/business';
import { countyPages } from '@site/src/company/facts';
import { withBaseUrl } from '@site/src/company/site';
import { CONTACT_ID } from '@site/src/islands/contract';
import { checkZip, type ZipAnswer } from '../core/checkZip';
import { ZIP_PIN_ID } from '../core/mapFrame';
import { Button, buttonClass } from '../../../components/base/Button';
import FieldFrame from '../../../components/base/Field/FieldFrame';
import { useSubmit } from '../../../components/base/useSubmit';
import { useLateLoad } from '../../../components/base/useLateLoad';
import CallButton from '../../../components/base/CallButton';
import CallLink from '../../../components/base/CallLink';
import styles from './styles.module.css';

const NOT_LOADED = `The list of ZIP codes didn’t load. Try again in a moment, or call ${business.phone.display}.`;

type Answer = Exclude<ZipAnswer, { kind: 'unreadable' }>;

/** What the answer links to: a town, or a county with a page; undefined where the company doesn't work. */
function placeOf(answer: Answer): { readonly name: string; readonly page: string | undefined } | undefined {
  if (answer.kind === 'county') {
    const page = countyPages.find(({ county }) => county === answer.county)?.path;
    return { name: `${answer.county} County`, page };
  }
  return 'area' in answer ? { name: areaById(answer.area).name, page: pageOf(areaById(answer.area)) } : undefined;
}

function AnswerText({ answer }: { readonly answer: Answer }) {
  const { zip } = answer;
  const place = placeOf(answer);
  if (place) {
    const { name, page } = place;
    const link = page ? <a href={withBaseUrl(page)}>{name}</a> : name;
    return answer.kind === 'call' ? (
      <>
        <strong>{zip} is on the edge of our area.</strong> It depends on the job and the street. Call <CallLink />, and
        we’ll tell you right away. The nearest town we work in is {link}.
      </>
    ) : (
      <>
        <strong>Yes, we come to {zip}.</strong> {page ? 'See our ' : 'That’s in or near '}
        {link}
        {page ? ' page.' : '.'}
      </>
    );
  }
  if (answer.kind === 'unlisted') {
    return (
      <>
        <strong>We can’t place {zip}.</strong> It may be for PO boxes only, or a new ZIP code. Type the ZIP code of the
        property, or call <CallLink />.
      </>
    );
  }
  return (
    <>
      <strong>Sorry, {zip} is too far out for us.</strong> We stay within {business.serviceRadius.miles} miles of{' '}
      {business.serviceRadius.from}. Any farther, and we’d spend the day on the road.
    </>
  );
}

/** Marks the center of a ZIP on the page's map. The answer says in words what it shows. */
function ZipPin({ answer }: { readonly answer: Answer }) {
  const map = document.getElementById(ZIP_PIN_ID);
  if (!map || !('point' in answer) || !answer.point) return null;
  return createPortal(
    <g aria-hidden="true" className={styles.pin} transform={`translate(${answer.point.join(' ')})`}>
      <path d="M0 0C-2-6-7-9-7-15a7 7 0 0 1 14 0C7-9 2-6 0 0Z" />
      <circle cy="-15" r="2.5" />
    </g>,
    map,
  );
}

/** Says whether the company works in a ZIP. The list of ZIPs loads on the first check. */
export default function ZipCheck() {
  const input = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState<Answer>();
  const [error, setError] = useState<string>();
  const { run } = useLateLoad<ZipAnswer>();

  async function check() {
    const typed = input.current?.value ?? '';
    const { value: result } = await run(async () => {
      const { default: list } = await import('@generated/coverage/default/zips.json');
      return checkZip(typed, list);
    });
    if (!result || result.kind === 'unreadable') {
      setAnswer(undefined);
      setError(result?.message ?? NOT_LOADED);
      input.current?.focus();
    } else {
      setError(undefined);
      setAnswer(result);
    }
  }

  return (
    <form className={styles.form} method="dialog" {...useSubmit(check)} noValidate>
      <FieldFrame label="ZIP code of the property" hasLargeLabel error={error} isErrorAlert className={styles.field}>
        {(control) => (
          <div className={styles.row}>
            <input
              {...control}
              ref={input}
              className={styles.input}
              type="text"
              name="zip"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={10}
            />
            <Button type="submit">Check my ZIP</Button>
          </div>
        )}
      </FieldFrame>
      <div role="status">
        {answer && (
          // React draws each answer as a whole, because a translator may have replaced the texts of the one before.
          <div
            key={`${answer.kind} ${answer.zip}`}
            className={clsx(styles.answer, styles[answer.kind === 'county' ? 'yes' : answer.kind])}
          >
            <p>
              <AnswerText answer={answer} />
            </p>
            {(answer.kind === 'yes' || answer.kind === 'county') && (
              <div className={styles.steps}>
                {/* The form of the town's page has the town filled in. */}
                <a className={buttonClass()} href={withBaseUrl(`${placeOf(answer)?.page ?? '/'}#${CONTACT_ID}`)}>
                  Get a free estimate
                </a>{' '}
                <CallButton variant="outline">Call</CallButton>
              </div>
            )}
          </div>
        )}
      </div>
      {answer && <ZipPin answer={answer} />}
      <noscript>
        <p className={styles.answer}>
          The check needs JavaScript, which is off in your browser.{' '}
          {areas.length === 1 ? 'Our town is' : 'Our towns are'} listed below; for anywhere else, call <CallLink />.
        </p>
      </noscript>
    </form>
  );
}
