import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ActiveSession } from '#shared/session/active-session.ts';
import { css } from '#styles/css';
import { adminLocale, formatDateTime } from '#web/admin/lib/language/formats.ts';
import { FailedRead } from '#web/admin/ui/notice.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { isAbsent } from '#web/lib/api-client.ts';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../dialog/dialog.tsx';
import { copy } from './copy.en.ts';

/** The calls that read and end the sessions of a user. */
export interface SessionsSource {
  /** Query key of the person's sessions. */
  readonly key: string;
  readonly list: (signal: AbortSignal) => Promise<ActiveSession[]>;
  readonly end: (id: string) => Promise<unknown>;
  /** Ends all sessions except the current one. */
  readonly endAll: () => Promise<unknown>;
}

interface SessionsDialogProps {
  open: boolean;
  onClose: () => void;
  source: SessionsSource;
  words: { title: string; text: string; endAll: string; endedAll: string };
}

/** A person's sessions, with buttons that end them. */
export function SessionsDialog({ open, onClose, source, words }: SessionsDialogProps) {
  return (
    <Dialog open={open} title={words.title} close={copy.close} onClose={onClose} narrow>
      <Sessions source={source} words={words} />
    </Dialog>
  );
}

function Sessions({ source, words }: Pick<SessionsDialogProps, 'source' | 'words'>) {
  const queryClient = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const queryKey = ['api', 'admin', 'sessions', source.key];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => source.list(signal),
    // Sessions change elsewhere: they are read again each time the dialog opens.
    staleTime: 0,
  });
  const { mutate, isPending } = useMutation<unknown, Error, ActiveSession | 'all'>({
    mutationFn: async (which) => (which === 'all' ? source.endAll() : end(source, which)),
    onSuccess: (_, which) => {
      showToast({ tone: 'success', title: which === 'all' ? words.endedAll : copy.ended(nameOf(which)) });
      // The focused button is removed with the session.
      list.current?.focus();
    },
    onError: () => showToast({ tone: 'danger', title: copy.notEnded }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const hasOthers = data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <>
      <DialogBody>
        <p>{words.text}</p>
        {!data && !isError && <p role="status">{copy.loading}</p>}
        {isError && (
          <FailedRead tryAgain={copy.tryAgain} onTryAgain={refetch}>
            {copy.failed}
          </FailedRead>
        )}
        <div ref={list} tabIndex={-1} className={css({ outline: 'none' })}>
          {data?.length === 0 && <p>{copy.none}</p>}
          {data && data.length > 0 && (
            <SessionList label={words.title} sessions={data} isBusy={isPending} onEnd={mutate} />
          )}
        </div>
      </DialogBody>
      {hasOthers && (
        <DialogFooter>
          <Button size="s" aria-disabled={isPending} onClick={() => isPending || mutate('all')}>
            {words.endAll}
          </Button>
        </DialogFooter>
      )}
    </>
  );
}

/** Ends a session. It is no failure if the session has ended in the meantime. */
async function end(source: SessionsSource, { id }: ActiveSession): Promise<void> {
  await source.end(id).catch((error) => {
    if (!isAbsent(error)) throw error;
  });
}

interface SessionListProps {
  label: string;
  sessions: readonly ActiveSession[];
  isBusy: boolean;
  onEnd: (session: ActiveSession) => void;
}

/** The list of sessions; each but the current one can be ended. */
function SessionList({ label, sessions, isBusy, onEnd }: SessionListProps) {
  return (
    <ul aria-label={label} className={listStyle}>
      {sessions.map((session) => (
        <li key={session.id} className={rowStyle}>
          <div className={css({ minWidth: '0' })}>
            <p className={nameStyle}>
              <strong id={`session-${session.id}`}>{nameOf(session)}</strong>
              {session.isCurrent && <Badge tone="ok">{copy.current}</Badge>}
            </p>
            <p className={factsStyle}>
              {factsOf(session).map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
          </div>
          {!session.isCurrent && (
            <Button
              variant="outline"
              size="s"
              aria-describedby={`session-${session.id}`}
              aria-disabled={isBusy}
              className={css({ flexShrink: '0' })}
              onClick={() => isBusy || onEnd(session)}
            >
              {copy.end}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const listStyle = css({ display: 'grid', gap: '4' });
const rowStyle = css({
  display: 'flex',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  paddingBottom: '4',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  _last: { borderBottomWidth: '0', paddingBottom: '0' },
});
const nameStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });
const factsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  marginTop: '1',
  textStyle: 'sm',
  color: 'fg.muted',
});

/** Returns the browser and system of a session, in words. */
function nameOf({ browser, system }: ActiveSession): string {
  const what = browser ? copy.browsers[browser] : copy.unknownBrowser;
  return system ? copy.on(what, copy.systems[system]) : what;
}

/** Returns the country of a session, when it began, and when it was last used, in words. */
function factsOf({ country, createdAt, lastSeenAt }: ActiveSession): string[] {
  return [
    ...(country === undefined ? [] : [countryName(country)]),
    copy.since(formatDateTime(createdAt)),
    copy.lastUsed(formatDateTime(lastSeenAt)),
  ];
}

/** Returns the name of a country (ISO 3166) in the language of the admin area; an unknown code as it is. */
function countryName(code: string): string {
  try {
    return new Intl.DisplayNames([adminLocale], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
