import type { ChatAnswers } from '#shared/messages/chat.ts';
import { css } from '#styles/css';
import { chatQuestions } from './chat-state.ts';
import type { ChatCopy } from './copy.en.ts';

interface SelectionsProps {
  step: number;
  answers: ChatAnswers;
  copy: ChatCopy;
}

/** The choices of the previous steps. */
export function Selections({ step, answers, copy }: SelectionsProps) {
  if (step < 2) return null;
  const named = (question: (typeof chatQuestions)[number]) => {
    const option = answers[question];
    return (question === 'service' && answers.serviceCustom) || (copy.options[question][option] ?? option);
  };
  return (
    <dl aria-label={copy.selections} className={listStyle}>
      {chatQuestions.slice(0, step - 1).map((question) => (
        <div key={question} className={rowStyle}>
          <dt className={css({ color: 'fg.muted' })}>{copy.labels[question]}</dt>
          <dd className={css({ fontWeight: 'strong' })}>
            <bdi>{named(question)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const listStyle = css({
  flexShrink: '0',
  paddingInline: '5',
  paddingBlock: '3',
  background: 'bg.shelf',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  textStyle: 'sm',
});
const rowStyle = css({ display: 'grid', gridTemplateColumns: '86px 1fr', paddingBlock: '0.25' });
