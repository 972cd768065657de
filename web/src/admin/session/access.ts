import { ApiError } from '#web/lib/api-client.ts';
import type { Session } from './session.ts';

/** What the session query knows: nothing yet, a session, or why it could not be read. */
interface SessionResult {
  data: Session | undefined;
  error: Error | null;
}

/**
 * What a screen for administrators may do: `enter`, `wait` until the session is known, send to the `login` screen,
 * send there because the session in use `ended`, or say that the server is `unreachable`.
 */
export function accessOf({
  data,
  error,
}: SessionResult): 'enter' | 'wait' | 'login' | 'ended' | 'unreachable' {
  if (typeof data === 'object') return 'enter';
  if (data === 'ended') return 'ended';
  if (data === 'signed-out' || error instanceof ApiError) return 'login';
  return error ? 'unreachable' : 'wait';
}
