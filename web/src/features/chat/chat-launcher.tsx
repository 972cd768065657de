import { MessageCircle, X } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { Language } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';
import type { ChatPanelProps } from './chat-panel.tsx';
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

let Panel: ComponentType<ChatPanelProps> | undefined;
async function loadPanel() {
  Panel ??= (await import('./chat-panel.tsx')).ChatPanel;
}

/** The button of the chat assistant and its bubble. The assistant itself is loaded when somebody reaches for the button. */
export function ChatLauncher({ copy, language, onFailure }: ChatLauncherProps) {
  const [ready, setReady] = useState(false);
  const [open, setOpen] = useState(false);
  // Whether it loads shows at the click.
  const warm = () => void loadPanel().catch(() => {});
  const toggle = () => {
    if (open) return setOpen(false);
    loadPanel().then(() => {
      setReady(true);
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
      {ready && Panel && <Panel language={language} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

const launcherStyle = css({
  lg: { width: '14', height: '14', borderRadius: 'card', boxShadow: 'overlay' },
});
