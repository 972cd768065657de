import type { ComponentType } from 'react';
import type { AdminScreen } from '#shared/admin-paths.ts';
import { copy as simpleCopy } from './content/simple/copy.en.ts';
import { SimplePage } from './content/simple/simple-page.tsx';
import { copy as dashboardCopy } from './dashboard/copy.en.ts';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { copy as managementCopy } from './management/copy.en.ts';
import { ManagementPage } from './management/management-page.tsx';
import { copy as loginCopy } from './session/copy.en.ts';
import { LoginPage } from './session/login-page.tsx';
import { PasswordPage } from './session/password/password-page.tsx';
import { RequireSession } from './session/require-session.tsx';

interface Screen {
  /** Names the document before the screen itself does. */
  title: string;
  Screen: ComponentType;
}

/** What the admin area consists of. */
export const screens: Record<AdminScreen, Screen> = {
  login: { title: loginCopy.screen, Screen: LoginPage },
  password: { title: loginCopy.passwordScreen, Screen: PasswordPage },
  dashboard: {
    title: dashboardCopy.title,
    Screen: () => <RequireSession>{(user) => <DashboardPage user={user} />}</RequireSession>,
  },
  simple: { title: simpleCopy.title, Screen: SimplePage },
  management: { title: managementCopy.screen, Screen: ManagementPage },
};
