import { useEffect, useRef, useState, type ComponentType } from 'react';
import defaultDesign from '@generated/visualizer/default/default.json';
import { business } from '@site/src/data/business';
import { withBaseUrl } from '@site/src/data/site';
import { LINK_PARAMETER } from '@site/src/islands/contract';
import { DESIGN_PARAM, defaultDrawing } from '@site/src/visualizer/layable';
import { BandHeading } from '../../sections/Band';
import { Button } from '../../base/Button';
import { useLateLoad } from '../../base/useLateLoad';
import type { DesignerProps } from './Designer';
import type { ProductWish } from './productWish';
import styles from './styles.module.css';

async function loadDesigner(): Promise<ComponentType<DesignerProps>> {
  return (await import('./Designer')).default;
}

/**
 * Draws a visitor's driveway, patio or pool deck to scale. The page contains a finished drawing with its description;
 * the tool loads when the visitor opens it or follows a link to a design.
 */
export default function PatternVisualizer() {
  const [wish, setWish] = useState<ProductWish>();
  const { state, value: Designer, run } = useLateLoad<ComponentType<DesignerProps>>();
  const top = useRef<HTMLDivElement>(null);

  // The product cards are outside of the island, in plain HTML.
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = (event.target as Element).closest<HTMLElement>('[data-lay-out]');
      if (!link?.dataset.layOut) return;
      event.preventDefault();
      setWish({ product: link.dataset.layOut });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);

  // A link to a design or a product card opens the tool.
  useEffect(() => {
    if (!wish && !new URLSearchParams(window.location.search).has(DESIGN_PARAM)) return;
    void run(loadDesigner).then((loaded) => {
      if (!wish || loaded.state === 'failed') return;
      top.current?.scrollIntoView();
      top.current?.focus({ preventScroll: true });
    });
  }, [wish, run]);

  return (
    <div ref={top} className={styles.tool} tabIndex={-1} {...{ [LINK_PARAMETER]: DESIGN_PARAM }}>
      <BandHeading id="design" title="See your pavers before they’re laid">
        <p>
          Enter your own dimensions and pick any paver in the catalog. Every paver is drawn to scale, and nothing you
          choose leaves this page until you send it to us.
        </p>
      </BandHeading>
      {Designer ? (
        <Designer wish={wish} />
      ) : (
        <figure className={styles.preview}>
          <img
            className={styles.drawing}
            src={withBaseUrl(defaultDrawing.path)}
            width={defaultDrawing.width}
            height={defaultDrawing.height}
            alt=""
            loading="lazy"
          />
          <figcaption className={styles.caption}>
            <p>{defaultDesign.description}</p>
            <Button size="lg" onClick={() => void run(loadDesigner)}>
              {state === 'busy' ? 'One moment…' : 'Design yours'}
            </Button>
            {state === 'failed' && (
              <p role="alert">
                The tool didn’t load, most likely because the connection dropped. Try again in a moment, or call{' '}
                {business.phone.display}.
              </p>
            )}
            <noscript>
              <p>Drawing your own takes JavaScript, which is off in your browser.</p>
            </noscript>
          </figcaption>
        </figure>
      )}
    </div>
  );
}
