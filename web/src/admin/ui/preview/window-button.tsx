import { ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { directionOf, type Language } from '#shared/language.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { Icon } from '#web/components/icon.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { Button } from '../button.tsx';
import { copy } from './copy.en.ts';
import { type PreviewFrameProps, showInFrame } from './preview-frame.tsx';

interface WindowButtonProps extends Pick<PreviewFrameProps, 'onShown'> {
  /** The whole document; `undefined` until it is loaded. */
  html: string | undefined;
  language: Language;
}

/**
 * Opens the preview in a window of its own, for a second screen. The window follows what is typed until the preview is closed.
 */
export function WindowButton({ html, language, onShown }: WindowButtonProps) {
  const opened = useRef<{ of: Window; frame: HTMLIFrameElement }>(undefined);
  const latest = useRef({ html, language, onShown });
  latest.current = { html, language, onShown };
  const follow = () => {
    const { html, language, onShown } = latest.current;
    if (!opened.current || opened.current.of.closed || !html) return;
    const { of, frame } = opened.current;
    of.document.title = copy.frame[language];
    showInFrame(frame, html, copy.frame[language]);
    if (frame.contentDocument?.body) onShown?.(frame.contentDocument);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the window follows each of them
  useEffect(follow, [html, language, onShown]);
  useEffect(() => {
    const close = () => opened.current?.of.close();
    addEventListener('pagehide', close);
    return () => {
      removeEventListener('pagehide', close);
      close();
    };
  }, []);
  const open = () => {
    if (opened.current && !opened.current.of.closed) return opened.current.of.focus();
    const of = window.open('', '', 'popup,width=1280,height=800');
    if (!of) return showToast({ tone: 'danger', title: copy.notOpened });
    of.document.documentElement.lang = adminLanguage;
    of.document.documentElement.dir = directionOf(adminLanguage);
    of.document.body.style.margin = '0';
    const frame = of.document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-same-origin');
    Object.assign(frame.style, { display: 'block', width: '100%', height: '100vh', border: '0' });
    frame.addEventListener('load', follow);
    of.document.body.append(frame);
    opened.current = { of, frame };
    follow();
  };
  return (
    <Button variant="outline" size="xs" aria-disabled={!html} onClick={() => html && open()}>
      <Icon of={ExternalLink} size={16} />
      {copy.inWindow}
    </Button>
  );
}
