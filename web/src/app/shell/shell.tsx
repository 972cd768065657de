import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { type Language, localizedPath } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { ErrorBoundary } from '#web/components/feedback/error-boundary.tsx';
import { ErrorFallback } from '#web/components/feedback/error-fallback.tsx';
import { IncompleteNotice } from '#web/components/feedback/incomplete-notice.tsx';
import { CookieCard } from '#web/features/consent/cookie-card.tsx';
import { ToastHost } from '#web/features/toasts/toast-host.tsx';
import { announcementId } from '#web/lib/announcement.ts';
import { useKeyboardConventions } from '#web/lib/keys/keyboard.ts';
import { whenIdle } from '#web/lib/loading/when-idle.ts';
import { layOutSections } from '#web/lib/page/lay-out-sections.ts';
import type { ShellCopy, ShellTexts } from './copy.en.ts';
import { Footer } from './footer/footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { Widgets } from './widgets.tsx';

interface ShellProps {
  copy: ShellCopy;
  texts: ShellTexts;
  language: Language;
  /** The visitor's path, in the English form. */
  path: string;
  /**
   * Given if the page could not be rendered: the shell then shows the error fallback, whose button calls this function to try
   * again.
   */
  retry?: () => void;
  children?: ReactNode;
}

/** Everything around a public page, and the fallback for a page that cannot be rendered. */
export function Shell({ copy, texts, language, path, retry, children }: ShellProps) {
  useKeyboardConventions();
  const isAtRest = useRest();
  const [choosingCookies, setChoosingCookies] = useState(false);
  const fallback = (onRetry: () => void) => (
    <Suspense>
      <ErrorFallback copy={copy.error} home={localizedPath('/', language)} onRetry={onRetry} />
    </Suspense>
  );
  return (
    <>
      <a href="#main-content" className={cx(button({ variant: 'label', size: 's' }), skipStyle)}>
        {copy.skipLink}
      </a>
      <CookieCard
        copy={copy.cookies}
        language={language}
        choosing={choosingCookies}
        onChoosing={setChoosingCookies}
      />
      <NavigationBar copy={copy} texts={texts} language={language} path={path}>
        <IncompleteNotice copy={copy.incomplete} className={incompleteStyle} />
        <Widgets copy={copy} language={language} isAtRest={isAtRest} />
      </NavigationBar>
      <main id="main-content" tabIndex={-1} className={css({ outline: 'none' })}>
        {retry ? (
          fallback(retry)
        ) : (
          <ErrorBoundary place={localizedPath(path, language)} fallback={fallback}>
            {children}
          </ErrorBoundary>
        )}
      </main>
      <Footer
        copy={copy}
        texts={texts}
        language={language}
        path={path}
        onCookiePreferences={() => setChoosingCookies(true)}
      />
      <p id={announcementId} aria-live="polite" className={css({ srOnly: true })} />
      <ToastHost labels={{ region: copy.notifications, close: copy.closeToast }} language={language} />
    </>
  );
}

/** Returns true once the page is hydrated and the browser was idle. */
function useRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        startTransition(() => setAtRest(true));
        layOutSections();
      }),
    [],
  );
  return isAtRest;
}

/** Places the notice below the navigation bar. */
const incompleteStyle = css({
  position: 'absolute',
  top: '[100%]',
  insetInline: '0',
  zIndex: '[-1]',
  visibility: 'visible',
});
const skipStyle = css({
  position: 'fixed',
  top: '2',
  insetInlineStart: '2',
  zIndex: 'skip',
  transform: 'translateY(-200%)',
  _focus: { transform: 'none' },
});
