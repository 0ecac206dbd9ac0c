import { useMemo } from 'react';
import { withBaseUrl } from '@site/src/company/site';
import { drawingFields, planLink } from '../core/link';
import type { ChosenPaver } from '../core/rules';
import { describeDesign } from '@site/src/tools/visualizer/core/describe';
import { layableProducts } from '@site/src/tools/visualizer/core/layable';
import { layDesign } from '@site/src/tools/visualizer/core/lay';
import { designPath, planLabels, readDesignQuery } from '@site/src/tools/visualizer/core/link';
import { orderLines } from '@site/src/tools/visualizer/core/orderWords';
import Measured from '../../../components/base/Measured';
import { unreadText } from '../../ToolForm/LinkNotice';
import styles from './styles.module.css';

/** Reads the drawing of a plan; undefined if the project or its size cannot be drawn. */
function readDrawing(query: string) {
  const shared = readDesignQuery(query);
  if (!shared || shared.unread.some((field) => field === 'project' || planLink.together.includes(field)))
    return undefined;
  const { design, wishes, unread } = shared;
  const laid = layDesign(design);
  return {
    description: describeDesign(design, laid),
    order: orderLines(design, laid),
    address: designPath(design, wishes),
    unread: drawingFields.filter((field) => unread.includes(field)),
  };
}

/** Returns the lines that a plan's drawing adds to a request: none if part of it could not be read. */
export function drawingLines(query: string): readonly string[] {
  const drawing = readDrawing(query);
  return drawing?.unread.length === 0 ? [`My design: ${drawing.description}`, ...drawing.order] : [];
}

/** Returns the paver that a plan is drawn in; undefined if the catalog has none with this id. */
export function paverOf(id: string | undefined): ChosenPaver | undefined {
  return layableProducts.find((product) => product.id === id);
}

/** The drawing that belongs to an estimate, in words, with the way to it. */
export default function DrawnPlan({ query }: { readonly query: string }) {
  const drawing = useMemo(() => readDrawing(query), [query]);
  return (
    drawing && (
      <p className={styles.drawn}>
        <span>
          <Measured>{`With your drawing. ${drawing.description}`}</Measured>
        </span>{' '}
        <span>{unreadText({ unread: drawing.unread, labels: planLabels })}</span>{' '}
        <a href={withBaseUrl(drawing.address)}>Open the drawing</a>
      </p>
    )
  );
}
