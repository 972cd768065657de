import { MessageCircle, X } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { Language } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { loadOnce, useLazy } from '#web/lib/loading/load-once.ts';
import { ChatDialog, type ChatDialogCopy, chatDialogId, chatLauncherId } from './chat-dialog.tsx';
import { HelpBubble } from './help-bubble.tsx';

export interface ChatLauncherCopy extends ChatDialogCopy {
  needHelp: string;
  chat: string;
  /** Label of the button that closes the bubble. */
  dismiss: string;
}

interface ChatLauncherProps {
  copy: ChatLauncherCopy;
  language: Language;
  /** True once the page is idle: the bubble beside the button may then be shown. */
  hinting: boolean;
  /** Called if the assistant could not be loaded. */
  onFailure: () => void;
}

const chatPanel = loadOnce(() => import('./chat-panel.tsx'));

/**
 * The button of the chat assistant, its bubble and its dialog. The content of the dialog is loaded when a visitor is
 * about to press the button. Before hydration the browser opens and closes the dialog.
 */
export function ChatLauncher({ copy, language, hinting, onFailure }: ChatLauncherProps) {
  const [panel, loadPanel] = useLazy(chatPanel);
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  // A failure is reported when the button is pressed.
  const warm = () => void loadPanel().catch(() => {});
  const hide = () => setOpen(false);
  const show = () => {
    setOpened(true);
    setOpen(true);
    loadPanel().catch(() => {
      hide();
      onFailure();
    });
  };
  const onClick = (event: MouseEvent) => {
    // Keeps the browser from opening the dialog as a popover: it does so only before hydration.
    event.preventDefault();
    if (open) hide();
    else show();
  };
  const isHydrated = useHydrated();
  const Drawing = open ? X : MessageCircle;
  return (
    <>
      {hinting && !open && <HelpBubble copy={copy} onOpen={onClick} />}
      <button
        type="button"
        id={chatLauncherId}
        popoverTarget={chatDialogId}
        aria-label={`${copy.needHelp} ${copy.chat}`}
        aria-haspopup="dialog"
        // Not set before hydration: until then the browser itself reports the state of the popover.
        aria-expanded={isHydrated ? open : undefined}
        className={cx(button({ size: 'icon' }), launcherStyle)}
        onClick={onClick}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <Icon of={Drawing} size={24} />
      </button>
      <ChatDialog copy={copy} open={open} onOpen={show} onClose={hide}>
        {opened && panel ? (
          <panel.ChatPanel dialogCopy={copy} language={language} open={open} onClose={hide} />
        ) : undefined}
      </ChatDialog>
    </>
  );
}

const launcherStyle = css({
  lg: { width: '14', height: '14', borderRadius: 'card', boxShadow: 'overlay' },
});
