import { useState } from 'react';
import { HeaderLink } from '#web/admin/session/header-link.tsx';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { loadOnce } from '#web/lib/load-once.ts';
import { copy } from './copy.en.ts';

const sessionsDialog = loadOnce(() => import('./own-sessions-dialog.tsx'));

/** The way to where one is signed in, on dark ground. */
export function SessionsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <HeaderLink onClick={() => setIsOpen(true)}>{copy.open}</HeaderLink>
      <LazyDialog loader={sessionsDialog} open={isOpen}>
        {({ OwnSessionsDialog }) => <OwnSessionsDialog open={isOpen} onClose={() => setIsOpen(false)} />}
      </LazyDialog>
    </>
  );
}
