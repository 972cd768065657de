import { MessageCircle, X } from 'lucide-react';
import { useState } from 'react';
import type { Language } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';
import { loadOnce, useLazy } from '#web/lib/loading/load-once.ts';
import { HelpBubble } from './help-bubble.tsx';

export interface ChatLauncherCopy {
  needHelp: string;
  chat: string;
  /** Puts the bubble away. */
  dismiss: string;
}

interface ChatLauncherProps {
  copy: ChatLauncherCopy;
  language: Language;
  /** Called when the assistant could not be loaded. */
  onFailure: () => void;
}

const chatPanel = loadOnce(() => import('./chat-panel.tsx'));

/** The button of the chat assistant and its bubble. The assistant itself is loaded when somebody reaches for the button. */
export function ChatLauncher({ copy, language, onFailure }: ChatLauncherProps) {
  const [panel, loadPanel] = useLazy(chatPanel);
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  // Whether it loads shows at the click.
  const warm = () => void loadPanel().catch(() => {});
  const toggle = () => {
    if (open) return setOpen(false);
    loadPanel().then(() => {
      setOpened(true);
      setOpen(true);
    }, onFailure);
  };
  const Drawing = open ? X : MessageCircle;
  return (
    <>
      {!open && <HelpBubble copy={copy} onOpen={toggle} />}
      <button
        type="button"
        id="chat-launcher"
        aria-label={`${copy.needHelp} ${copy.chat}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={cx(button({ size: 'icon' }), launcherStyle)}
        onClick={toggle}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <Icon of={Drawing} size={24} />
      </button>
      {opened && panel && <panel.ChatPanel language={language} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

const launcherStyle = css({
  lg: { width: '14', height: '14', borderRadius: 'card', boxShadow: 'overlay' },
});
