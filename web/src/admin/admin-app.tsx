import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { ErrorFallback } from '../components/error-fallback.tsx';
import { ConnectionBanner } from '../features/connection/connection-banner.tsx';
import { ToastHost } from '../features/toasts/toast-host.tsx';
import { useKeyboardConventions } from '../lib/keyboard.ts';
import { screenAt } from './addresses.ts';
import { copy } from './copy.en.ts';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { ManagementPage } from './management/management-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { LoginPage } from './session/login-page.tsx';
import { RequireSession } from './session/require-session.tsx';
import { SimplePage } from './simple/simple-page.tsx';
import { UnsavedGuard } from './unsaved/unsaved-guard.tsx';

const screens: Record<ReturnType<typeof screenAt>, ComponentType> = {
  login: LoginPage,
  dashboard: () => <RequireSession>{(user) => <DashboardPage user={user} />}</RequireSession>,
  simple: SimplePage,
  management: ManagementPage,
  missing: NotFoundPage,
};

/**
 * The admin area: one document of its own, in English. It takes from the router only what the public pages take too,
 * because they share its file and visitors would download the rest.
 */
export function AdminApp() {
  useKeyboardConventions();
  const { pathname } = useLocation();
  const Screen = screens[screenAt(pathname)];
  return (
    <>
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
