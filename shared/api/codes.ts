import * as z from 'zod/mini';
import { codeEntry, codeProof, codeSetUp } from '../session/codes.ts';
import { currentUser } from '../session/session.ts';
import { endpoint } from './endpoint/endpoint.ts';

/**
 * The second step of a sign-in: a one-time code or a recovery code, within five minutes of the password. A wrong code is
 * reported in `details`; 401 if the password has to be given again.
 */
export const confirmSignIn = endpoint({
  method: 'POST',
  path: '/api/login/code',
  group: 'session',
  access: 'public',
  audited: { act: 'signed-in' },
  body: codeEntry,
  response: currentUser,
});

/**
 * Returns whether the caller's sign-in asks for a one-time code, since when (ISO 8601), and how many recovery codes are
 * left.
 */
export const getCodes = endpoint({
  method: 'GET',
  path: '/api/user/codes',
  group: 'session',
  access: 'editor',
  response: z.object({ since: z.optional(z.string()), recoveryLeft: z.number() }),
});

/** Recovery codes, each good for one sign-in without the app. They are returned only once. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/**
 * Turns on one-time codes for the caller's sign-in. The code in the request shows that an app has the secret. A wrong password
 * or code is reported in `details`. 409 if codes are on already.
 */
export const turnOnCodes = endpoint({
  method: 'PUT',
  path: '/api/user/codes',
  group: 'session',
  access: 'editor',
  audited: { act: 'codes-turned-on' },
  costly: true,
  body: codeSetUp,
  response: recoveryCodes,
});

/** Makes new recovery codes and invalidates the earlier ones. A wrong password or code is reported in `details`. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/user/codes/recovery',
  group: 'session',
  access: 'editor',
  audited: { act: 'recovery-codes-renewed' },
  costly: true,
  body: codeProof,
  response: recoveryCodes,
});

/** Turns off the one-time codes of the signed-in user, who proves the identity by the password and a code. */
export const turnOffCodes = endpoint({
  method: 'POST',
  path: '/api/user/codes/off',
  group: 'session',
  access: 'editor',
  audited: { act: 'codes-turned-off' },
  costly: true,
  body: codeProof,
});
