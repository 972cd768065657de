import { useState } from 'react';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { loadOnce } from '#web/lib/load-once.ts';
import { HeaderLink } from '../header-link.tsx';
import { copy } from './copy.en.ts';

const passwordDialog = loadOnce(() => import('./password-dialog.tsx'));

/** The way to another password of one's own, on dark ground. */
export function PasswordButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <HeaderLink onClick={() => setIsOpen(true)}>{copy.open}</HeaderLink>
      <LazyDialog loader={passwordDialog} open={isOpen}>
        {({ PasswordDialog }) => <PasswordDialog open={isOpen} onClose={() => setIsOpen(false)} />}
      </LazyDialog>
    </>
  );
}
