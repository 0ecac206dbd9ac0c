import { useEffect, useId, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import clsx from 'clsx';
import Icon from '../../base/Icon';
import type { ChatPanelProps } from './ChatPanel';
import styles from './styles.module.css';

/** `sent` shows the confirmation. */
export type ChatState = 'closed' | 'open' | 'sent';

/** How long the confirmation stays before the chat closes and is empty again, in milliseconds. */
export const CHAT_CONFIRMATION_MS = 3000;

const loadPanel = () => import('./ChatPanel');

/** The button of the chat widget, and the widget. What is typed is kept while the widget is closed. */
export default function ChatButton({ className }: { readonly className?: string }) {
  const [state, setState] = useState<ChatState>('closed');
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();

  function close() {
    // A visitor who went on elsewhere is not called back.
    if (panel.current?.contains(document.activeElement)) button.current?.focus();
    setState('closed');
  }

  async function preparePanel() {
    const { default: Loaded } = await loadPanel();
    setPanel(() => Loaded);
  }

  /** Fetches and builds the panel before the click that shows it. Should it fail, the click tries again. */
  function prepareAhead() {
    preparePanel().catch(() => undefined);
  }

  async function open() {
    try {
      await preparePanel();
      setState('open');
    } catch {
      // The connection is gone: the chat stays closed, and the next click tries again.
    }
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && state !== 'closed') close();
  }

  useEffect(() => {
    if (state !== 'sent') return undefined;
    const timer = setTimeout(close, CHAT_CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx(styles.button, className)}
        data-needs-react=""
        aria-label="Chat with us"
        aria-expanded={state !== 'closed'}
        aria-controls={Panel ? panelId : undefined}
        onPointerEnter={prepareAhead}
        onFocus={prepareAhead}
        onKeyDown={handleKeyDown}
        onClick={state === 'closed' ? open : close}
      >
        <Icon name="chat" />
      </button>
      {Panel &&
        createPortal(
          <Panel
            ref={panel}
            id={panelId}
            state={state}
            onSent={() => setState((current) => (current === 'open' ? 'sent' : current))}
            onClose={close}
            onKeyDown={handleKeyDown}
          />,
          document.body,
        )}
    </>
  );
}
