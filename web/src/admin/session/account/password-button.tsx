import { useState } from 'react';
import { css } from '#styles/css';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { loadOnce } from '#web/lib/load-once.ts';
import { copy } from './copy.en.ts';

const passwordDialog = loadOnce(() => import('./password-dialog.tsx'));

/** The way to another password of one's own, on dark ground. */
export function PasswordButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={linkStyle} onClick={() => setIsOpen(true)}>
        {copy.open}
      </button>
      <LazyDialog loader={passwordDialog} open={isOpen}>
        {({ PasswordDialog }) => <PasswordDialog open={isOpen} onClose={() => setIsOpen(false)} />}
      </LazyDialog>
    </>
  );
}

const linkStyle = css({
  flex: 'none',
  paddingBlock: '1',
  textDecoration: 'underline',
  cursor: 'pointer',
  _hover: { color: 'fg.onDark' },
});
