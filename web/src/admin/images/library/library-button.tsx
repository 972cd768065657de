import { Images } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/admin/ui/button.tsx';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { copy } from '../copy.en.ts';
import type { PickedPicture } from './picker-dialog.tsx';

/** The picture chooser, loaded at the first sign of use. */
export const pickerDialog = loadOnce(() => import('./picker-dialog.tsx'));

interface LibraryButtonProps {
  /** Id of the element that names the item. */
  describedBy?: string;
  onPick: (picture: PickedPicture) => void;
}

/** The button that opens the library, to choose an uploaded picture. */
export function LibraryButton({ describedBy, onPick }: LibraryButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="s" aria-describedby={describedBy} onClick={() => setIsOpen(true)}>
        <Icon of={Images} size={18} />
        {copy.fromLibrary}
      </Button>
      <LazyDialog loader={pickerDialog} open={isOpen}>
        {({ PickerDialog }) => (
          <PickerDialog open={isOpen} onClose={() => setIsOpen(false)} onPick={onPick} />
        )}
      </LazyDialog>
    </>
  );
}
