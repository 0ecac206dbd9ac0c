/*
 * The entry of the islands' scripts. It contains React, and hydrates one island at a time when the boot script calls it. What other
 * programs have changed is undone first. Where React cannot take the HTML over all the same, or update it, it draws the island again.
 */
import {
  Component,
  createRef,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ANSWER, HYDRATED, ISLAND, ISLAND_PREFIX, ISLAND_PROPS, SCRIPT_TIMEOUT_MS, STANDING } from './contract';
import { useInBrowser } from './useInBrowser';
import { putBack } from './putBack';
import { CLICKABLE, holdFocus, holdState, type FindTwin } from './visitorState';

/** Loads an island's component by the island's name. The chunk name lets the build find the files it needs. */
function load(name: string): Promise<{ readonly default: ComponentType }> {
  return import(/* webpackChunkName: "island-[request]" */ `../${name}.island.tsx`) as Promise<{
    readonly default: ComponentType;
  }>;
}

interface RenderingProps {
  readonly island: HTMLElement;
  /** Called in the task in which React takes the island's HTML over or replaces it. */
  readonly onTakeover: () => void;
  /** Called once the children are drawn and have read what the visitor typed earlier. */
  readonly onArrival: (findTwin: FindTwin) => void;
  readonly children: ReactNode;
}

/** One rendering of an island: React takes over its HTML, or replaces it and restores the visitor's state. */
function Rendering({ island, onTakeover, onArrival, children }: RenderingProps) {
  // React renders with the server's snapshot only while it takes over the HTML.
  const isRedrawn = useInBrowser(() => true, false);
  // React calls this in the same task as it replaces the HTML, so that the visitor cannot type in between.
  const [restore] = useState(() => (isRedrawn ? holdState(island) : undefined));
  const findTwin = useRef<FindTwin>(() => undefined);
  const [isSettled, setIsSettled] = useState(false);

  useLayoutEffect(() => {
    onTakeover();
    if (restore) findTwin.current = restore();
  }, [onTakeover, restore]);

  // A component that reads its fields in its first effect has them in its state by the second.
  useEffect(() => {
    if (isSettled) onArrival(findTwin.current);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the second rendering is the point
    else setIsSettled(true);
  }, [isSettled, onArrival]);
  return children;
}

let renderings = 0;

interface RedrawProps extends RenderingProps {
  /** Called when React cannot draw the island, and again just before it removes the HTML. */
  readonly onFailure: () => void;
}

interface RedrawState {
  readonly rendering?: number;
  readonly error?: unknown;
}

const nextRendering = (error?: unknown): RedrawState => ({ error, rendering: (renderings += 1) });

/**
 * Draws its children again if React could not update them because another program has moved their HTML, and when it is asked to.
 */
class Redraw extends Component<RedrawProps, RedrawState> {
  override readonly state: RedrawState = {};

  static getDerivedStateFromError(error: unknown): RedrawState {
    return nextRendering(error);
  }

  redraw() {
    this.setState(nextRendering());
  }

  override componentWillUnmount() {
    this.props.onFailure();
  }

  override render() {
    const { rendering, error } = this.state;
    const isMoved = error instanceof DOMException && error.name === 'NotFoundError';
    const { onFailure, ...props } = this.props;
    if (error !== undefined && !isMoved) {
      onFailure();
      throw error;
    }
    return <Rendering key={rendering} {...props} />;
  }
}

/** The events on which React hydrates at once what it has not hydrated yet (`isDiscreteEventThatRequiresHydration`). */
const TAKEOVER_EVENTS = (
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend ' +
  'dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change ' +
  'contextmenu reset'
).split(' ');

/** Calls a function when another program changes the island, and before React answers an event on it, until the signal aborts. */
function whenChanged(island: HTMLElement, handle: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(handle);
  observer.observe(island, { childList: true, characterData: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  // A MutationObserver is called only after the program that made the change is done, which may have fired an event by then.
  for (const type of TAKEOVER_EVENTS) island.addEventListener(type, handle, { capture: true, signal });
}

/** Returns whether React has drawn an element: it notes on each of them what belongs to it. */
const isDrawn = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));

