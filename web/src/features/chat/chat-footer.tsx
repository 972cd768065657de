import { LoaderCircle } from 'lucide-react';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';
import { asksForOwnWords, canContinue, contactStep, detailsStep, submissionProblem } from './chat-state.ts';
import type { ChatCopy } from './copy.en.ts';
import type { Chat } from './use-chat.ts';

/** The button back, and the button forward if choosing an option does not lead to the next step. */
export function ChatFooter({ copy, chat }: { copy: ChatCopy; chat: Chat }) {
  const { step, answers } = chat;
  const sending = chat.status === 'sending';
  // Not the `disabled` attribute, so that pressing the button explains why nothing happens.
  const disabled =
    step === contactStep ? sending || submissionProblem(answers) !== undefined : !canContinue(chat);
  const goesOn = step >= detailsStep || (step === 1 && asksForOwnWords(answers.service));
  return (
    <div className={footerStyle}>
      {step > 1 && (
        <button
          type="button"
          className={cx(button({ variant: 'plain', size: 's' }), backStyle)}
          onClick={chat.goBack}
        >
          {copy.back}
        </button>
      )}
      {goesOn ? (
        <button type="submit" className={button({ size: 's' })} aria-disabled={disabled || undefined}>
          {sending && <Icon of={LoaderCircle} size={18} className={spinnerStyle} />}
          {step < contactStep && copy.next}
          {step === contactStep && (sending ? copy.submitting : copy.submit)}
        </button>
      ) : (
        <p className={promiseStyle}>{copy.promise}</p>
      )}
    </div>
  );
}

const footerStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  flexShrink: '0',
  minHeight: '15',
  paddingInline: '5',
  paddingBlock: '2',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  '& > :last-child': { marginInlineStart: 'auto' },
});
const backStyle = css({ color: 'brand.solid', marginInlineStart: '-2.5' });
const spinnerStyle = css({ animation: 'spin 1s linear infinite' });
const promiseStyle = css({ textStyle: 'xs', color: 'fg.muted' });
