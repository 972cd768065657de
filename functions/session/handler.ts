import { serve } from '#functions/http/serve.ts';
import { confirmSignIn } from './codes/confirm-sign-in.ts';
import { getCodes, renewRecoveryCodes, turnOffCodes, turnOnCodes } from './codes/own-codes.ts';
import { login, logout } from './login.ts';
import { changePassword, choosePassword, requestPasswordLink } from './own-password.ts';
import { endOtherSessions, endSession, listSessions, sessionTimes } from './sessions.ts';

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
