import { useState } from 'react';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { loadOnce } from '#web/lib/load-once.ts';
import { copy } from '../copy.en.ts';
import { HeaderLink } from '../header-link.tsx';

const codesDialog = loadOnce(() => import('./codes-dialog.tsx'));

/** The way to one's own one-time codes, on dark ground. */
export function CodesButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <HeaderLink onClick={() => setIsOpen(true)}>{copy.codes}</HeaderLink>
      <LazyDialog loader={codesDialog} open={isOpen}>
        {({ CodesDialog }) => <CodesDialog open={isOpen} onClose={() => setIsOpen(false)} />}
      </LazyDialog>
    </>
  );
}
