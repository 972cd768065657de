import { type FormEvent, useState } from 'react';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { css } from '#styles/css';
import { copy as imageCopy } from '#web/admin/images/copy.en.ts';
import { ImageChooser } from '#web/admin/images/image-chooser.tsx';
import { uploadPicture } from '#web/admin/images/image-uploads.ts';
import { measurePicture } from '#web/admin/images/measure-picture.ts';
import { usePendingUploads } from '#web/admin/images/pending-uploads.ts';
import { pictureAddress } from '#web/admin/images/picture-address.ts';
import { PictureNotes } from '#web/admin/images/picture-notes.tsx';
import { useImageUpload } from '#web/admin/images/use-image-upload.ts';
import { isChanged } from '#web/admin/lib/drafts/versioned-draft.ts';
import { serverSentence } from '#web/admin/lib/failure/server-sentence.ts';
import { submitBySaveKeys } from '#web/admin/lib/save-keys.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { FieldError } from '#web/admin/ui/fields/field-parts.tsx';
import { TextInput } from '#web/admin/ui/fields/text-box.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { tellNothingToSave } from '#web/admin/unsaved/nothing-to-save.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { Colleagues } from '../colleagues/colleagues.tsx';
import { copy } from '../copy.en.ts';
import { copy as draftsCopy } from '../drafts/copy.en.ts';
import { DraftConflictChoice, EditedMark } from '../drafts/draft-notes.tsx';
import { useKeepDraft } from '../drafts/draft-queries.ts';
import { EditorButtons } from '../editor-buttons.tsx';
import { ItemConflict } from '../item/item-conflict.tsx';
import { ItemHeading } from '../item/item-heading.tsx';
import { ResetButton } from '../reset-button.tsx';
import { areDefault } from '../state/content-draft.ts';
import { type ContentDraft, contentDrafts, isUnsaved } from '../state/content-drafts.tsx';
import { sendContent } from '../state/site-content-queries.ts';
import { textProblems } from '../state/text-problems.ts';
import { useSaveContent } from '../state/use-save-content.ts';
import { ImageFacts } from './image-facts.tsx';
import { DefaultPictureNote, ShownPicture } from './shown-picture.tsx';

/**
 * Edits the picture of an item: uploads one, or takes a URL or a picture of the library. It is saved, or kept as a draft
 * that visitors do not see yet.
 */
