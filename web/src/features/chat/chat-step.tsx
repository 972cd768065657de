import type { RefObject } from 'react';
import { css } from '#styles/css';
import { chatQuestions, detailsStep } from './chat-state.ts';
import { ContactFields } from './contact-fields.tsx';
import type { ChatCopy } from './copy.en.ts';
import { DetailsFields } from './details-fields.tsx';
import { OptionFields } from './option-fields.tsx';
import type { Chat } from './use-chat.ts';

interface ChatStepProps {
  copy: ChatCopy;
  chat: Chat;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The question of the current step, and notes about the answer. */
export function ChatStep({ copy, chat, heading }: ChatStepProps) {
  const question = chatQuestions[chat.step - 1];
  const last = chat.step === detailsStep ? 'details' : 'contact';
  return (
    <div className={bodyStyle}>
      <h3 ref={heading} id="chat-question" tabIndex={-1} className={headingStyle}>
        {copy.questions[question ?? last]}
      </h3>
      {question && (
        <OptionFields question={question} options={copy.options[question]} copy={copy} chat={chat} />
      )}
      {!question && last === 'details' && <DetailsFields copy={copy} chat={chat} />}
      {!question && last === 'contact' && <ContactFields copy={copy} chat={chat} />}
      <div role="alert">{chat.alert && <p className={alertStyle}>{chat.alert}</p>}</div>
    </div>
  );
}

const bodyStyle = css({
  flexGrow: '1',
  minHeight: '0',
  overflowY: 'auto',
  padding: '5',
  '@media (max-height: 560px)': { flexShrink: '0', minHeight: 'auto', overflowY: 'visible' },
});
const headingStyle = css({ textStyle: 'h4', outline: 'none', marginBottom: '3' });
const alertStyle = css({
  marginTop: '4',
  padding: '3',
  background: 'danger.subtle',
  color: 'danger.fg',
  borderRadius: 'control',
  textStyle: 'sm',
});
