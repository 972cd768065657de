import { useEffect } from 'react';
import type { Language } from '#shared/language.ts';
import { css } from '#styles/css';
import { ScrollToTop } from '#web/components/navigation/scroll-to-top.tsx';
import { reportPagePerformance } from '#web/features/analytics/page-performance.ts';
import { ChatLauncher } from '#web/features/chat/chat-launcher.tsx';
import { ConnectionBanner } from '#web/features/connection/connection-banner.tsx';
import { applyConsent } from '#web/features/consent/apply-consent.ts';
import { siteContent } from '#web/features/content/content-store.ts';
import { pollContent } from '#web/features/content/poll-content.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { whenIdle } from '#web/lib/loading/when-idle.ts';
import { hasSessionHint } from '#web/lib/session-hint.ts';
import { canonicalPage } from '../page-table.ts';
import { prefetchPages } from '../prefetch-pages.ts';
import type { ShellCopy } from './copy.en.ts';

interface WidgetsProps {
  copy: ShellCopy;
  language: Language;
  /** True after hydration, once the browser has been idle. */
  isAtRest: boolean;
}

/** The widgets that every page has: the button to the top, the chat assistant, and the notice about the connection. */
export function Widgets({ copy, language, isAtRest }: WidgetsProps) {
  const onFailure = () => showToast({ tone: 'danger', title: copy.chatFailed, text: copy.tryLater });
  return (
    <>
      {isAtRest && <AtRest copy={copy} language={language} />}
      <div className={atHandStyle}>
        <ScrollToTop label={copy.scrollToTop} className={scrollStyle} />
        <ChatLauncher copy={copy.chat} language={language} hinting={isAtRest} onFailure={onFailure} />
      </div>
    </>
  );
}

/** Loaded when the browser is idle: notices about the connection, and work that is done once after the first page. */
function AtRest({ copy, language }: Omit<WidgetsProps, 'isAtRest'>) {
  useEffect(() => {
    applyConsent();
    whenIdle(() => {
      pollContent(siteContent);
      if (hasSessionHint()) {
        import('#web/features/edit-links/edit-links.ts').then(
          ({ startEditLinks }) =>
            startEditLinks({ store: siteContent, canonical: (path) => canonicalPage(path).path }),
          () => {},
        );
      }
      reportPagePerformance();
    });
  }, []);
  useEffect(() => prefetchPages(language), [language]);
  return <ConnectionBanner copy={copy.connection} belowNavigation />;
}

/**
 * The buttons of the widgets. On wide screens they are in the margin at the inline end, where no page has content;
 * otherwise in the bar. Their box has a fixed size, so that later content moves nothing.
 */
const atHandStyle = css({
  display: 'flex',
  '@media print': { display: 'none!' },
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexGrow: '1',
  lg: {
    position: 'fixed',
    top: '[var(--navigation-height)]',
    bottom: '5',
    insetInlineEnd: '0',
    flexDirection: 'column',
    gap: '3',
    width: 'gutter',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
});
const scrollStyle = css({
  lgDown: { borderColor: 'transparent' },
  lg: { width: '13', height: '13', boxShadow: 'overlay' },
});
