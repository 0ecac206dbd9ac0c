import { useId } from 'react';
import clsx from 'clsx';
import { formatCount, formatDollars, formatNumber } from '@site/src/words/format';
import { formatAmount, formatMeasure, measures } from '@site/src/company/pricing';
import {
  compare,
  comparisonEntries,
  comparisonFields,
  comparisonQuery,
  publishedComparison,
  readComparison,
  readComparisonQuery,
  type Comparison,
  type ComparisonField,
  type ComparisonInput,
  type SurfaceId,
} from '../core/comparison';
import { ANSWER, LINK_PARAMETER } from '@site/src/islands/contract';
import Measured from '../../../components/base/Measured';
import hidden from '../../../components/base/VisuallyHidden/styles.module.css';
import SheetHead from '../../SheetHead';
import { FieldGroup, ToolInput } from '../../ToolForm';
import LinkNotice from '../../ToolForm/LinkNotice';
import ToolActions from '../../ToolForm/ToolActions';
import { useAnnouncement, useLastValid, useTool } from '../../ToolForm/useTool';
import tool from '../../ToolForm/styles.module.css';
import { CHART, heightOf, labelHeights, linePoints, ticks, yearTicks } from './chart';
import styles from './styles.module.css';

const surfaces: readonly SurfaceId[] = ['concrete', 'pavers'];
const surfaceNames: Readonly<Record<SurfaceId, string>> = { concrete: 'Concrete', pavers: 'Pavers' };

/** Formats dollars for the narrow margin of the chart: "$15k". */
const short = (value: number) => (value >= 1000 ? `${formatDollars(value / 1000)}k` : formatDollars(value));

/** Formats a number of years: "a year", "20 years". */
const span = (years: number) => (years === 1 ? 'a year' : formatCount(years, 'year'));

/** Says who is ahead at the end, and since when. */
function verdict({ years, replacement }: ComparisonInput, { concrete, pavers, crossing }: Comparison): string {
  const end = `After ${span(years)}`;
  if (concrete === pavers) return `${end}, both have cost the same.`;
  const [ahead, behind] = concrete < pavers ? ['concrete', 'pavers'] : ['pavers', 'concrete'];
  const difference = formatDollars(Math.abs(concrete - pavers));
  const since = ahead === 'pavers' && crossing ? `, and has been ahead since year ${crossing}` : '';
  const slab =
    replacement > 0 && replacement <= years ? ' That includes the second slab, but not tearing out the first.' : '';
  return `${end}, ${ahead === 'pavers' ? 'the paver surface' : ahead} has cost ${difference} less than ${behind}${since}.${slab}`;
}

function Chart({ course, concrete, pavers }: Comparison) {
  const id = useId();
  const years = course.length - 1;
  const marks = ticks(Math.max(concrete, pavers), 4);
  const top = marks.at(-1) ?? 1;
  const labels = labelHeights(heightOf(concrete, top), heightOf(pavers, top));
  const foot = CHART.top + CHART.plot;
  const right = CHART.left + CHART.width;
  return (
    <svg className={styles.chart} width="100%" height={CHART.height} role="img" aria-labelledby={id}>
      <title id={id}>
        {`Total cost year by year: concrete from ${formatDollars(course[0].concrete)} to ${formatDollars(concrete)}, pavers from ${formatDollars(course[0].pavers)} to ${formatDollars(pavers)}, over ${span(years)}. The table below has the figures.`}
      </title>
      {marks.map((mark) => (
        <g key={mark}>
          <line
            className={styles.rule}
            x1={`${CHART.left}%`}
            x2={`${right}%`}
            y1={heightOf(mark, top)}
            y2={heightOf(mark, top)}
          />
          <text className={styles.text} x={`${CHART.left - 2}%`} y={heightOf(mark, top) + 4} textAnchor="end">
            {short(mark)}
          </text>
        </g>
      ))}
      {yearTicks(years).map((year) => (
        <text
          key={year}
          className={styles.text}
          x={`${CHART.left + (CHART.width * year) / years}%`}
          y={foot + 20}
          textAnchor="middle"
        >
          {year}
        </text>
      ))}
      <text className={styles.text} x={`${right + 6}%`} y={foot + 20}>
        years
      </text>
      <svg
        x={`${CHART.left}%`}
        y={CHART.top}
        width={`${CHART.width}%`}
        height={CHART.plot}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        {surfaces.map((surface) => (
          <polyline key={surface} className={styles[surface]} points={linePoints(course, surface, top)} />
        ))}
      </svg>
      {surfaces.map((surface) => (
        <text key={surface} className={styles.name} x={`${right + 2}%`} y={labels[surface] + 4}>
          {surfaceNames[surface]}
        </text>
      ))}
    </svg>
  );
}

