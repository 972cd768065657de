import type { ComponentType } from 'react';
import type { AdminScreen } from '#shared/admin-paths.ts';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { copy as simpleCopy } from '../content/simple/copy.en.ts';
import { copy as dashboardCopy } from '../dashboard/copy.en.ts';
import { ShortcutsButton } from '../dashboard/dashboard-header.tsx';
import { DashboardPage } from '../dashboard/dashboard-page.tsx';
import { FindButton } from '../keyboard/palette/find-button.tsx';
import { copy as managementCopy } from '../management/copy.en.ts';
import { ManagementPage } from '../management/management-page.tsx';
import { copy as loginCopy } from '../session/copy.en.ts';
import { LoginPage } from '../session/login-page.tsx';
import { PasswordPage } from '../session/password/password-page.tsx';
import { RequireSession } from '../session/require-session.tsx';
import { LazyView } from '../ui/lazy-view.tsx';

interface Screen {
  /** The title of the document until the screen sets it. */
  title: string;
  Screen: ComponentType;
  /** Loads the code of the screen, which must be done before its document is rendered or hydrated. */
  load?: () => Promise<unknown>;
}

const simplePage = loadOnce(() => import('../content/simple/simple-page.tsx'));

export const screens: Record<AdminScreen, Screen> = {
  login: { title: loginCopy.screen, Screen: LoginPage },
  password: { title: loginCopy.passwordScreen, Screen: PasswordPage },
  dashboard: {
    title: dashboardCopy.title,
    Screen: () => <RequireSession>{(user) => <DashboardPage user={user} />}</RequireSession>,
  },
  simple: {
    title: simpleCopy.title,
    Screen: () => (
      <LazyView loader={simplePage}>
        {({ SimplePage }) => <SimplePage Find={FindButton} Shortcuts={ShortcutsButton} />}
      </LazyView>
    ),
    load: simplePage,
  },
  management: { title: managementCopy.screen, Screen: ManagementPage },
};
