import type * as AfterTotal from './afterTotal';
import type * as DrawnPlanModule from './DrawnPlan';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { cityChoices } from '@site/src/company/areas';
import { business } from '@site/src/company/business';
import { formatAmount } from '@site/src/company/pricing';
import type { ServiceId } from '@site/src/company/services';
import { withBaseUrl } from '@site/src/company/site';
import { allSides, shapes, shapesFor, sideLabels, squareFeetOf } from '../core/area';
import { estimate, lineAmount, lineBasis, projectTitle, type Estimate } from '../core/estimate';
import type { PlanField } from '../core/link';
import type { SmallPrint as SmallPrintTexts } from '../core/notes';
import {
  areaNote,
  countedFields,
  extrasFor,
  formEntries,
  presetFor,
  readProject,
  wantedLabels,
  withExample,
  type ProjectField,
  type ProjectInput,
} from '../core/project';
import {
  estimatedServices,
  isPriced,
  materialRules,
  ruleFor,
  type CountedExtra,
  type WantedExtra,
} from '../core/rules';
import { hasPlan, PLAN_PARAM } from '@site/src/userInput/planParam';
import type { Entries } from '@site/src/userInput/shareLink';
import { useKeptAtHand } from '@site/src/leads/form/atHand';
import { buttonClass } from '../../../components/base/Button';
import CallLink from '../../../components/base/CallLink';
import Measured from '../../../components/base/Measured';
import CheckboxField from '../../../components/base/Field/CheckboxField';
import { ANSWER, CONTACT_ID, LINK_PARAMETER, HANDLED_BY, STANDING } from '@site/src/islands/contract';
import type { IslandProps } from '@site/src/islands/island';
import hidden from '../../../components/base/VisuallyHidden/styles.module.css';
import Sources from '../../Source';
import SheetHead from '../../SheetHead';
import { FieldGroup, FoldedGroup, ToolInput, ToolSelect } from '../../ToolForm';
import { useAnnouncement, useLastValid, useTool } from '../../ToolForm/useTool';
import tool from '../../ToolForm/styles.module.css';
import { Standing, useAfterTotal } from './useAfterTotal';
import styles from './styles.module.css';

const serviceOptions = estimatedServices.map(({ id, name }) => ({ value: id, label: name }));
const cities = [{ value: '', label: 'Choose a city (optional)' }, ...cityChoices];

/** Fills in what follows from a change: a new project's example, whose the size is, or the area in square feet of a shape so far. */
function derive(now: Entries<PlanField>, before: Entries<PlanField>): Entries<PlanField> {
  const isSized = allSides.some((side) => now[side] !== before[side]);
  const sized = isSized ? { ...now, example: '' } : now;
  // Both may have changed before the island was hydrated.
  if (before.project && now.project !== before.project) return withExample(sized, before.project);
  if (isSized) return sized;
  if (now.shape !== 'square-feet' || before.shape === 'square-feet') return now;
  const { input } = readProject((field) => before[field]);
  const area = input && squareFeetOf(input.area);
  return area === undefined ? now : { ...now, squareFeet: String(area) };
}

interface BoxesProps {
  readonly needs: readonly WantedExtra[];
  readonly field: (name: ProjectField) => {
    readonly name: ProjectField;
    readonly defaultValue: string;
    readonly error?: string;
  };
}

/** Boxes for what a job has or needs, or not. */
function Boxes({ needs, field }: BoxesProps) {
  return (
    <div className={styles.ticks}>
      {needs.map((extra) => (
        <CheckboxField
          key={extra}
          label={wantedLabels[extra]}
          name={extra}
          defaultChecked={field(extra).defaultValue === 'on'}
        />
      ))}
    </div>
  );
}

/** What is on the site already, for projects that it can matter to. */
function SiteFields(props: BoxesProps) {
  if (props.needs.length === 0) return null;
  return (
    <FieldGroup title="What’s there now?">
      <Boxes {...props} />
    </FieldGroup>
  );
}

interface ExtraFieldsProps extends BoxesProps {
  readonly counts: readonly CountedExtra[];
}

/** Fields for extras with a number, and boxes for those without. */
function ExtraFields({ counts, ...boxes }: ExtraFieldsProps) {
  const { field } = boxes;
  return (
    <>
      {counts.map((extra) => (
        <ToolInput
          key={extra}
          label={countedFields[extra].label}
          inputMode="numeric"
          placeholder="0"
          {...field(extra)}
        />
      ))}
      <Boxes {...boxes} />
    </>
  );
}

/** Shown above the last range while an entry is wrong. */
const STALE = 'The range from before, until every entry is correct.';

const NOT_LOADED = `Part of the estimator didn’t load, most likely because the connection dropped. Press the button again in a moment, or call ${business.phone.display}.`;

