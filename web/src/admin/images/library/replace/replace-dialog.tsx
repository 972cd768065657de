import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { LibraryPicture, PictureUse, ReplaceableUse } from '#shared/images/library.ts';
import { css } from '#styles/css';
import { copy as imageCopy } from '#web/admin/images/copy.en.ts';
import { ImageChooser } from '#web/admin/images/image-chooser.tsx';
import { uploadPicture } from '#web/admin/images/image-uploads.ts';
import { useImageUpload } from '#web/admin/images/use-image-upload.ts';
import { serverSentence } from '#web/admin/lib/failure/server-sentence.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#web/admin/ui/dialog/dialog.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { copy } from '../copy.en.ts';
import { thumbnailOf, titleOf } from '../find-pictures.ts';
import { PictureBrowser } from '../picture-browser.tsx';
import { picturesQuery, readPicturesAgain } from '../picture-queries.ts';
import { UseList } from '../picture-uses.tsx';
import { useReplace } from './use-replace.ts';

interface ReplaceDialogProps {
  picture: LibraryPicture;
  /** The places that get the new picture. */
  uses: readonly (PictureUse & ReplaceableUse)[];
  open: boolean;
  onClose: (isReplaced: boolean) => void;
  focusAfter: () => HTMLElement | null;
}

/**
 * The dialog that replaces a picture: the user chooses the new picture, sees where the old one is used, and confirms the
 * replacement in all these places.
 */
export function ReplaceDialog({ picture, uses, open, onClose, focusAfter }: ReplaceDialogProps) {
  const queryClient = useQueryClient();
  const [other, setOther] = useState<LibraryPicture>();
  /** True if the uploaded file is the picture to be replaced. */
  const [isSame, setIsSame] = useState(false);
  const choose = (one: LibraryPicture | undefined) => {
    setIsSame(one?.id === picture.id);
    setOther(one?.id === picture.id ? undefined : one);
  };
  const close = (isReplaced: boolean) => {
    choose(undefined);
    onClose(isReplaced);
  };
  const { replace, through } = useReplace(() => close(true));
  const isBusy = through !== undefined;
  const takeUploaded = async (address: string) => {
    const pictures = await queryClient.fetchQuery(picturesQuery('kept'));
    choose(pictures.find((one) => one.address === address));
  };
  return (
    <Dialog
      open={open}
      title={copy.replaceTitle}
      close={copy.close}
      onClose={() => isBusy || close(false)}
      focusAfter={focusAfter}
      className={css({ maxWidth: 'wideDialog' })}
    >
      <DialogBody>
        <div className={partsStyle}>
          <p>{copy.replaceText}</p>
          {other ? (
            <>
              <div className={pairStyle}>
                <Shown picture={picture} label={copy.replaceFrom} />
                <Shown picture={other} label={copy.replaceTo} />
              </div>
              <section aria-labelledby="replaced-in">
                <h3 id="replaced-in" className={headingStyle}>
                  {copy.replacedIn(uses.length)}
                </h3>
                <UseList uses={uses} />
              </section>
              <p className={hintStyle}>{copy.replaceKeeps}</p>
            </>
          ) : (
            <>
              <UploadPlace id="replacement" onUploaded={takeUploaded}>
                <h3 id="replacement" className={headingStyle}>
                  {copy.replaceUpload}
                </h3>
              </UploadPlace>
              {isSame && <Notice>{copy.replaceSame}</Notice>}
              <h3 className={headingStyle}>{copy.replaceChoose}</h3>
              <PictureBrowser state="kept" except={picture.id} action={copy.use} onPick={choose} />
            </>
          )}
        </div>
      </DialogBody>
      {other && (
        <DialogFooter>
          <Button
            size="s"
            aria-disabled={isBusy}
            onClick={() => isBusy || replace({ picture, by: other, uses })}
          >
            {isBusy && <Spinner />}
            {copy.replaceIn(uses.length)}
          </Button>
          <Button variant="outline" size="s" onClick={() => isBusy || choose(undefined)}>
            {copy.chooseOther}
          </Button>
          <p role="status" className={hintStyle}>
            {isBusy && copy.soFar(through, uses.length)}
          </p>
        </DialogFooter>
      )}
    </Dialog>
  );
}

/** A small picture. A picture in the trash cannot be loaded: its name is shown instead. */
function Shown({ picture, label }: { picture: LibraryPicture; label: string }) {
  return (
    <figure className={css({ minWidth: '0' })}>
      <figcaption className={headingStyle}>{label}</figcaption>
      {picture.deletedAt ? (
        <p>{titleOf(picture)}</p>
      ) : (
        <img src={thumbnailOf(picture)} alt={titleOf(picture)} className={imageStyle} />
      )}
    </figure>
  );
}

const partsStyle = css({ display: 'grid', gap: '4' });
const pairStyle = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '4' });
const headingStyle = css({ textStyle: 'sm', fontWeight: 'strong', marginBottom: '2' });
const imageStyle = css({
  width: 'full',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  background: 'bg.shelf',
});
const hintStyle = css({ textStyle: 'sm', color: 'fg.muted' });

interface UploadPlaceProps {
  /** Id of the element that names the upload. */
  id: string;
  /** Called when the picture with this address is in the library. */
  onUploaded: (address: string) => void | Promise<void>;
  /** The area that accepts dropped and pasted pictures. */
  children: ReactNode;
}

/** Uploads a picture. Another file chosen meanwhile waits. */
function UploadPlace({ id, onUploaded, children }: UploadPlaceProps) {
  const queryClient = useQueryClient();
  const notUploaded = (reason: string | undefined) =>
    showToast({ tone: 'danger', title: imageCopy.failed, ...(reason && { text: reason }) });
  const { upload, isUploading, share } = useImageUpload({
    send: uploadPicture,
    onUploaded: async ({ imageUrl }) => {
      showToast({ tone: 'success', title: imageCopy.uploaded });
      await readPicturesAgain(queryClient);
      await onUploaded(imageUrl);
    },
    onRefused: (problem) => notUploaded(imageCopy.refused[problem]),
    onFailed: (error) => notUploaded(serverSentence(error)),
  });
  return (
    <ImageChooser id={`${id}-file`} labelledBy={id} isUploading={isUploading} share={share} onFile={upload}>
      {children}
    </ImageChooser>
  );
}