function YearTable({ course }: Comparison) {
  return (
    <div className={tool.scroller}>
      <table className={tool.table}>
        <thead>
          <tr>
            <th scope="col">After year</th>
            {surfaces.map((surface) => (
              <th key={surface} scope="col">
                {surfaceNames[surface]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no">
          {yearTicks(course.length - 1).map((year) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{formatDollars(course[year].concrete)}</td>
              <td>{formatDollars(course[year].pavers)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Formats a surface's price and upkeep in our example: "$9.70 per sq ft and $250 a year". */
function costs(surface: SurfaceId): string {
  const installed = publishedComparison[`${surface}Installed`];
  return `${formatAmount({ low: installed, high: installed })} per sq ft and ${formatDollars(publishedComparison[`${surface}Upkeep`])} a year`;
}

/** Says which figures the published totals are made of. */
const CAVEAT = `This is a rough estimate, not a quote. Our example has concrete at ${costs('concrete')}, and pavers at ${costs('pavers')}. Sealing, demolition and any change in the home’s value are not counted. We plan on ${formatMeasure(measures['comparison.concreteLife'])} for a slab and ${formatMeasure(measures['comparison.paverLife'])} for pavers.`;

const comparisonLabels = Object.fromEntries(
  Object.entries(comparisonFields).map(([id, { label }]) => [id, label]),
) as Record<ComparisonField, string>;

/** Shown above the last totals while an entry is wrong. */
const STALE = 'The totals from before, until every entry is correct.';

/** The comparison article's 20-year totals, split into figures that the visitor can change. */
export default function TwentyYearComparison() {
  const id = useId();
  const { entries, fieldsKey, unread, errorOf, formProps } = useTool<ComparisonField>({
    initial: comparisonEntries(publishedComparison),
    fromAddress: (query) => {
      const shared = readComparisonQuery(query);
      return shared && { entries: comparisonEntries(shared.input), unread: shared.unread };
    },
  });

  const { input, errors } = readComparison((field) => entries[field]);
  const shown = useLastValid(entries, input, publishedComparison);
  const result = compare(shown);
  const announcement = useAnnouncement(input ? verdict(shown, result) : STALE);

  const field = (name: ComparisonField) => (
    <ToolInput
      label={comparisonFields[name].label}
      name={name}
      defaultValue={entries[name] ?? ''}
      error={errorOf(errors, name)}
      inputMode="decimal"
      placeholder={name === 'replacement' ? 'Never' : undefined}
    />
  );

  return (
    <div className={tool.tool} id="comparison" {...{ [LINK_PARAMETER]: 'comparison' }}>
      <form {...formProps} className={tool.card} aria-label="Compare concrete and pavers over the years">
        <div className={tool.questions} key={fieldsKey}>
          <h3>Your own figures</h3>
          <LinkNotice unread={unread} labels={comparisonLabels} />
          <div className={styles.groups}>
            <FieldGroup title="Concrete">
              {field('concreteInstalled')}
              {field('concreteUpkeep')}
            </FieldGroup>
            <FieldGroup title="Pavers">
              {field('paversInstalled')}
              {field('paversUpkeep')}
            </FieldGroup>
            <FieldGroup title="Both">
              {field('area')}
              {field('years')}
            </FieldGroup>
            <FieldGroup title="If the slab fails">{field('replacement')}</FieldGroup>
          </div>
        </div>
        <section className={tool.answer} aria-labelledby={`${id}-totals`} {...{ [ANSWER]: '' }}>
          <SheetHead />
          {!input && <p className={tool.staleNote}>{STALE}</p>}
          <div className={clsx(!input && tool.stale)}>
            <h3 className={tool.answerTitle} id={`${id}-totals`}>
              {`Total after ${span(shown.years)}, ${formatNumber(shown.area)} sq ft`}
            </h3>
            <dl className={styles.totals}>
              {surfaces.map((surface) => (
                <div key={surface}>
                  <dt>
                    <span className={clsx(styles.key, surface === 'concrete' && styles.keyConcrete)} />
                    {surfaceNames[surface]}
                  </dt>
                  <dd translate="no">{formatDollars(result[surface])}</dd>
                </div>
              ))}
            </dl>
            <p>{verdict(shown, result)}</p>
            <Chart {...result} />
          </div>
          <p className={styles.caveat}>
            <Measured>{CAVEAT}</Measured>
          </p>
          {input && <ToolActions query={comparisonQuery(input)} anchor="comparison" />}
          <p className={hidden.visuallyHidden} aria-live="polite">
            {announcement}
          </p>
        </section>
        <details className={tool.more}>
          <summary>The figures behind the chart</summary>
          <div className={tool.moreBody}>
            <YearTable {...result} />
          </div>
        </details>
      </form>
    </div>
  );
}
