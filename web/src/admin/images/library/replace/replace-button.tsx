import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { LibraryPicture } from '#shared/images/library.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { copy } from '../copy.en.ts';
import { usesQuery } from '../picture-queries.ts';
import { usesHeadingId } from '../picture-uses.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { isReplaceable } from './use-replace.ts';

/**
 * Opens the dialog that replaces a picture; absent for a picture without uses. After a replacement the focus goes to
 * the heading of the uses.
 */
export function ReplaceButton({ picture }: { picture: LibraryPicture }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isReplaced = useRef(false);
  const { data = [] } = useQuery(usesQuery(picture.id));
  const uses = data.filter(isReplaceable);
  if (uses.length === 0 && !isOpen) return null;
  return (
    <>
      <Button ref={button} variant="outline" size="s" onClick={() => setIsOpen(true)}>
        {copy.replace}
      </Button>
      <ReplaceDialog
        picture={picture}
        uses={uses}
        open={isOpen}
        onClose={(replaced) => {
          isReplaced.current = replaced;
          setIsOpen(false);
        }}
        focusAfter={() => (isReplaced.current ? document.getElementById(usesHeadingId) : button.current)}
      />
    </>
  );
}
