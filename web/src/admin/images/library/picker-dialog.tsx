import { css } from '#styles/css';
import { Dialog, DialogBody } from '#web/admin/ui/dialog/dialog.tsx';
import { copy } from './copy.en.ts';
import { usedAddress } from './find-pictures.ts';
import { PictureBrowser } from './picture-browser.tsx';

interface PickerDialogProps {
  open: boolean;
  onClose: () => void;
  onPick: (picture: PickedPicture) => void;
  /** Returns what gets the focus when the dialog closes, instead of what had it before. */
  focusAfter?: () => HTMLElement | null;
}

/** The dialog in which the user chooses an uploaded picture. */
export function PickerDialog({ open, onClose, onPick, focusAfter }: PickerDialogProps) {
  return (
    <Dialog
      open={open}
      title={copy.chooseTitle}
      close={copy.close}
      onClose={onClose}
      focusAfter={focusAfter}
      className={css({ maxWidth: 'wideDialog' })}
    >
      <DialogBody>
        <PictureBrowser
          state="kept"
          action={copy.use}
          onPick={(picture) => {
            onPick({ address: usedAddress(picture), alt: picture.alt, altAr: picture.altAr });
            onClose();
          }}
        />
      </DialogBody>
    </Dialog>
  );
}

/** A picture chosen from the library, with what the editor inserts. */
export interface PickedPicture {
  /** The URL of the picture, including its focal point. */
  address: string;
  alt: string;
  altAr: string;
}
