import { CHAT_ID } from '@site/src/islands/contract';
import island from '@site/src/islands/island';
import CloseButton from '../../base/CloseButton';
import ChatForm from './ChatForm.island';
import styles from './styles.module.css';

const ChatFormIsland = island('components/frame/ChatWidget/ChatForm', ChatForm);

/**
 * The chat: a callback form in a popover, which the browser opens from any button with its `popoverTarget`. The popover
 * is manual, so that the page stays usable beside it; closing it keeps what is typed.
 */
export default function ChatWidget() {
  const titleId = `${CHAT_ID}-title`;
  return (
    <div id={CHAT_ID} popover="manual" role="dialog" aria-labelledby={titleId} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          Chat with us
        </h2>
        <CloseButton label="Close chat" popoverTarget={CHAT_ID} popoverTargetAction="hide" />
      </div>
      <div className={styles.content}>
        <ChatFormIsland />
      </div>
    </div>
  );
}
