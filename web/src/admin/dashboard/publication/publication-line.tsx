import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import { languageNames, localizedPath } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { ago } from '#web/admin/lib/language/formats.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import {
  lastSaved,
  type PublicationState,
  publicationQuery,
  publicationState,
  serverTime,
  tryAgainMutation,
} from '#web/admin/lib/publishing-status.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { NewTabLink } from '#web/admin/ui/new-tab-link.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { Icon } from '#web/components/icon.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { useStore } from '#web/lib/store.ts';
import { copy } from './copy.en.ts';

/** How often the status is polled while a save is being published, and otherwise, in milliseconds. */
const soon = 1000;
const later = 30_000;

interface PublicationLineProps {
  className?: string;
  /** True to show nothing while nothing was saved in this tab and no save failed to be published. */
  isQuiet?: boolean;
}

/** Says whether visitors see the last save, with a link to the page that shows it. */
export const PublicationLine = memo(function PublicationLine({ className, isQuiet }: PublicationLineProps) {
  const saved = useStore(lastSaved, (last) => last);
  const now = useNow();
  const { data, isError } = useQuery({
    ...publicationQuery,
    refetchInterval: ({ state: { data: status } }) => {
      const waiting = publicationState(status ?? null, saved, serverTime())?.state;
      return waiting === 'publishing' ? soon : later;
    },
  });
  const state = data === undefined ? undefined : publicationState(data, saved, now);
  if (isQuiet && !saved && !isError && (state === undefined || state.state === 'live')) return null;
  return (
    <div className={cx(lineStyle, className)}>
      <p className={stateStyle}>
        {isError && data === undefined ? copy.unknown : state && <State of={state} now={now} />}
      </p>
      {/* Read out when the state changes, and not each second. */}
      <p role="status" className={css({ srOnly: true })}>
        {state && copy.announced[state.state]}
      </p>
      {state?.state === 'live' && saved?.page && (
        <NewTabLink href={localizedPath(saved.page, adminLanguage)}>{copy.view}</NewTabLink>
      )}
      {(state?.state === 'failed' || state?.state === 'stuck') && <TryAgain />}
      {state?.state === 'failed' && (
        <ul className={failuresStyle}>
          {state.failures.map(({ path, language }) => (
            <li key={`${language} ${path}`}>
              {path} ({languageNames[language]})
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

function State({ of, now }: { of: PublicationState; now: number }) {
  if (of.state === 'publishing') {
    return (
      <>
        <Spinner /> {copy.publishing}
      </>
    );
  }
  if (of.state === 'live') {
    return (
      <>
        <Icon of={CircleCheck} size={16} className={liveStyle} /> {copy.live(ago(of.at, now))}
      </>
    );
  }
  return (
    <>
      <Icon of={CircleAlert} size={16} className={failedStyle} />{' '}
      {of.state === 'stuck' ? copy.stuck : copy.failed(of.failures.length)}
    </>
  );
}

function TryAgain() {
  const { mutate, isPending } = useMutation({
    ...tryAgainMutation,
    onSuccess: () => showToast({ tone: 'success', title: copy.asked }),
    onError: () => showToast({ tone: 'danger', ...copy.notAsked }),
  });
  return (
    <Button variant="outline" size="xs" aria-disabled={isPending} onClick={() => isPending || mutate()}>
      {copy.tryAgain}
    </Button>
  );
}

/** Returns the server's time, renewed each second. */
function useNow(): number {
  const [now, setNow] = useState(serverTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverTime()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const lineStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  minHeight: '9',
  textStyle: 'sm',
  color: 'fg.muted',
});
const stateStyle = css({ display: 'flex', alignItems: 'center', gap: '2' });
const liveStyle = css({ color: 'ok.solid' });
const failedStyle = css({ color: 'danger.solid' });
const failuresStyle = css({
  flexBasis: 'full',
  textStyle: 'xs',
  overflowWrap: 'anywhere',
  paddingBottom: '2',
});
