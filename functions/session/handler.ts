import { serve } from '#functions/http/serve.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';

export const handler = serve('session', {
  login,
  logout,
  getCurrentUser: async ({ administrator }) => ({ body: { username: administrator.username } }),
});
