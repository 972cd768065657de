import { serve } from '#functions/http/serve.ts';
import { sessionTimes } from './active/session-times.ts';
import { endOtherSessions, endSession, listSessions } from './active/sessions.ts';
import { changePassword } from './change-password.ts';
import { choosePassword } from './choose-password.ts';
import { confirmSignIn } from './codes/confirm-sign-in.ts';
import { getCodes, renewRecoveryCodes, turnOffCodes, turnOnCodes } from './codes/own-codes.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { requestPasswordLink } from './request-password-link.ts';

export const handler = serve('session', {
  login,
  confirmSignIn,
  logout,
  requestPasswordLink,
  choosePassword,
  changePassword,
  getCodes,
  turnOnCodes,
  renewRecoveryCodes,
  turnOffCodes,
  getSessionTimes: sessionTimes,
  extendSession: sessionTimes,
  listSessions,
  endSession,
  endOtherSessions,
  getCurrentUser: async ({ administrator }) => ({ body: administrator }),
});
