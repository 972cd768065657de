import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { adminScreenAt } from '#shared/admin-paths.ts';
import { css } from '#styles/css';
import { ErrorBoundary } from '#web/components/feedback/error-boundary.tsx';
import { ErrorFallback } from '#web/components/feedback/error-fallback.tsx';
import { IncompleteNotice } from '#web/components/feedback/incomplete-notice.tsx';
import { usePageView } from '#web/features/analytics/page-view.ts';
import { ConnectionBanner } from '#web/features/connection/connection-banner.tsx';
import { useCompany } from '#web/features/content/use-company.ts';
import { ToastHost } from '#web/features/toasts/toast-host.tsx';
import { useKeyboardConventions } from '#web/lib/keyboard.ts';
import { copy } from './copy.en.ts';
import { adminLanguage } from './lib/language/language.en.ts';
import { useStrayFiles } from './lib/stray-files.ts';
import { readCompany } from './read-company.ts';
import { screens } from './screens.tsx';
import { SessionWatch } from './session/ending/session-watch.tsx';
import { UnsavedGuard } from './unsaved/unsaved-guard.tsx';

/**
 * The admin area, in the language that it was built for. Each screen has a document; from one to another no document is loaded. It takes from the
 * router only what the public pages take too, because they share its file and visitors would download the rest.
 */
export function AdminApp() {
  useKeyboardConventions();
  useStrayFiles();
  const { pathname } = useLocation();
  const { title, Screen } = screens[adminScreenAt(pathname) ?? 'dashboard'];
  const { name } = useCompany();
  useEffect(() => void readCompany(), []);
  usePageView(pathname, `${title} | ${name[adminLanguage]}`, true);
  return (
    <>
      <IncompleteNotice copy={copy.incomplete} className={incompleteStyle} />
      <ConnectionBanner copy={copy.connection} />
      <ErrorBoundary
        place={pathname}
        fallback={(retry) => (
          <main>
            <ErrorFallback copy={copy.error} home="/" onRetry={retry} />
          </main>
        )}
      >
        <Screen />
      </ErrorBoundary>
      <UnsavedGuard />
      <SessionWatch />
      <ToastHost labels={{ region: copy.notifications, close: copy.close }} language={adminLanguage} />
    </>
  );
}

/** Above whatever else keeps to the top. */
const incompleteStyle = css({ position: 'sticky', top: '0', zIndex: 'banner' });
