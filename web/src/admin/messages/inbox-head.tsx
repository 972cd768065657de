import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { copy } from './copy.en.ts';
import { refreshInbox } from './data/message-cache.ts';
import { inboxAddress, inboxHeadingId } from './inbox-view.ts';

/** The heading of a part of the inbox, with what can be done beside it. */
export function InboxHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className={rowStyle}>
      <h2 id={id} tabIndex={-1} className={css({ textStyle: 'h3' })}>
        {title}
      </h2>
      {children}
    </div>
  );
}

/** Leads from one list of the inbox to another. */
export function InboxLink({ to, children }: { to: Parameters<typeof inboxAddress>[0]; children: ReactNode }) {
  return (
    <InternalLink to={inboxAddress(to)} className={linkStyle}>
      {children}
    </InternalLink>
  );
}

const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: 'tap',
  marginBottom: '3',
  '--h3': '23px',
});
const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  textStyle: 'sm',
  color: 'brand.fg',
  textDecoration: 'underline',
});

/** Reads the inbox again. When it goes while it has the focus, the list's heading takes over. */
export function RefreshButton({ label }: { label: string }) {
  const queryClient = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'refreshed'>('idle');
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (document.activeElement === element) document.getElementById(inboxHeadingId)?.focus();
    };
  }, []);
  const refresh = async () => {
    if (state === 'busy') return;
    setState('busy');
    setState((await refreshInbox(queryClient)) ? 'refreshed' : 'idle');
  };
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        size={{ base: 's', md: 'xs' }}
        aria-disabled={state === 'busy'}
        onClick={() => void refresh()}
      >
        {state === 'busy' ? <Spinner /> : <Icon of={RefreshCw} size={18} />}
        {label}
      </Button>
      <Announcement>{state === 'refreshed' ? copy.refreshed : ''}</Announcement>
    </>
  );
}

/** Read out whenever it changes, seen by nobody. */
function Announcement({ children }: { children: string }) {
  return (
    <p role="status" className={css({ srOnly: true })}>
      {children}
    </p>
  );
}
