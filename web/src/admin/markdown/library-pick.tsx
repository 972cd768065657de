import { type RefObject, useRef } from 'react';
import type { Language } from '#shared/language.ts';
import { pickerDialog } from '../images/library/library-button.tsx';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';
import { insertPictures, selectionSince } from './insert-pictures.ts';
import type { Selected } from './text-edit.ts';
import { putWhereAsked } from './text-edit.ts';

interface LibraryPickProps {
  box: RefObject<HTMLTextAreaElement | null>;
  language: Language;
  /** The selection when the library was opened; `undefined` closes it. */
  asked: Selected | undefined;
  onClose: () => void;
}

/**
 * Inserts a picture of the library into a text, with its description in the language of the text. Waits until the text has the
 * focus, since only then the browser can undo the insertion like typing.
 */
export function LibraryPick({ box, language, asked, onClose }: LibraryPickProps) {
  const isPicked = useRef(false);
  return (
    <LazyDialog loader={pickerDialog} open={asked !== undefined}>
      {({ PickerDialog }) => (
        <PickerDialog
          open={asked !== undefined}
          onClose={onClose}
          onPick={({ address, alt, altAr }) => {
            const description = language === 'ar' ? altAr : alt;
            const text = box.current;
            if (!text || !asked) return;
            isPicked.current = true;
            const insert = () =>
              putWhereAsked(text, asked, (now) =>
                insertPictures(selectionSince(asked, now.text), [address], [description]),
              );
            text.addEventListener('focus', insert, { once: true });
          }}
          focusAfter={() => {
            const after = isPicked.current ? box.current : null;
            isPicked.current = false;
            return after;
          }}
        />
      )}
    </LazyDialog>
  );
}