export function ImageEditor({ contentKey: key, draft }: { contentKey: ContentKey; draft: ContentDraft }) {
  const id = `${key}-address`;
  const [problem, setProblem] = useState<string>();
  const failedWith = (title: string) => (error: Error) => {
    if (isNoPicture(error)) setProblem(imageCopy.notThere);
    else showToast({ tone: 'danger', title });
  };
  const { save, isPending, conflict, conflictBy, keepMine, takeTheirs } = useSaveContent(key, {
    send: sendContent,
    onFailed: failedWith(copy.notSaved),
  });
  const kept = useKeepDraft(key, failedWith(draftsCopy.notKept));
  const isBusy = isPending || kept.isPending;
  const change = (value: string) => {
    setProblem(undefined);
    const latest = contentDrafts.current()[key];
    if (latest) contentDrafts.keep(key, { ...latest, values: { ...latest.values, value } });
  };
  const { track, whenUploaded, isWaiting } = usePendingUploads();
  const { upload, isUploading, share } = useImageUpload({
    track,
    send: uploadPicture,
    onUploaded: ({ imageUrl }) => {
      change(imageUrl);
      showToast({ tone: 'success', title: imageCopy.uploaded });
    },
    onRefused: (reason) => notUploaded(imageCopy.refused[reason]),
    onFailed: (error) => notUploaded(serverSentence(error)),
  });
  /** Acts on the draft when its picture is uploaded and can be loaded. */
  const checked = (act: (draft: ContentDraft) => void, isLeft: (draft: ContentDraft) => boolean) =>
    void whenUploaded(async () => {
      const latest = contentDrafts.current()[key] ?? draft;
      if (!isLeft(latest)) return tellNothingToSave();
      const found = await problemOf(latest);
      // The edit may have been cancelled, or the URL changed, while the picture was measured.
      if (contentDrafts.current()[key] !== latest) return;
      setProblem(found);
      if (!found) act(latest);
      else document.getElementById(id)?.focus();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) checked(save, isChanged);
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={submitBySaveKeys} className={formStyle}>
      <div className={headStyle}>
        <ItemHeading contentKey={key} id={key} />
        <EditedMark contentKey={key} />
      </div>
      <Colleagues contentKey={key} />
      <ImageChooser
        id={`${key}-file`}
        labelledBy={key}
        isUploading={isUploading}
        share={share}
        onFile={upload}
        onPick={change}
      >
        <div className={columnsStyle}>
          <ShownPicture contentKey={key} address={draft.values.value} />
          <div className={chooserStyle}>
            <label id={`${id}-label`} htmlFor={id} className={labelStyle}>
              {imageCopy.address}
            </label>
            <TextInput
              id={id}
              dir="ltr"
              value={draft.values.value}
              aria-labelledby={`${key} ${id}-label`}
              aria-invalid={problem !== undefined}
              aria-describedby={problem && `${id}-problem`}
              onChange={({ currentTarget }) => change(currentTarget.value)}
            />
            {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
            <div className={css({ marginTop: '2' })}>
              {!draft.values.value && <DefaultPictureNote contentKey={key} />}
              <ImageFacts contentKey={key} address="" />
              {!problem && <PictureNotes address={draft.values.value} place={content[key].size} />}
            </div>
          </div>
        </div>
      </ImageChooser>
      {draft.kept && <p className={hintStyle}>{draftsCopy.endsImageDraft}</p>}
      {kept.conflict ? (
        <DraftConflictChoice
          conflict={kept.conflict}
          busy={isBusy}
          onKeepMine={() => kept.keepMine(draft)}
          onTakeTheirs={kept.takeTheirs}
        />
      ) : conflict ? (
        <ItemConflict
          item={conflict}
          by={conflictBy}
          busy={isPending}
          onKeepMine={() => keepMine(draft)}
          onTakeTheirs={() => void takeTheirs(draft)}
        />
      ) : (
        <EditorButtons
          label={copy.saveImage}
          busy={isPending}
          keep={
            <Button
              variant="outline"
              size="s"
              aria-disabled={isBusy || !isUnsaved(draft)}
              onClick={() => isBusy || checked(kept.keep, isUnsaved)}
            >
              {kept.isPending && <Spinner />}
              {kept.isPending ? draftsCopy.keeping : draftsCopy.keepImage}
            </Button>
          }
          {...(isWaiting && { waiting: imageCopy.waiting })}
          onCancel={() => contentDrafts.drop(key)}
        >
          <ResetButton
            contentKey={key}
            describedBy={key}
            isDefault={areDefault(key, draft.values)}
            busy={isBusy}
            onReset={({ value }) => change(value)}
          />
        </EditorButtons>
      )}
    </form>
  );
}

/** Returns why a picture cannot be saved: the URL is not valid, or there is no picture at it. */
async function problemOf({ values }: ContentDraft): Promise<string | undefined> {
  const { value } = textProblems('image', values);
  const address = pictureAddress(values.value);
  if (value || !address) return value;
  return (await measurePicture(address)) ? undefined : imageCopy.notThere;
}

/**
 * True if the server found no picture at the URL. The browser may have shown one: a picture in the trash may still be in its
 * cache.
 */
function isNoPicture(error: Error): boolean {
  const details = error instanceof ApiError ? error.problem?.details : undefined;
  return details?.some(({ problem }) => problem === 'no-picture') ?? false;
}

function notUploaded(reason: string | undefined): void {
  showToast({ tone: 'danger', title: imageCopy.failed, ...(reason && { text: reason }) });
}

const formStyle = css({ display: 'grid', gap: '5' });
const headStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '4',
});
const hintStyle = css({ textStyle: 'xs', color: 'fg.muted' });
const columnsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '5' });
const chooserStyle = css({ flex: '1', minWidth: '[min(100%, 260px)]' });
const labelStyle = css({ display: 'block', marginBottom: '2', textStyle: 'sm', fontWeight: 'strong' });
