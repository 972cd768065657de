import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CurrentUser } from '#shared/api/session.ts';
import { getCurrentUser, listSessions, logout } from '#shared/api/session.ts';
import { callApi, isSignedOut, SessionEndedError } from '#web/lib/api-client.ts';
import { noteSessionHint } from '#web/lib/session-hint.ts';
import { noteTypingAccount } from '../lib/drafts/drafts.ts';
import { postToTabs } from './ending/tabs.ts';

/** The signed-in person; `signed-out` when nobody is, `ended` when a session was lost during use. */
export type Session = CurrentUser | 'signed-out' | 'ended';

/** The current session, from `GET /api/user`. Fails with any answer but 200 and 401. */
export const sessionQuery = queryOptions({
  queryKey: ['api', 'user'],
  queryFn: async ({ signal }): Promise<Session> => {
    try {
      const user = await callApi(getCurrentUser, { signal, renews: false });
      noteSignedIn(user);
      return user;
    } catch (error) {
      if (!isSignedOut(error)) throw error;
      noteSessionHint(false);
      return 'signed-out';
    }
  },
});

/**
 * The signed-in person's sessions. They may begin and end in other browsers, so that they are read again whenever they
 * are shown.
 */
export const ownSessionsQuery = queryOptions({
  queryKey: ['api', 'admin', 'sessions', 'own'],
  queryFn: ({ signal }) => callApi(listSessions, { signal }),
  staleTime: 0,
});

/** Ends the session on the server. */
export const logoutMutation = mutationOptions({
  mutationFn: async () => {
    await callApi(logout);
    noteSessionHint(false);
    postToTabs('signed-out');
  },
});

/**
 * Takes over a new session. Data that were read before it are removed: they may be outdated, or another administrator's.
 */
export function beginSession(queryClient: QueryClient, user: CurrentUser): void {
  queryClient.removeQueries({ queryKey: ['api', 'admin'] });
  noteSignedIn(user);
  queryClient.setQueryData(sessionQuery.queryKey, user);
}

/** Takes over a new session of the same person, who continues with the data and text on the screen. */
export function resumeSession(queryClient: QueryClient, user: CurrentUser): void {
  noteSignedIn(user);
  queryClient.setQueryData(sessionQuery.queryKey, user);
}

function noteSignedIn({ username }: CurrentUser): void {
  noteTypingAccount(username);
  noteSessionHint(true);
}

/** Ends the session in this tab if the error says that the server has ended it. Ignores other errors. */
export function endSessionIfOver(queryClient: QueryClient, error: unknown): void {
  if (error instanceof SessionEndedError) endSession(queryClient);
}

/** Redirects to the login screen; typed text stays. */
export function endSession(queryClient: QueryClient): void {
  queryClient.setQueryData(sessionQuery.queryKey, (session) =>
    typeof session === 'object' ? 'ended' : session,
  );
}
