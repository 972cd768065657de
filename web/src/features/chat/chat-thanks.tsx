import { CircleCheck } from 'lucide-react';
import type { RefObject } from 'react';
import { css } from '#styles/css';
import { button } from '#styles/recipes';
import type { ChatCopy } from './copy.en.ts';
import type { Chat } from './use-chat.ts';

interface ChatThanksProps {
  copy: ChatCopy;
  chat: Chat;
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
}

/** Shown instead of the steps once the lead is stored. */
export function ChatThanks({ copy, chat, heading, onClose }: ChatThanksProps) {
  return (
    <div className={bodyStyle}>
      <CircleCheck size={40} strokeWidth={1.5} aria-hidden="true" className={css({ color: 'ok.solid' })} />
      <h3 ref={heading} tabIndex={-1} className={titleStyle}>
        {copy.thanksTitle}
      </h3>
      <div role="alert">{chat.alert && <p className={alertStyle}>{chat.alert}</p>}</div>
      <div className={actionsStyle}>
        <button type="button" className={button({ size: 's' })} onClick={chat.restart}>
          {copy.startNew}
        </button>
        <button type="button" className={button({ variant: 'outline', size: 's' })} onClick={onClose}>
          {copy.done}
        </button>
      </div>
    </div>
  );
}

const bodyStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '3',
  minHeight: '[min(340px, 60dvh)]',
  padding: '5',
  overflowY: 'auto',
});
const alertStyle = css({
  padding: '3',
  background: 'ok.subtle',
  color: 'ok.solid',
  borderRadius: 'control',
  textStyle: 'sm',
});
const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: 'auto' });
const titleStyle = css({ textStyle: 'h3', outline: 'none' });
