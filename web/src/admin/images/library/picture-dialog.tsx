import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { updatePicture } from '#shared/api/pictures.ts';
import { type LibraryPicture, libraryPicture } from '#shared/images/library.ts';
import { css } from '#styles/css';
import { useVersionedSave } from '#web/admin/lib/drafts/use-versioned-save.ts';
import { isChanged } from '#web/admin/lib/drafts/versioned-draft.ts';
import { submitBySaveKeys } from '#web/admin/lib/save-keys.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { ConfirmDialog } from '#web/admin/ui/dialog/confirm-dialog.tsx';
import { Dialog, DialogBody } from '#web/admin/ui/dialog/dialog.tsx';
import { FormFooter } from '#web/admin/ui/dialog/form-footer.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { ConflictChoice } from '#web/admin/unsaved/conflict-choice.tsx';
import { leaveEditor } from '#web/admin/unsaved/leave-request.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError, callApi } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';
import {
  draftOfPicture,
  type PictureDraft,
  pictureDrafts,
  unsavedPicture,
  updateOf,
  usePictureDraft,
} from './picture-drafts.ts';
import { PictureFields } from './picture-fields.tsx';
import { failureOf, readPicturesAgain, usePictureAct } from './picture-queries.ts';
import { PictureUses } from './picture-uses.tsx';
import { ReplaceButton } from './replace/replace-button.tsx';

interface PictureDialogProps {
  picture: LibraryPicture;
  open: boolean;
  onClose: () => void;
}

/**
 * The dialog of a picture: its name, description and uses, and the button that moves it to the trash. Asks before
 * unsaved words are lost.
 */
export function PictureDialog({ picture, open, onClose }: PictureDialogProps) {
  const { id, address } = picture;
  const draft = usePictureDraft(picture);
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = usePictureAct();
  const { save, isPending: isSaving, conflict, keepMine, takeTheirs, failure } = useSavePicture(onClose);
  const forget = () => {
    pictureDrafts.drop(id);
    onClose();
  };
  const close = () => isSaving || leaveEditor(isChanged(draft) ? [unsavedPicture(draft)] : [], forget);
  return (
    <Dialog
      open={open}
      title={copy.editTitle}
      close={copy.close}
      onClose={close}
      focusAfter={() => document.getElementById(`picture-${id}`)}
      className={css({ maxWidth: '[760px]' })}
    >
      <form
        noValidate
        onKeyDown={submitBySaveKeys}
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged(draft)) save(draft);
          else forget();
        }}
      >
        <DialogBody>
          <div className={fieldsStyle}>
            <PictureFields picture={picture} draft={draft} />
            <PictureUses id={id} />
            <p className={hintStyle}>
              {copy.address}: <bdi className={css({ overflowWrap: 'anywhere' })}>{address}</bdi>
            </p>
            {failure && (
              <BroughtIntoView>
                <Notice>{failure}</Notice>
              </BroughtIntoView>
            )}
            {conflict && (
              <BroughtIntoView>
                <ConflictChoice
                  text={copy.conflict}
                  busy={isSaving}
                  onKeepMine={() => keepMine(draft)}
                  onTakeTheirs={() => void takeTheirs(draft)}
                >
                  {[conflict.name, conflict.alt, conflict.altAr].filter(Boolean).map((words) => (
                    <p key={words}>
                      <UserWords>{words}</UserWords>
                    </p>
                  ))}
                </ConflictChoice>
              </BroughtIntoView>
            )}
          </div>
        </DialogBody>
        <FormFooter
          send={copy.save}
          sending={copy.saving}
          isPending={isSaving}
          cancel={copy.cancel}
          onCancel={close}
        >
          <ReplaceButton picture={picture} />
          <Button variant="outline" size="s" onClick={() => setIsAsked(true)}>
            {copy.remove}
          </Button>
        </FormFooter>
      </form>
      <ConfirmDialog
        open={isAsked}
        title={copy.removing.title}
        labels={copy.removing}
        busy={isPending}
        onAnswer={(confirmed) => {
          if (!confirmed) return setIsAsked(false);
          mutate({ act: 'remove', id }, { onSettled: () => setIsAsked(false), onSuccess: forget });
        }}
      >
        <p>{copy.removing.text}</p>
      </ConfirmDialog>
    </Dialog>
  );
}

/** Scrolls the result of a save into view: it is below the fields, far from the button in the foot. */
function BroughtIntoView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={place}>{children}</div>;
}

const fieldsStyle = css({ display: 'grid', gap: '4' });
const hintStyle = css({ textStyle: 'sm', color: 'fg.muted' });

/** Saves the texts of a picture; see {@link useVersionedSave}. `failure` is the reason of a failure. */
function useSavePicture(onDone: () => void) {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const versioned = useVersionedSave<PictureDraft, LibraryPicture>({
    mutation: {
      mutationFn: (draft) => callApi(updatePicture, { params: { id: draft.id }, body: updateOf(draft) }),
      onMutate: () => setFailure(undefined),
    },
    drafts: pictureDrafts,
    keyOf: ({ id }) => id,
    draftOf: draftOfPicture,
    conflictIn: storedIn,
    onStored: () => void readPicturesAgain(queryClient),
    onSaved: () => showToast({ tone: 'success', title: copy.saved }),
    onFailed: (error) => {
      setFailure(failureOf(error));
      void readPicturesAgain(queryClient);
    },
    onDone,
  });
  return { ...versioned, failure };
}

/** Returns the picture as another user saved it meanwhile. */
function storedIn(error: Error): LibraryPicture | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return libraryPicture.safeParse(error.problem?.current).data;
}
