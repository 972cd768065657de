import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CurrentUser } from '#shared/api/session.ts';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { onSessionEnd } from '#web/lib/api-client.ts';
import { loadOnce } from '#web/lib/load-once.ts';
import { useStore } from '#web/lib/store.ts';
import { endSession } from '../session.ts';
import { asked, renewSession } from './renewal.ts';
import { useSessionEnds } from './use-session-ends.ts';

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
