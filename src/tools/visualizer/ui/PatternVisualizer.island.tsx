import { useEffect, useRef, useState, type ComponentType } from 'react';
import defaultDesign from '@generated/visualizer/default/default.json';
import { withBaseUrl } from '@site/src/company/site';
import { LINK_PARAMETER } from '@site/src/islands/contract';
import { hasPlan, PLAN_PARAM } from '@site/src/userInput/planParam';
import { asksForPhoto, defaultDrawing } from '../core/layable';
import { BandHeading } from '../../../components/sections/Band';
import { Button, type Look } from '../../../components/base/Button';
import { changeHistory } from '../../../components/base/changeHistory';
import Measured from '../../../components/base/Measured';
import PhoneNumber from '../../../components/base/PhoneNumber';
import { useLateLoad } from '../../../components/base/useLateLoad';
import hidden from '../../../components/base/VisuallyHidden/styles.module.css';
import type { DesignerProps, OpenWith } from './Designer';
import PhotoDoor from './PhotoDoor';
import styles from './styles.module.css';

async function loadDesigner(): Promise<ComponentType<DesignerProps>> {
  return (await import(/* webpackChunkName: "late-designer" */ './Designer')).default;
}

/**
 * Draws a visitor's driveway, patio or pool deck to scale. The page contains a finished drawing with its description;
 * the tool loads when the visitor opens it or follows a link to a design.
 */
export default function PatternVisualizer() {
  const [openWith, setOpenWith] = useState<OpenWith>();
  const { state, value: Designer, run } = useLateLoad<ComponentType<DesignerProps>>();
  const top = useRef<HTMLDivElement>(null);
  /** The link that was pressed, and where it was in the window. */
  const pressed = useRef<{ readonly link: HTMLAnchorElement; readonly from: number }>(undefined);

  // The links of the product cards and the hero are outside of the island, in plain HTML.
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = (event.target as Element).closest<HTMLAnchorElement>('[data-lay-out], [data-own-photo]');
      if (!link) return;
      event.preventDefault();
      pressed.current = { link, from: link.getBoundingClientRect().top };
      const { layOut, color } = link.dataset;
      setOpenWith(layOut ? { product: layOut, color } : { view: 'photo' });
      link.setAttribute('aria-busy', 'true');
      void run(loadDesigner).then(() => link.removeAttribute('aria-busy'));
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [run]);

  // A link to a design opens the tool.
  useEffect(() => {
    const query = window.location.search;
    if (!hasPlan(query)) return;
    // The URL can be read only here, once.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (asksForPhoto(query)) setOpenWith({ view: 'photo' });
    void run(loadDesigner);
  }, [run]);

  // A click leads to the tool once it is there, because the button that asked for it is gone: for a photo to what is asked
  // first, below the introduction.
  const isOpen = Designer !== undefined;
  useEffect(() => {
    if (!openWith || !isOpen) return;
    if (pressed.current) {
      const { link, from } = pressed.current;
      pressed.current = undefined;
      // Back returns to the link. The browser remembers its place once the tool above it has its height.
      window.scrollBy({ top: link.getBoundingClientRect().top - from, behavior: 'instant' });
      changeHistory('pushState', null, link.hash);
    }
    const start =
      'view' in openWith && openWith.view === 'photo' ? top.current?.querySelector('fieldset') : top.current;
    start?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  }, [openWith, isOpen]);

  const asked = openWith && 'view' in openWith ? openWith.view : 'photo';

  /** Returns a button that opens the tool, and what became of that beside it. */
  function opener(view: 'last' | 'photo', label: string, variant?: Look['variant']) {
    const open = () => {
      setOpenWith({ view });
      void run(loadDesigner);
    };
    return (
      <>
        <div className={styles.actions}>
          <Button variant={variant} size="lg" onClick={open}>
            {state === 'busy' && asked === view ? 'One moment…' : label}
          </Button>
        </div>
        {state === 'failed' && asked === view && (
          <p role="alert">
            The tool didn’t load, most likely because the connection dropped. Try again in a moment, or call{' '}
            <PhoneNumber />.
          </p>
        )}
      </>
    );
  }

  return (
    <div ref={top} className={styles.tool} tabIndex={-1} {...{ [LINK_PARAMETER]: PLAN_PARAM }}>
      <BandHeading id="design" title="See your pavers before they’re laid">
        <p>
          On a photo of your own or in a plan with your dimensions, every paver is drawn to scale. Nothing you choose
          leaves this page until you send it to us.
        </p>
      </BandHeading>
      <p role="status" className={hidden.visuallyHidden}>
        {state === 'busy' ? 'The designer is loading.' : ''}
      </p>
      {Designer ? (
        <Designer openWith={openWith} />
      ) : (
        <>
          <PhotoDoor>
            <p>Pick a photo of your own place, and lay any paver in the catalog on it.</p>
            {opener('photo', 'Use your own photo')}
            <noscript>
              <p>Drawing your own takes JavaScript, which is off in your browser.</p>
            </noscript>
          </PhotoDoor>
          <figure className={styles.preview}>
            <img
              className={styles.drawing}
              src={withBaseUrl(defaultDrawing.path)}
              width={defaultDrawing.width}
              height={defaultDrawing.height}
              alt=""
              loading="lazy"
            />
            <figcaption className={styles.words}>
              <h3>Or from above, with your dimensions</h3>
              <p>
                <Measured>{defaultDesign.description}</Measured>
              </p>
              {opener('last', 'Design yours', 'secondary')}
            </figcaption>
          </figure>
        </>
      )}
    </div>
  );
}