interface ResultProps {
  readonly input: ProjectInput;
  readonly result: Estimate;
  /** The total in words. */
  readonly range: string;
  /** The page it is on, which is no source of its own. */
  readonly page: string;
}

function Result({ input, result, range, page }: ResultProps) {
  const { total, time, lines, cautions } = result;
  const note = areaNote(input);
  return (
    <>
      <p className={styles.total} translate={total && 'no'}>
        {range}
      </p>
      <p className={styles.summary}>
        <span>
          <Measured>{projectTitle(input, result)}</Measured>
        </span>
        {note && (
          <span className={styles.shape}>
            <Measured>{` (${note})`}</Measured>
          </span>
        )}
      </p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <span className={styles.lineLabel}>{line.label}</span>{' '}
            <span className={styles.lineAmount} translate={line.amount && 'no'}>
              {lineAmount(line)}
            </span>{' '}
            <span className={styles.lineBasis}>
              <span>{lineBasis(line)}</span>
            </span>
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <div>
          <dt>{time ? time.label : 'Days on site'}</dt>
          <dd>
            <span>{time ? time.text : 'By agreement'}</span>
          </dd>
        </div>
      </dl>
      <Sources pages={[...lines.map(({ price }) => price?.page), time?.page].filter((other) => other !== page)} />
      {cautions.map((text) => (
        <p key={text} className={styles.caution}>
          <Measured>{text}</Measured>
        </p>
      ))}
    </>
  );
}

