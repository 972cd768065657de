import { X } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import type { Language } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';
import { ChatFooter } from './chat-footer.tsx';
import { ChatProgress } from './chat-progress.tsx';
import { contactStep } from './chat-state.ts';
import { ChatStep } from './chat-step.tsx';
import { ChatThanks } from './chat-thanks.tsx';
import { copy as arabic } from './copy.ar.ts';
import { type ChatCopy, copy as english } from './copy.en.ts';
import { Selections } from './selections.tsx';
import { useChat } from './use-chat.ts';
import { useDialog } from './use-dialog.ts';

export interface ChatPanelProps {
  language: Language;
  open: boolean;
  onClose: () => void;
}

const copies: Record<Language, ChatCopy> = { en: english, ar: arabic };

/** The assistant: beside the page, which stays usable; on a phone over it, as a sheet. */
export function ChatPanel({ language, open, onClose }: ChatPanelProps) {
  const copy = copies[language];
  const chat = useChat(language, copy.alerts);
  const dialog = useDialog(open, onClose);
  const heading = useRef<HTMLHeadingElement>(null);
  const openedAt = useRef(performance.now());
  const sent = chat.status === 'sent';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its heading, and so does the dialog.
  useEffect(() => {
    if (open) heading.current?.focus();
  }, [open, chat.step, sent]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chat.step < contactStep) return void chat.proceed();
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    void chat.submit(website, Math.round(performance.now() - openedAt.current));
  };
  return (
    <dialog ref={dialog} aria-labelledby="chat-title" className={panelStyle}>
      <div className={headStyle}>
        <div className={titleRowStyle}>
          <h2 id="chat-title" className={css({ textStyle: 'h4' })}>
            {copy.title}
          </h2>
          <button
            type="button"
            aria-label={copy.close}
            className={cx(button({ variant: 'outlineDark', size: 'icon' }), closeStyle)}
            onClick={onClose}
          >
            <Icon of={X} />
          </button>
        </div>
        <ChatProgress step={chat.step} complete={sent} copy={copy} />
      </div>
      {sent ? (
        <ChatThanks copy={copy} chat={chat} heading={heading} onClose={onClose} />
      ) : (
        <form noValidate onSubmit={onSubmit} className={formStyle}>
          <Selections step={chat.step} answers={chat.answers} copy={copy} />
          <ChatStep copy={copy} chat={chat} heading={heading} />
          <ChatFooter copy={copy} chat={chat} />
        </form>
      )}
    </dialog>
  );
}

const panelStyle = css({
  position: 'fixed',
  insetBlockStart: { base: '0', sm: 'auto' },
  insetBlockEnd: { base: '0', sm: '3', lg: '5' },
  insetInlineStart: 'auto',
  insetInlineEnd: { base: '0', sm: '3', lg: 'gutter' },
  zIndex: 'overlay',
  flexDirection: 'column',
  width: { base: 'full', sm: '[408px]' },
  maxWidth: 'full',
  height: { base: 'screen', sm: 'auto' },
  maxHeight: {
    base: 'screen',
    sm: '[calc(100dvh - var(--navigation-height) - 24px)]',
    lg: '[calc(100dvh - 40px)]',
  },
  // A low window is left to it from top to bottom; its head stays, and everything else scrolls.
  '@media (max-height: 560px)': {
    insetBlock: '0',
    height: 'screen',
    maxHeight: 'screen',
    borderRadius: '[0]',
  },
  background: 'bg.canvas',
  color: 'fg.default',
  borderRadius: { sm: 'dialog' },
  boxShadow: 'overlay',
  overflow: 'hidden',
  '&[open]': {
    display: 'flex',
    transitionProperty: '[transform, opacity]',
    transitionDuration: 'dialog',
    transitionTimingFunction: 'standard',
    '@starting-style': { opacity: '0', transform: 'translateY(12px)' },
  },
});
const headStyle = css({
  ground: 'deep',
  flexShrink: '0',
  paddingInline: '5',
  paddingTop: '3',
  paddingBottom: '4',
  '@media (max-height: 560px)': { display: 'flex', alignItems: 'center', gap: '4', paddingBlock: '1' },
});
const titleRowStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  '@media (max-height: 560px)': { display: 'contents', '& > h2': { flexGrow: '1', whiteSpace: 'nowrap' } },
});
const closeStyle = css({
  borderColor: 'transparent',
  marginInlineEnd: '-3',
  '@media (max-height: 560px)': { order: '1' },
});
const formStyle = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  minHeight: '0',
  '@media (max-height: 560px)': { overflowY: 'auto' },
});
