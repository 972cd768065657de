import type { ChatQuestion } from '#shared/messages/chat.ts';
import { css } from '#styles/css';
import { Field } from '#web/components/feedback/field.tsx';
import { asksForOwnWords } from './chat-state.ts';
import type { ChatCopy } from './copy.en.ts';
import type { Chat } from './use-chat.ts';

interface OptionFieldsProps {
  question: ChatQuestion;
  /** The options: names by value. */
  options: Readonly<Record<string, string>>;
  copy: ChatCopy;
  chat: Pick<Chat, 'answers' | 'choose' | 'answer'>;
}

/**
 * Options of which one can be chosen, and a field for the service in the visitor's own words if an option asks for it.
 */
export function OptionFields({ question, options, copy, chat }: OptionFieldsProps) {
  const { answers } = chat;
  return (
    <>
      <ul aria-labelledby="chat-question" className={listStyle}>
        {Object.entries(options).map(([option, name]) => (
          <li key={option}>
            <button
              type="button"
              aria-pressed={answers[question] === option}
              className={optionStyle}
              // The second click of a double click would choose an option of the next question.
              onClick={({ detail }) => detail < 2 && chat.choose(question, option)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      {question === 'service' && asksForOwnWords(answers.service) && (
        <Field id="chat-service" label={copy.ownWords} className={css({ marginTop: '4' })}>
          {(control) => (
            <input
              {...control}
              dir="auto"
              maxLength={200}
              value={answers.serviceCustom}
              onChange={(event) => chat.answer({ serviceCustom: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}

const listStyle = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2.5' });
const optionStyle = css({
  width: 'full',
  height: 'full',
  minHeight: '12',
  paddingInline: '3.5',
  paddingBlock: '2',
  borderWidth: '1.5px',
  borderColor: 'border.control',
  borderRadius: 'control',
  textStyle: 'buttonSm',
  fontWeight: 'medium',
  textAlign: 'start',
  _hover: { background: 'bg.shelf', borderColor: 'fg.muted' },
  '&[aria-pressed=true]': { background: 'label.subtle', borderColor: 'fg.default' },
});
