import { css } from '#styles/css';
import { contactStep } from './chat-state.ts';
import type { ChatCopy } from './copy.en.ts';

interface ChatProgressProps {
  step: number;
  /** True if all steps are completed. */
  complete: boolean;
  copy: ChatCopy;
}

/** The progress of the chat: a box per step. Boxes of completed steps are filled, and that of the current step is labelled. */
export function ChatProgress({ step, complete, copy }: ChatProgressProps) {
  const facing = (of: number) => {
    if (complete || of < step) return 'done';
    return of === step ? 'current' : undefined;
  };
  return (
    <div className={rowStyle}>
      <div aria-hidden="true" className={facingsStyle}>
        {Array.from({ length: contactStep }, (_, index) => index + 1).map((of) => (
          <span key={of} data-facing={facing(of)} className={facingStyle} />
        ))}
      </div>
      {!complete && <p className={countStyle}>{copy.progress(step, contactStep)}</p>}
    </div>
  );
}

const rowStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: '2',
  '@media (max-height: 560px)': { gap: '4', marginTop: '0' },
});
const countStyle = css({ textStyle: 'xs', color: 'fg.onDarkMuted', whiteSpace: 'nowrap' });
const facingsStyle = css({
  display: 'flex',
  gap: '1.5',
  '@media (max-height: 560px)': { gap: '0.75' },
});
const facingStyle = css({
  width: '5',
  height: '6.5',
  '@media (max-height: 560px)': { width: '3', height: '4' },
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderColor: 'border.onDarkControl',
  '&[data-facing]': { borderStyle: 'solid', borderColor: 'transparent' },
  '&[data-facing=done]': { background: 'fg.onDark' },
  '&[data-facing=current]': { background: 'label.solid' },
});
