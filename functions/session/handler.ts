import { listAdministrators } from '#functions/data/sign-in/administrator.ts';
import { serve } from '#functions/http/serve.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';

export const handler = serve('session', {
  login,
  logout,
  getCurrentUser: async ({ administrator }) => ({ body: administrator }),
  listAdministratorNames: async () => ({
    body: (await listAdministrators()).map(({ username }) => username),
  }),
});