/** What an estimate does not include, and what is said about its range, folded up. */
function SmallPrint({ notIncluded, notes }: SmallPrintTexts) {
  const lists = [
    { title: 'Not included', items: notIncluded },
    { title: 'About this range', items: notes },
  ].filter(({ items }) => items.length > 0);
  if (lists.length === 0) return null;
  return (
    <details className={clsx(tool.more, styles.smallPrint)}>
      <summary>{lists.map(({ title }) => title).join(' · ')}</summary>
      <div className={clsx(tool.moreBody, styles.parts)}>
        {lists.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <Measured>{item}</Measured>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}

export interface EstimatorProps extends IslandProps {
  /** The service whose preset it starts with, or the home page's example. */
  readonly preset: ServiceId | 'home';
  /** The small print of that, until the visitor's own is loaded. */
  readonly smallPrint: SmallPrintTexts;
  /** Draws the actions on the server alone, because props travel as JSON. */
  readonly actions?: () => ReactNode;
  /** Whether the page has a form for the estimate; otherwise the home page's form is used. */
  readonly formHere?: boolean;
}

/** Estimates a project from the prices of the site, line by line, while the visitor types. */
export default function Estimator({ preset, smallPrint, actions, formHere = false, page }: EstimatorProps) {
  const start = presetFor(preset);
  const id = useId();
  const { after, end, hasFailed, load, hold, holdAction } = useAfterTotal();
  const [drawn, setDrawn] = useState<typeof DrawnPlanModule>();
  const { entries, fieldsKey, derivedKey, unread, errorOf, formProps } = useTool<PlanField>({
    initial: formEntries(start),
    fromAddress: async (query) => {
      if (!hasPlan(query)) return undefined;
      const shared = (await load())?.readPlanQuery(query, start);
      // If it fails to load, the link in the request still opens the drawing.
      if (shared?.entries.product)
        void import(/* webpackChunkName: "late-drawn-plan" */ './DrawnPlan').then(setDrawn, () => undefined);
      return shared && { entries: { ...shared.entries, ...formEntries(shared.input) }, unread: shared.unread };
    },
    derive,
  });

  const { input, errors } = readProject((field) => entries[field]);
  const shown = useLastValid(entries, input, start);
  const result = estimate(shown, drawn?.paverOf(entries.product));
  const query = after?.planQuery(shown, entries) ?? '';
  const isExample = JSON.stringify(shown) === JSON.stringify(start);
  const range = result.total ? formatAmount(result.total) : 'Priced on site';
  const announcement = useAnnouncement(input ? `Estimated range: ${range.replace('–', ' to ')}.` : STALE);

  const project = estimatedServices.find((service) => service.id === entries.project)?.id ?? start.project;
  const projectShapes = shapesFor(ruleFor(project).unit);
  const shape = projectShapes.find((candidate) => candidate === entries.shape) ?? projectShapes[0];
  const shapeOptions = projectShapes.map((value) => ({ value, label: shapes[value].label }));
  const extras = extrasFor(project);
  const field = (name: ProjectField) => ({ name, defaultValue: entries[name] ?? '', error: errorOf(errors, name) });

  const requestBy = ({ estimateRequest, resultLink }: typeof AfterTotal) =>
    estimateRequest(shown, result, [...(drawn?.drawingLines(query) ?? []), resultLink(query, 'estimate')]);
  useKeptAtHand(after && input && (fieldsKey > 0 || !isExample) ? requestBy(after).message : undefined);

  function confirm(event: MouseEvent<HTMLAnchorElement>) {
    if (!input) return;
    if (!after) {
      const link = event.currentTarget;
      hold(event, link, () => link);
      return;
    }
    after.comeBackTo(event.currentTarget);
    after.leavePrefill(requestBy(after));
  }

  return (
    <div className={tool.tool} id="estimate" {...{ [LINK_PARAMETER]: PLAN_PARAM }}>
      <form {...formProps} className={clsx(tool.card, tool.split)} aria-label="Estimator">
        <div className={tool.questions} key={fieldsKey}>
          {/* Keeps the total visible on phones, where the result is further down. Screen readers get the result itself. */}
          <p className={styles.running} aria-hidden="true">
            <span>Estimated range</span>{' '}
            <strong className={clsx(!input && tool.stale)} translate={result.total && 'no'} {...{ [ANSWER]: '' }}>
              {range}
            </strong>
          </p>
          {after && <after.LinkNotice unread={unread} labels={after.projectLabels} />}
          <FieldGroup title="What and where">
            <ToolSelect label="Project" options={serviceOptions} {...field('project')} />
            <ToolSelect label="City" options={cities} {...field('city')} />
          </FieldGroup>
          <FieldGroup title="How big" key={`size ${derivedKey}`}>
            {shapeOptions.length > 1 && <ToolSelect label="Area" options={shapeOptions} {...field('shape')} />}
            {extras.materials.length > 0 && (
              <ToolSelect
                label="Material"
                options={extras.materials.map((value) => ({ value, label: materialRules[value].label }))}
                {...field('material')}
              />
            )}
            {shapes[shape].sides.map((side) => (
              <ToolInput key={side} label={sideLabels[side]} inputMode="decimal" {...field(side)} />
            ))}
          </FieldGroup>
          <SiteFields needs={extras.existing} field={field} key={`existing ${derivedKey}`} />
          {(
            [
              ['Extras', extras.counted, extras.wanted],
              ['More about your job', extras.jobCounts, extras.jobNeeds],
            ] as const
          ).map(
            ([title, counts, needs]) =>
              counts.length + needs.length > 0 && (
                <FoldedGroup
                  title={title}
                  note={[...counts, ...needs].some(isPriced) ? undefined : 'We price these on site'}
                  isUsed={[...counts, ...needs].some((extra) => entries[extra])}
                  key={`${title} ${derivedKey}`}
                >
                  <ExtraFields counts={counts} needs={needs} field={field} />
                </FoldedGroup>
              ),
          )}
        </div>
        <section className={clsx(tool.answer, styles.answer)} aria-labelledby={`${id}-range`} {...{ [ANSWER]: '' }}>
          <SheetHead />
          <h3 className={tool.answerTitle} id={`${id}-range`}>
            Estimated range
          </h3>
          {!input && <p className={tool.staleNote}>{STALE}</p>}
          <div className={clsx(styles.result, !input && tool.stale)}>
            <Result input={shown} result={result} range={range} page={page} />
          </div>
          {drawn && <drawn.default query={query} />}
          <p ref={end} className={styles.caveat}>
            <span>
              {`${result.total ? 'This is a rough range. ' : ''}The written estimate follows a free visit to the site.`}
            </span>{' '}
            <span className={styles.help}>
              Questions? Call <CallLink />.
            </span>
          </p>
          {input && (
            <a
              className={clsx(buttonClass({ size: 'lg' }), styles.confirm)}
              href={formHere ? `#${CONTACT_ID}` : withBaseUrl(`/#${CONTACT_ID}`)}
              onClick={confirm}
              {...{ [HANDLED_BY]: 'Estimator' }}
            >
              Get a written estimate
            </a>
          )}
          <div onClick={holdAction}>
            {input &&
              (after || actions ? (
                <div {...{ [STANDING]: '' }} key="actions">
                  {after ? <after.ToolActions query={query} anchor="estimate" /> : actions?.()}
                </div>
              ) : (
                <Standing key="standing" />
              ))}
            {hasFailed && <p role="alert">{NOT_LOADED}</p>}
          </div>
          <p className={hidden.visuallyHidden} aria-live="polite">
            {announcement}
          </p>
        </section>
        <div className={styles.below}>
          {after ? <SmallPrint {...after.smallPrintOf(shown)} /> : isExample && <SmallPrint {...smallPrint} />}
        </div>
      </form>
    </div>
  );
}
