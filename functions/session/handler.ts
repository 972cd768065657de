import { listAdministrators } from '#functions/data/sign-in/administrator.ts';
import { serve } from '#functions/http/serve.ts';
import { changePassword } from './change-password.ts';
import { choosePassword } from './choose-password.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { requestPasswordLink } from './request-password-link.ts';

export const handler = serve('session', {
  login,
  logout,
  requestPasswordLink,
  choosePassword,
  changePassword,
  getCurrentUser: async ({ administrator }) => ({ body: administrator }),
  listAdministratorNames: async () => ({
    body: (await listAdministrators()).flatMap(({ username, disabledAt }) => (disabledAt ? [] : username)),
  }),
});
