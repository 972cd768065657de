import { MessageCircle, X } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { Language } from '../../../../shared/language.ts';
import { css, cx } from '../../../styled-system/css/index.js';
import { button } from '../../../styled-system/recipes/index.js';
import type { ChatPanelProps } from './chat-panel.tsx';

export interface ChatLauncherCopy {
  needHelp: string;
  chat: string;
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

/** The floating button of the chat assistant. The assistant itself is loaded when somebody reaches for the button. */
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
  const Icon = open ? X : MessageCircle;
  return (
    <>
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
        <Icon size={26} strokeWidth={1.75} aria-hidden="true" />
        {!open && <span className={bubbleStyle}>{copy.needHelp}</span>}
      </button>
      {ready && Panel && <Panel language={language} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

const launcherStyle = css({
  position: 'relative',
  width: '[60px]',
  height: '[60px]',
  borderRadius: 'card',
  boxShadow: 'overlay',
});
const bubbleStyle = css({
  position: 'absolute',
  insetInlineEnd: '[calc(100% + 12px)]',
  display: { base: 'none', md: 'block' },
  '[data-consent] &': { display: { md: 'none', lg: 'block' } },
  paddingInline: '[14px]',
  paddingBlock: '2',
  background: 'bg.canvas',
  color: 'fg.default',
  borderRadius: 'card',
  boxShadow: 'overlay',
  textStyle: 'buttonXs',
  whiteSpace: 'nowrap',
});
