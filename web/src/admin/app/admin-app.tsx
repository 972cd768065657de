import { useQuery } from '@tanstack/react-query';
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
import { useKeyboardConventions } from '#web/lib/keys/keyboard.ts';
import { loadOnce, useLazy } from '#web/lib/loading/load-once.ts';
import { adminLanguage } from '../lib/language/language.en.ts';
import { sessionQuery } from '../session/session.ts';
import { UnsavedGuard } from '../unsaved/unsaved-guard.tsx';
import { readCompany } from './company/read-company.ts';
import { copy } from './copy.en.ts';
import { screens } from './screens.tsx';

/**
 * The admin area, in the language of this build. Each screen has an HTML document of its own, but going from one screen
 * to another loads none. It uses only those parts of the router that public pages also use: both share the router's
 * file, and visitors would download the rest.
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

/** Above all other sticky elements. */
const incompleteStyle = css({ position: 'sticky', top: '0', zIndex: 'banner' });

/**
 * Ignores files that are dropped outside of an upload field. The browser would open them in place of the page, and unsaved text
 * would be lost.
 */
function useStrayFiles(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);
}

const sessionEnds = loadOnce(() => import('../session/ending/session-ends.tsx'));

/** Watches the session. Its code is loaded once a user is signed in. */
export function SessionWatch() {
  const { data: user } = useQuery({ ...sessionQuery, enabled: false });
  const [module, load] = useLazy(sessionEnds);
  const isSignedIn = typeof user === 'object';
  useEffect(() => {
    // If the code cannot be loaded, a signed-out user is still sent to the login screen.
    if (isSignedIn) load().catch(() => {});
  }, [isSignedIn, load]);
  return module && isSignedIn ? <module.SessionEnds user={user} /> : null;
}
