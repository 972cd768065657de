import { useLocation } from 'react-router-dom';
import { adminScreenAt } from '../../../shared/admin-paths.ts';
import { brand } from '../../../shared/brand.ts';
import { css } from '../../styled-system/css/index.js';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { ErrorFallback } from '../components/error-fallback.tsx';
import { IncompleteNotice } from '../components/incomplete-notice.tsx';
import { usePageView } from '../features/analytics/page-view.ts';
import { ConnectionBanner } from '../features/connection/connection-banner.tsx';
import { ToastHost } from '../features/toasts/toast-host.tsx';
import { useKeyboardConventions } from '../lib/keyboard.ts';
import { useStrayFiles } from '../lib/stray-files.ts';
import { copy } from './copy.en.ts';
import { screens } from './screens.tsx';
import { UnsavedGuard } from './unsaved/unsaved-guard.tsx';

/**
 * The admin area, in English. Each screen has a document; from one to another no document is loaded. It takes from the
 * router only what the public pages take too, because they share its file and visitors would download the rest.
 */
export function AdminApp() {
  useKeyboardConventions();
  useStrayFiles();
  const { pathname } = useLocation();
  const { title, Screen } = screens[adminScreenAt(pathname) ?? 'dashboard'];
  usePageView(pathname, `${title} | ${brand.name.en}`, true);
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
      <ToastHost labels={{ region: copy.notifications, close: copy.close }} language="en" />
    </>
  );
}

/** Above whatever else keeps to the top. */
const incompleteStyle = css({ position: 'sticky', top: '0', zIndex: 'banner' });
