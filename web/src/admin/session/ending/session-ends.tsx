import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CurrentUser, extendSession, getCurrentUser, getSessionTimes } from '#shared/api/session.ts';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { callApi, onSessionEnd } from '#web/lib/api-client.ts';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { createStore, type ReadableStore, useStore } from '#web/lib/store.ts';
import { endSession, endSessionIfOver, sessionQuery } from '../session.ts';
import { type Ends, phaseOf, warningMs } from './phase.ts';
import { onTabMessage, postToTabs } from './tabs.ts';

const dialogs = loadOnce(() => import('./end-dialogs.tsx'));

/** Warns before the session ends, and asks to sign in over the page when it has. */
export function SessionEnds({ user: { username } }: { user: CurrentUser }) {
  const queryClient = useQueryClient();
  useEffect(() => onSessionEnd(() => renewSession(queryClient)), [queryClient]);
  const { phase, now, look } = useSessionEnds();
  const answer = useStore(asked, (value) => value);
  const [putOff, setPutOff] = useState<number>();
  const endsAt = phase && 'endsAt' in phase ? phase.endsAt : undefined;
  const warning =
    answer || (phase?.name === 'total' && putOff === endsAt) || endsAt === undefined
      ? undefined
      : phase?.name;
  const lookAnew = () => void look(false).catch(() => {});
  return (
    <LazyDialog loader={dialogs} open={warning !== undefined || answer !== undefined}>
      {({ IdleDialog, TotalDialog, EndedDialog }) => (
        <>
          <IdleDialog open={warning === 'idle'} left={(endsAt ?? now) - now} onStay={() => look(true)} />
          <TotalDialog
            open={warning === 'total'}
            left={(endsAt ?? now) - now}
            username={username}
            onSignedIn={lookAnew}
            onLater={() => setPutOff(endsAt)}
          />
          <EndedDialog
            open={answer !== undefined}
            username={username}
            onSignedIn={() => {
              answer?.(true);
              lookAnew();
            }}
            onLeave={() => {
              answer?.(false);
              endSession(queryClient);
            }}
          />
        </>
      )}
    </LazyDialog>
  );
}

const second = 1000;
const signsOfUse = ['keydown', 'pointerdown'];

/**
 * Returns when the session ends, according to the server. It is read when the warning would be due, after a sleep, when
 * the network is back, and when another tab has used the session. Keyboard and pointer input use the session, which is
 * reported to the server every five minutes; background requests of screens do not.
 */
function useSessionEnds() {
  const queryClient = useQueryClient();
  const [ends, setEnds] = useState<Ends>();
  const [now, setNow] = useState(() => Date.now());
  const isUsed = useRef(false);

  const look = useCallback(
    async (uses: boolean) => {
      isUsed.current = false;
      try {
        const { idleSeconds, totalSeconds } = await callApi(uses ? extendSession : getSessionTimes);
        const at = Date.now();
        setEnds({ idle: at + idleSeconds * 1000, total: at + totalSeconds * 1000 });
        if (uses) postToTabs('used');
      } catch (error) {
        endSessionIfOver(queryClient, error);
        throw error;
      } finally {
        setNow(Date.now());
      }
    },
    [queryClient],
  );

  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    const read = () => void look(false).catch(() => {});
    const onSign = () => {
      isUsed.current = true;
    };
    for (const sign of signsOfUse) addEventListener(sign, onSign, { capture: true, passive: true, signal });
    addEventListener('online', read, { signal });
    document.addEventListener('visibilitychange', () => document.hidden || read(), { signal });
    onTabMessage((told) => {
      if (told === 'signed-out') return endSession(queryClient);
      void lookForRenewal(queryClient);
      read();
    }, signal);
    read();
    return () => watch.abort();
  }, [look, queryClient]);

  const phase = ends ? phaseOf(ends, now) : undefined;
  const name = phase?.name;
  useEffect(() => {
    if (!ends) return;
    const left = Math.min(ends.idle, ends.total) - now;
    const isQuiet = name === 'quiet';
    const timer = setTimeout(
      () => {
        const isDue = isQuiet ? left <= 2 * warningMs : left <= second;
        // The server is not asked in the state `over`: it could not be reached then, and is asked again when the network is
        // back.
        if (name !== 'over' && (isDue || (isQuiet && isUsed.current)))
          look(isQuiet && isUsed.current).catch(() => {});
        else setNow(Date.now());
      },
      isQuiet ? Math.min(warningMs, left - warningMs) : second,
    );
    return () => clearTimeout(timer);
  }, [ends, name, now, look]);

  return { phase, now, look };
}

/** Answers the question for a new sign-in: true if a user signed in. */
type AnswerSignIn = (isRenewed: boolean) => void;

const store = createStore<AnswerSignIn | undefined>(undefined);
/** The open question for a new sign-in. */
const asked: ReadableStore<AnswerSignIn | undefined> = store;

let pending: Promise<boolean> | undefined;

/**
 * Renews the session that a call found to have ended, once for all such calls: another tab may have done so, otherwise
 * the person is asked to sign in, over the page. Returns true if the call should be tried again; false if nobody was
 * signed in, or another user is now.
 */
function renewSession(queryClient: QueryClient): Promise<boolean> {
  pending ??= renew(queryClient).finally(() => {
    pending = undefined;
  });
  return pending;
}

async function renew(queryClient: QueryClient): Promise<boolean> {
  const before = queryClient.getQueryData(sessionQuery.queryKey);
  if (typeof before !== 'object') return false;
  const now = await callApi(getCurrentUser, { renews: false }).catch(() => undefined);
  if (now) return now.username === before.username;
  return new Promise<boolean>((resolve) => {
    store.set((isRenewed) => {
      store.set(undefined);
      resolve(isRenewed);
    });
  });
}

/** Checks whether another tab has signed in in the meantime, and then closes the question. */
async function lookForRenewal(queryClient: QueryClient): Promise<void> {
  const before = queryClient.getQueryData(sessionQuery.queryKey);
  if (typeof before !== 'object' || !store.current()) return;
  const now = await callApi(getCurrentUser, { renews: false }).catch(() => undefined);
  if (now) store.current()?.(now.username === before.username);
}
