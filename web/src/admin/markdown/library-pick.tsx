import type { RefObject } from 'react';
import type { Language } from '#shared/language.ts';
import { pickerDialog } from '../images/library/library-button.tsx';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';
import { insertPictures, selectionSince } from './insert-pictures.ts';
import { putWhereAsked } from './put-edit.ts';
import type { Selected } from './text-edit.ts';

interface LibraryPickProps {
  box: RefObject<HTMLTextAreaElement | null>;
  language: Language;
  /** What was selected in the text when a picture was asked for; nothing is asked for without it. */
  asked: Selected | undefined;
  onClose: () => void;
}

/** Puts a picture that was uploaded before into a text, with what it shows in the language of the text. */
export function LibraryPick({ box, language, asked, onClose }: LibraryPickProps) {
  return (
    <LazyDialog loader={pickerDialog} open={asked !== undefined}>
      {({ PickerDialog }) => (
        <PickerDialog
          open={asked !== undefined}
          onClose={onClose}
          onPick={({ address, alt, altAr }) => {
            const description = language === 'ar' ? altAr : alt;
            if (!box.current || !asked) return;
            putWhereAsked(box.current, asked, ({ text }) =>
              insertPictures(selectionSince(asked, text), [address], [description]),
            );
          }}
        />
      )}
    </LazyDialog>
  );
}
