import { useId, useState } from 'react';
import clsx from 'clsx';
import {
  careCalendar,
  careRules,
  careStarts,
  careSurfaceIds,
  careSurfaces,
  checkDay,
  formatDay,
  type CareItem,
  type CareStart,
  type Day,
} from '../core/careCalendar';
import { ANSWER } from '@site/src/islands/contract';
import { buttonClass } from '../../../components/base/Button';
import Icon from '../../../components/base/Icon';
import { useLateLoad, type LateState } from '../../../components/base/useLateLoad';
import field from '../../../components/base/Field/styles.module.css';
import hidden from '../../../components/base/VisuallyHidden/styles.module.css';
import Sources from '../../Source';
import { FieldGroup, ToolInput, ToolSelect } from '../../ToolForm';
import { saveFile } from '../../ToolForm/saveFile';
import { useAnnouncement, useTool } from '../../ToolForm/useTool';
import tool from '../../ToolForm/styles.module.css';
import styles from './styles.module.css';

type CareField = 'surface' | 'start' | 'date';

const surfaceOptions = careSurfaceIds.map((id) => ({ value: id, label: careSurfaces[id].label }));
const startOptions = (Object.keys(careStarts) as CareStart[]).map((id) => ({ value: id, label: careStarts[id] }));

const fileStatus: Readonly<Record<LateState, string>> = {
  idle: '',
  busy: '',
  done: 'The calendar file is saved. Open it to add the dates to your calendar.',
  failed: 'We couldn’t make the file, because part of this page didn’t load. Try again in a moment.',
};

/** Returns the current day in the visitor's time zone. */
function localDay(): Day {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

function Rules() {
  return (
    <>
      <dl className={styles.rules}>
        {careRules.map(({ what, when }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{when}</dd>
          </div>
        ))}
      </dl>
      <Sources pages={careRules.map(({ page }) => page)} />
    </>
  );
}

function Dates({ items }: { readonly items: readonly CareItem[] }) {
  return (
    <ol className={styles.dates}>
      {items.map((item) => (
        <li key={`${item.kind}-${item.day}`} className={clsx(item.kind === 'reseal' && styles.reseal)}>
          <p className={styles.day}>
            <time dateTime={item.day}>{formatDay(item.day)}</time>
          </p>
          <p className={styles.what}>{item.title}</p>
          {item.window && <p>{`Due between ${formatDay(item.window.from)} and ${formatDay(item.window.to)}`}</p>}
          <p className={styles.how}>{item.text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Shows the care dates of a surface, from when it was installed or sealed, as a list and as a calendar file. */
export default function CareCalendar() {
  const id = useId();
  const { entries, errorOf, formProps } = useTool<CareField>({
    initial: { surface: 'driveway', start: 'sealed', date: '' },
  });
  const [today] = useState(localDay);
  const calendarFile = useLateLoad();

  const surface = careSurfaceIds.find((candidate) => candidate === entries.surface) ?? 'driveway';
  const start: CareStart = entries.start === 'installed' ? 'installed' : 'sealed';
  const date = entries.date ?? '';
  const error = date === '' ? undefined : checkDay(date, today);
  const items = date === '' || error ? undefined : careCalendar({ surface, start, date }, today);
  const reseal = items?.find(({ kind }) => kind === 'reseal');
  const announcement = useAnnouncement(
    items && reseal
      ? `${items.length} dates. ${reseal.title} on ${formatDay(reseal.day)}.`
      : 'Enter the date to see when care is due.',
  );

  async function download(dates: readonly CareItem[]) {
    const { careCalendarFile } = await import('../core/calendarFile');
    const file = careCalendarFile(dates, careSurfaces[surface].label, new Date());
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `paver-care-${surface}.ics`);
  }

  return (
    <div className={tool.tool} id="care">
      <form {...formProps} className={clsx(tool.card, tool.split)} aria-label="Find out when care is due">
        <div className={tool.questions}>
          <FieldGroup title="Your pavers">
            <ToolSelect label="Surface" name="surface" defaultValue="driveway" options={surfaceOptions} />
            <ToolSelect label="Count from" name="start" defaultValue="sealed" options={startOptions} />
            <ToolInput
              label="Date"
              type="date"
              name="date"
              defaultValue=""
              error={errorOf(error === undefined ? {} : { date: error }, 'date')}
            />
          </FieldGroup>
          <p className={field.hint}>
            Never sealed? Count from the installation. Wait to seal new pavers until the white haze (efflorescence) has
            come and gone; ask the manufacturer how long that takes.
          </p>
        </div>
        <section className={tool.answer} aria-labelledby={`${id}-due`} {...{ [ANSWER]: '' }}>
          <h3 className={styles.title} id={`${id}-due`}>
            {items ? 'What’s due, and when' : 'How often'}
          </h3>
          {items ? (
            <>
              <Dates items={items} />
              <button
                type="button"
                className={clsx(buttonClass(), styles.download)}
                onClick={() => void calendarFile.run(() => download(items))}
              >
                <Icon name="calendar" />
                Add to my calendar (.ics)
              </button>
              <p className={tool.status} aria-live="polite">
                {fileStatus[calendarFile.state]}
              </p>
            </>
          ) : (
            <Rules />
          )}
          <p className={hidden.visuallyHidden} aria-live="polite">
            {announcement}
          </p>
        </section>
      </form>
    </div>
  );
}
