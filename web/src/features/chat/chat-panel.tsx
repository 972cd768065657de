import { type FormEvent, useEffect, useRef } from 'react';
import type { Language } from '#shared/language.ts';
import { css } from '#styles/css';
import { type ChatDialogCopy, ChatHead, chatLauncherId } from './chat-dialog.tsx';
import { ChatFooter } from './chat-footer.tsx';
import { ChatProgress } from './chat-progress.tsx';
import { contactStep } from './chat-state.ts';
import { ChatStep } from './chat-step.tsx';
import { ChatThanks } from './chat-thanks.tsx';
import { copy as arabic } from './copy.ar.ts';
import { type ChatCopy, copy as english } from './copy.en.ts';
import { Selections } from './selections.tsx';
import { useChat } from './use-chat.ts';

export interface ChatPanelProps {
  dialogCopy: ChatDialogCopy;
  language: Language;
  open: boolean;
  onClose: () => void;
}

const copies: Record<Language, ChatCopy> = { en: english, ar: arabic };

/** The content of the assistant's dialog. */
export function ChatPanel({ dialogCopy, language, open, onClose }: ChatPanelProps) {
  const copy = copies[language];
  const chat = useChat(language, copy.alerts);
  const heading = useRef<HTMLHeadingElement>(null);
  const openedAt = useRef(performance.now());
  const sent = chat.status === 'sent';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its heading, and so does the dialog.
  useEffect(() => {
    if (open && !isFocusElsewhere(heading.current?.closest('dialog'))) heading.current?.focus();
  }, [open, chat.step, sent]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chat.step < contactStep) return void chat.proceed();
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    void chat.submit(website, Math.round(performance.now() - openedAt.current));
  };
  return (
    <>
      <ChatHead copy={dialogCopy} onClose={onClose}>
        <ChatProgress step={chat.step} complete={sent} copy={copy} />
      </ChatHead>
      {sent ? (
        <ChatThanks copy={copy} chat={chat} heading={heading} onClose={onClose} />
      ) : (
        <form noValidate onSubmit={onSubmit} className={formStyle}>
          <Selections step={chat.step} answers={chat.answers} copy={copy} />
          <ChatStep copy={copy} chat={chat} heading={heading} />
          <ChatFooter copy={copy} chat={chat} />
        </form>
      )}
    </>
  );
}

/** Returns whether the visitor went on to something else on the page while the assistant was loading. */
function isFocusElsewhere(dialog: Element | null | undefined): boolean {
  const { activeElement, body } = document;
  if (!dialog || !activeElement || activeElement === body) return false;
  return activeElement.id !== chatLauncherId && !dialog.contains(activeElement);
}

const formStyle = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  minHeight: '0',
  '@media (max-height: 560px)': { overflowY: 'auto' },
});
