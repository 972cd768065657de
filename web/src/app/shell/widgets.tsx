import { useEffect } from 'react';
import type { Language } from '../../../../shared/language.ts';
import { css } from '../../../styled-system/css/index.js';
import { ScrollToTop } from '../../components/scroll-to-top.tsx';
import { ChatLauncher } from '../../features/chat/chat-launcher.tsx';
import { ConnectionBanner } from '../../features/connection/connection-banner.tsx';
import { loadTag } from '../../features/consent/tag.ts';
import { siteContent } from '../../features/content/content-store.ts';
import { showToast } from '../../features/toasts/toasts.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { prefetchPages } from '../prefetch-pages.ts';
import type { ShellCopy } from './copy.en.ts';
import { loadErrorFallback } from './load-error-fallback.ts';

/** What floats over every page, and what is done once in the quiet after the first. */
export function Widgets({ copy, language }: { copy: ShellCopy; language: Language }) {
  useEffect(() => {
    loadTag();
    whenIdle(() => {
      import('../../features/content/poll-content.ts').then(
        ({ pollContent }) => pollContent(siteContent),
        () => {},
      );
      import('../../features/analytics/page-performance.ts').then(
        ({ reportPagePerformance }) => reportPagePerformance(),
        () => {},
      );
      // In good time: when it is needed, the network may be what is broken.
      loadErrorFallback().catch(() => {});
    });
  }, []);
  useEffect(() => prefetchPages(language), [language]);
  const onFailure = () => showToast({ tone: 'danger', title: copy.chatFailed, text: copy.tryLater });
  return (
    <>
      <ConnectionBanner copy={copy.connection} belowNavigation />
      <aside aria-label={copy.assistance} className={columnStyle}>
        <ScrollToTop label={copy.scrollToTop} className={scrollStyle} />
        <ChatLauncher copy={copy.chat} language={language} onFailure={onFailure} />
      </aside>
    </>
  );
}

const scrollStyle = css({
  boxShadow: 'overlay',
  // The open chat stands in its place.
  'aside:has(dialog[open]) &': { display: 'none' },
});
const columnStyle = css({
  position: 'fixed',
  bottom: { base: '5', md: '7' },
  insetInlineEnd: { base: '5', md: '7' },
  zIndex: 'overlay',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: '3',
  // On a phone the cookie banner takes the whole width until it is answered.
  '[data-consent] &, :root:has([data-choosing]) &': { display: { base: 'none', md: 'flex' } },
});
