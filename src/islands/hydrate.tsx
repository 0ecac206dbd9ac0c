/*
 * The entry of the islands' scripts. It contains React, and hydrates one island at a time when the boot script calls
 * it.
 *
 * Other programs change the page before and after that: translators wrap or rewrite each text, password managers and
 * writing assistants put elements beside fields. React then cannot take over the HTML, or update it, and draws the island
 * again. What the visitor has done in it is carried over before the next paint.
 */
import {
  Component,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { holdState, type FindTwin } from './visitorState';

/** Loads an island's component by the island's name. The chunk name lets the build find the files it needs. */
function load(name: string): Promise<{ readonly default: ComponentType }> {
  return import(/* webpackChunkName: "island-[request]" */ `../components/${name}.island.tsx`) as Promise<{
    readonly default: ComponentType;
  }>;
}

interface DrawingProps {
  readonly island: HTMLElement;
  /** Called once the children are drawn and have read what the visitor typed earlier. */
  readonly onArrival: (findTwin: FindTwin) => void;
  readonly children: ReactNode;
}

const noSubscription = () => () => undefined;

/** One drawing of an island: React takes over its HTML, or replaces it and restores the visitor's state. */
function Drawing({ island, onArrival, children }: DrawingProps) {
  // React renders with the server's snapshot only while it takes over the HTML.
  const isRedrawn = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
  // React calls this in the same task as it replaces the HTML, so that the visitor cannot type in between.
  const [restore] = useState(() => (isRedrawn ? holdState(island) : undefined));
  const findTwin = useRef<FindTwin>(() => undefined);
  const [isSettled, setIsSettled] = useState(false);

  useLayoutEffect(() => {
    if (restore) findTwin.current = restore();
  }, [restore]);

  // A component that reads its fields in its first effect has them in its state by the second.
  useEffect(() => {
    if (isSettled) onArrival(findTwin.current);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the second rendering is the point
    else setIsSettled(true);
  }, [isSettled, onArrival]);
  return children;
}

let drawings = 0;

interface RedrawState {
  readonly drawing?: number;
  readonly error?: unknown;
}

/** Draws its children again if React could not update them because another program has moved their HTML. */
class Redraw extends Component<DrawingProps, RedrawState> {
  override readonly state: RedrawState = {};

  static getDerivedStateFromError(error: unknown): RedrawState {
    return { error, drawing: (drawings += 1) };
  }

  override render() {
    const { drawing, error } = this.state;
    const isMoved = error instanceof DOMException && error.name === 'NotFoundError';
    if (error !== undefined && !isMoved) throw error;
    return <Drawing key={drawing} {...this.props} />;
  }
}

window.hydrateIsland = async (element) => {
  const { island = '', prefix, props = '{}' } = element.dataset;
  const { default: Island } = await load(island);
  return new Promise<FindTwin>((resolve, reject) => {
    // A transition renders in short slices, so that the page stays responsive meanwhile.
    startTransition(() => {
      hydrateRoot(
        element,
        <Redraw island={element} onArrival={resolve}>
          <Island {...(JSON.parse(props) as object)} />
        </Redraw>,
        {
          identifierPrefix: prefix,
          // React reports here that it has drawn the island again, and a failed drawing that Redraw has repeated.
          onRecoverableError: () => undefined,
          onCaughtError: () => undefined,
          onUncaughtError: reject,
        },
      );
    });
  });
};
