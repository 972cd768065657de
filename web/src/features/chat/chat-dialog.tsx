import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { contactPath } from '#web/lib/contact-paths.ts';
import { useDialog } from './use-dialog.ts';

/** The id of the assistant's dialog, by which the browser opens it. */
export const chatDialogId = 'chat-dialog';
/** The id of the button that opens and closes the dialog. */
export const chatLauncherId = 'chat-launcher';

export interface ChatDialogCopy {
  title: string;
  close: string;
  /** Shown until the questions are loaded; without script it stays. */
  waiting: string;
  /** Text of the link to the contact page. */
  write: string;
}

interface ChatDialogProps {
  copy: ChatDialogCopy;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** The assistant, once it is loaded. */
  children?: ReactNode;
}

/**
 * The assistant's dialog: beside the page, which stays usable; on a phone over it, as a sheet. It is part of the
 * document, so that the browser can open it as a popover before hydration.
 */
export function ChatDialog({ copy, open, onOpen, onClose, children }: ChatDialogProps) {
  const dialog = useDialog(open, { onOpen, onClose });
  return (
    <dialog
      ref={dialog}
      id={chatDialogId}
      popover="manual"
      aria-labelledby="chat-title"
      className={panelStyle}
    >
      {children ?? (
        <>
          <ChatHead copy={copy} onClose={onClose} />
          <div className={waitingStyle}>
            <p>{copy.waiting}</p>
            <PageLink to={contactPath('quote')} className={button({ variant: 'outline' })} onClick={onClose}>
              {copy.write}
            </PageLink>
          </div>
        </>
      )}
    </dialog>
  );
}

interface ChatHeadProps {
  copy: ChatDialogCopy;
  onClose: () => void;
  /** Shown below the title, such as the progress. */
  children?: ReactNode;
}

/** The dialog's title, with the button that closes it. */
export function ChatHead({ copy, onClose, children }: ChatHeadProps) {
  return (
    <div className={headStyle}>
      <div className={titleRowStyle}>
        <h2 id="chat-title" className={css({ textStyle: 'h4' })}>
          {copy.title}
        </h2>
        <button
          type="button"
          popoverTarget={chatDialogId}
          popoverTargetAction="hide"
          aria-label={copy.close}
          className={cx(button({ variant: 'outlineDark', size: 'icon' }), closeStyle)}
          onClick={onClose}
        >
          <Icon of={X} />
        </button>
      </div>
      {children}
    </div>
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
  // In a low window the dialog has the full height; its head stays, and everything else scrolls.
  '@media (max-height: 560px)': {
    insetBlock: '0',
    height: 'screen',
    maxHeight: 'screen',
    borderRadius: 'none',
  },
  background: 'bg.canvas',
  color: 'fg.default',
  borderRadius: { sm: 'dialog' },
  boxShadow: 'overlay',
  overflow: 'hidden',
  '&:is([open], :popover-open)': {
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
const waitingStyle = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '4',
  // The placeholder is about as high as the first question, which replaces it.
  minHeight: { sm: '[min(420px, 50dvh)]' },
  padding: '5',
});
