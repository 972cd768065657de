import type { ActiveSession } from '#shared/session/active-session.ts';
import { css } from '#styles/css';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { copy } from './copy.en.ts';
import { factsOf, nameOf } from './session-facts.ts';

interface SessionListProps {
  label: string;
  sessions: readonly ActiveSession[];
  isBusy: boolean;
  onEnd: (session: ActiveSession) => void;
}

/** Where somebody is signed in, each with a way to end it but the one in use. */
export function SessionList({ label, sessions, isBusy, onEnd }: SessionListProps) {
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
