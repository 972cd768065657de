import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { copy } from './copy.en.ts';
import { refreshInbox } from './data/message-cache.ts';
import { inboxHeadingId } from './inbox-view.ts';

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
