import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { adminAddresses } from '#shared/admin-paths.ts';
import type { CurrentUser } from '#shared/api/session.ts';
import { css } from '#styles/css';
import { FailedRead } from '#web/admin/ui/notice.tsx';
import { ApiError } from '#web/lib/api-client.ts';
import { Redirect } from '../lib/redirect.tsx';
import type { EndedSession, RequestedScreen } from '../lib/return-address.ts';
import { UserContext } from '../lib/signed-in.ts';
import { copy } from './copy.en.ts';
import { type Session, sessionQuery } from './session.ts';

interface RequireSessionProps {
  /** Renders the screen for the signed-in administrator, or without data while the session is unknown. */
  children: (user: CurrentUser | undefined) => ReactNode;
}

/** Renders its children for a signed-in administrator, and redirects all others to the login screen. */
export function RequireSession({ children }: RequireSessionProps) {
  const { data, error, refetch } = useQuery(sessionQuery);
  const known = typeof data === 'object' ? data : undefined;
  // Deferred, so that a slow phone can respond to touch while the screen renders.
  const user = useDeferredValue(known);
  if (known) return <UserContext value={user}>{children(user)}</UserContext>;
  switch (accessOf({ data, error })) {
    case 'ended':
      return <LoginRedirect why="ended" />;
    case 'login':
      return <LoginRedirect why="asked" />;
    case 'unreachable':
      return (
        <main className={css({ padding: 'gutter' })}>
          <FailedRead tryAgain={copy.tryAgain} onTryAgain={refetch}>
            {copy.unreachable}
          </FailedRead>
        </main>
      );
    default:
      return <UserContext value={undefined}>{children(undefined)}</UserContext>;
  }
}

/** Redirects to the login screen, with the URL to return to and whether a session ended. */
function LoginRedirect({ why }: { why: 'ended' | 'asked' }) {
  const { pathname, search } = useLocation();
  const [state] = useState<EndedSession | RequestedScreen>(() => {
    const address = pathname + search;
    return why === 'ended' ? { ended: { address } } : { asked: { address } };
  });
  return <Redirect to={adminAddresses.login} state={state} />;
}

/** The result of the session query: no data before the first answer, and when it failed. */
interface SessionResult {
  data: Session | undefined;
  error: Error | null;
}

/**
 * Returns what a screen for administrators may do: `enter`, `wait` for the session, redirect to `login`, redirect because the
 * session has `ended`, or report an `unreachable` server.
 */
export function accessOf({
  data,
  error,
}: SessionResult): 'enter' | 'wait' | 'login' | 'ended' | 'unreachable' {
  if (typeof data === 'object') return 'enter';
  if (data === 'ended') return 'ended';
  // A busy server says nothing about the session.
  if (data === 'signed-out' || (error instanceof ApiError && error.status < 500)) return 'login';
  return error ? 'unreachable' : 'wait';
}