/**
 * Draws an island again when the visitor turns to a control in it that another program has copied, or put into a form of its own:
 * React answers only what it has drawn. A copy has the classes of this site, unlike what other programs add.
 * @param redraw draws the island again, and resolves to how to find what has replaced the copy once it is ready
 */
function replaceCopies(island: HTMLElement, redraw: () => Promise<FindTwin>): void {
  const classes = new Set([...island.querySelectorAll(CLICKABLE)].flatMap(({ classList }) => [...classList]));
  const replace = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>(CLICKABLE);
    if (!control || ![...control.classList].some((name) => classes.has(name))) return;
    const { form } = control as HTMLButtonElement;
    if (isDrawn(control) && (!form || isDrawn(form))) return;
    const standing = control.closest(`[${STANDING}]`);
    if (standing && isDrawn(standing)) return;
    const redrawn = redraw();
    if (event.type !== 'click') return;
    // A press that neither a pointer nor the focus has announced.
    event.preventDefault();
    void redrawn.then((findTwin) => (findTwin(control) as HTMLElement | undefined)?.click());
  };
  for (const type of ['pointerover', 'focusin', 'click']) island.addEventListener(type, replace, true);
}

window.hydrateIsland = async (element, own) => {
  const island = element.getAttribute(ISLAND) ?? '';
  const { default: Island } = await load(island);
  return new Promise<FindTwin>((resolve, reject) => {
    const takeover = new AbortController();
    const redraw = createRef<Redraw>();
    let arrive = (findTwin: FindTwin) => {
      replaceCopies(element, () => {
        const arrival = new Promise<FindTwin>((done) => (arrive = done));
        flushSync(() => redraw.current?.redraw());
        return arrival;
      });
      resolve(findTwin);
    };
    const children = [...element.childNodes];
    let root: Root | undefined;
    let restoreFocus: ReturnType<typeof holdFocus> | undefined;
    /** Puts the earlier HTML back: the browser can still post a form with what the visitor typed. */
    const giveUp = (error: unknown) => {
      clearTimeout(patience);
      takeover.abort();
      try {
        // Else React would draw what it has still scheduled in the place of the earlier HTML.
        root?.unmount();
      } finally {
        element.replaceChildren(...children);
        // The visitor may be in the middle of a word.
        restoreFocus?.((focused) => (element.contains(focused) ? focused : undefined));
        reject(error);
      }
    };
    // Another program may keep React's scheduler from running. In two steps, because in a page that was frozen or busy all the
    // while, the first may come before React's turn.
    let patience = setTimeout(() => {
      patience = setTimeout(giveUp, SCRIPT_TIMEOUT_MS / 2, 'React has not taken the island over.');
    }, SCRIPT_TIMEOUT_MS / 2);
    const app = (
      <Redraw
        ref={redraw}
        island={element}
        onTakeover={() => takeover.abort()}
        onArrival={(findTwin) => {
          clearTimeout(patience);
          element.setAttribute(HYDRATED, '');
          for (const answer of element.querySelectorAll(`[${ANSWER}]`)) answer.removeAttribute('aria-busy');
          arrive(findTwin);
        }}
        onFailure={() => {
          if (element.contains(document.activeElement)) restoreFocus = holdFocus(element);
        }}
      >
        <Island {...(JSON.parse(element.getAttribute(ISLAND_PROPS) ?? '{}') as object)} />
      </Redraw>
    );
    const hydrate = () =>
      hydrateRoot(element, app, {
        identifierPrefix: element.getAttribute(ISLAND_PREFIX) ?? undefined,
        // React reports here that it has drawn the island again, and a failed rendering that Redraw has repeated.
        onRecoverableError: () => undefined,
        onCaughtError: () => undefined,
        // React is about to have removed everything.
        onUncaughtError(error) {
          takeover.abort();
          queueMicrotask(() => giveUp(error));
        },
      });
    // In the same task, so that no program changes the island again in between.
    if (putBack(element, own)) {
      flushSync(() => {
        root = hydrate();
      });
      return;
    }
    const hurry = () => {
      // Rendering the same element again lets React finish the hydration that it has begun, without slices.
      if (putBack(element, own)) flushSync(() => root?.render(app));
    };
    whenChanged(element, hurry, takeover.signal);
    // A transition renders in short slices, so that the page stays responsive meanwhile.
    startTransition(() => {
      root = hydrate();
    });
  });
};
