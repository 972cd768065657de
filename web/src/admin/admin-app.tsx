import { Route, Routes } from 'react-router-dom';
import { ToastHost } from '../features/toasts/toast-host.tsx';
import { useKeyboardConventions } from '../lib/keyboard.ts';
import { addresses } from './admin-addresses.ts';
import { copy } from './copy.en.ts';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { LoginPage } from './session/login-page.tsx';
import { RequireSession } from './session/require-session.tsx';

/** The admin area: one document of its own, in English. */
export function AdminApp() {
  useKeyboardConventions();
  const dashboard = <RequireSession>{(user) => <DashboardPage user={user} />}</RequireSession>;
  return (
    <>
      <Routes>
        <Route path={addresses.login} element={<LoginPage />} />
        <Route path={addresses.dashboard} element={dashboard} />
        <Route path={addresses.dashboardAlias} element={dashboard} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
      <ToastHost labels={{ region: copy.notifications, close: copy.close }} language="en" />
    </>
  );
}
