import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LibraryPicture } from '#shared/images/library.ts';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { ConfirmDialog } from '#web/admin/ui/dialog/confirm-dialog.tsx';
import { Dialog, DialogBody, DialogFooter } from '#web/admin/ui/dialog/dialog.tsx';
import { ChoiceGroup } from '#web/admin/ui/fields/choice-group.tsx';
import { UserText } from '#web/admin/ui/user-text.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { createStore, useStore } from '#web/lib/store.ts';
import { copy as imagesCopy } from '../copy.en.ts';
import { ImageChooser } from '../image-chooser.tsx';
import { uploadPicture } from '../image-uploads.ts';
import { type SeveralProgress, sendSeveral } from '../send-several.ts';
import { copy } from './copy.en.ts';
import { titleOf } from './find-pictures.ts';
import { PictureBrowser } from './picture-browser.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import {
  isPart,
  type PictureState,
  picturesQuery,
  readPicturesAgain,
  usePictureAct,
} from './picture-queries.ts';
import { PictureUses } from './picture-uses.tsx';
import { ReplaceButton } from './replace/replace-button.tsx';

/** The library: all uploaded pictures, and the trash. */
export function PicturesPanel() {
  const [state, setState] = useState<PictureState>('kept');
  const [chosen, setChosen] = useState<LibraryPicture>();
  const [isOpen, setIsOpen] = useState(false);
  const { data: deleted } = useQuery(picturesQuery('trash'));
  const choose = (picture: LibraryPicture) => {
    setChosen(picture);
    setIsOpen(true);
  };
  useNamedPicture(choose);
  const dialog = { open: isOpen, onClose: () => setIsOpen(false) };
  return (
    <section aria-labelledby="pictures" className={panelStyle}>
      {state === 'kept' ? (
        <UploadSeveral id="pictures">
          <PanelHead text={copy.text} />
        </UploadSeveral>
      ) : (
        <PanelHead text={copy.trashText} />
      )}
      <ChoiceGroup
        label={copy.states}
        choices={[
          { value: 'kept', label: copy.kept },
          { value: 'trash', label: copy.trash(deleted && !isPart(deleted) ? deleted.length : 0) },
        ]}
        chosen={state}
        onChoose={setState}
      />
      <PictureBrowser key={state} state={state} action={copy.edit} onPick={choose} />
      {chosen &&
        (chosen.deletedAt ? (
          <TrashDialog key={`${chosen.id} ${chosen.deletedAt}`} picture={chosen} {...dialog} />
        ) : (
          <PictureDialog key={chosen.id} picture={chosen} {...dialog} />
        ))}
    </section>
  );
}

/** Opens the picture that the URL names, once, and then replaces the URL by that of the library. */
function useNamedPicture(open: (picture: LibraryPicture) => void): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get('picture');
  const { data: pictures } = useQuery({ ...picturesQuery('kept'), enabled: id !== null });
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (id === null || !pictures) return;
    const named = pictures.find((picture) => picture.id === id);
    if (!named && isPart(pictures)) return;
    if (named) latest.current(named);
    else showToast({ tone: 'danger', title: copy.gone });
    navigate('?tab=pictures', { replace: true });
  }, [id, pictures, navigate]);
}

function PanelHead({ text }: { text: string }) {
  return (
    <div>
      <h2 id="pictures" tabIndex={-1} className={headingStyle}>
        {copy.title}
      </h2>
      <p className={textStyle}>{text}</p>
    </div>
  );
}

const panelStyle = css({ display: 'grid', gap: '4', minWidth: '0' });
const headingStyle = css({ textStyle: 'h3', outline: 'none' });
const textStyle = css({ marginTop: '2', textStyle: 'sm', color: 'fg.muted', maxWidth: 'measure' });

interface TrashDialogProps {
  picture: LibraryPicture;
  open: boolean;
  onClose: () => void;
}

/** Dialog of a picture in the trash: restore it or delete it for good. */
function TrashDialog({ picture, open, onClose }: TrashDialogProps) {
  const { id } = picture;
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = usePictureAct();
  const act = (what: 'restore' | 'erase') =>
    isPending || mutate({ act: what, id }, { onSuccess: onClose, onSettled: () => setIsAsked(false) });
  return (
    <Dialog
      open={open}
      title={copy.editTitle}
      close={copy.close}
      onClose={onClose}
      focusAfter={() => document.getElementById(`picture-${id}`)}
      narrow
    >
      <DialogBody>
        <div className={partsStyle}>
          <UserText>{titleOf(picture)}</UserText>
          <p>{copy.trashText}</p>
          <PictureUses id={id} />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button size="s" aria-disabled={isPending} onClick={() => act('restore')}>
          {copy.restore}
        </Button>
        <ReplaceButton picture={picture} />
        <Button variant="outline" size="s" onClick={() => setIsAsked(true)}>
          {copy.erase}
        </Button>
      </DialogFooter>
      <ConfirmDialog
        open={isAsked}
        title={copy.erasing.title}
        labels={copy.erasing}
        busy={isPending}
        onAnswer={(confirmed) => (confirmed ? act('erase') : setIsAsked(false))}
      >
        <p>{copy.erasing.text}</p>
      </ConfirmDialog>
    </Dialog>
  );
}

const partsStyle = css({ display: 'grid', gap: '4' });

/** The progress of an upload, kept here so that it shows again when the panel is reopened. */
const progress = createStore<SeveralProgress | undefined>(undefined);
let last: Promise<unknown> = Promise.resolve();

/** Uploads pictures to the library. Pictures added meanwhile wait. */
function UploadSeveral({ id, children }: { id: string; children: ReactNode }) {
  const queryClient = useQueryClient();
  const now = useStore(progress, (sent) => sent);
  return (
    <ImageChooser
      id={`${id}-file`}
      labelledBy={id}
      isUploading={now !== undefined}
      share={now?.share ?? 0}
      place={now}
      onFiles={(files) => {
        last = last.then(() => uploadAll(files, queryClient));
      }}
    >
      {children}
    </ImageChooser>
  );
}

async function uploadAll(files: readonly File[], queryClient: QueryClient): Promise<void> {
  const uploaded = await sendSeveral(files, {
    send: async (file, options) => {
      const { fitFile } = await import('../fit-file.ts');
      const picture = await uploadPicture(await fitFile(file), options);
      await readPicturesAgain(queryClient);
      return picture;
    },
    onProgress: progress.set,
    signal: new AbortController().signal,
  });
  progress.set(undefined);
  if (uploaded.length < files.length) return;
  showToast({
    tone: 'success',
    title: uploaded.length === 1 ? imagesCopy.uploaded : imagesCopy.uploadedSeveral(uploaded.length),
  });
}
