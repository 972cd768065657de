import { UserSearch } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '#web/components/icon.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { useIsOwner } from '../lib/signed-in.ts';
import { Button } from '../ui/button.tsx';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';
import { menuRowStyle } from '../ui/screen/disclosed-menu.tsx';
import { copy } from './copy.en.ts';

const personDialog = loadOnce(() => import('./person-dialog.tsx'));

/**
 * The button for all stored data of one person, on the person's request. Only owners have it. `isRow`: it is a row of a menu.
 */
export function PersonDataButton({ isRow = false }: { isRow?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useIsOwner()) return null;
  return (
    <>
      {isRow ? (
        <button type="button" className={menuRowStyle} onClick={() => setIsOpen(true)}>
          <Icon of={UserSearch} size={18} />
          {copy.open}
        </button>
      ) : (
        <Button variant="outline" size="s" onClick={() => setIsOpen(true)}>
          <Icon of={UserSearch} size={18} />
          {copy.open}
        </Button>
      )}
      <LazyDialog loader={personDialog} open={isOpen}>
        {({ PersonDialog }) => <PersonDialog open={isOpen} onClose={() => setIsOpen(false)} />}
      </LazyDialog>
    </>
  );
}
