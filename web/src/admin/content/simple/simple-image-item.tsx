import { useMutation, useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import { content } from '#shared/content/registry.ts';
import { css } from '#styles/css';
import { copy as imageCopy } from '#web/admin/images/copy.en.ts';
import { ImageChooser } from '#web/admin/images/image-chooser.tsx';
import { uploadPicture } from '#web/admin/images/image-uploads.ts';
import { PictureNotes } from '#web/admin/images/picture-notes.tsx';
import { useImageUpload } from '#web/admin/images/use-image-upload.ts';
import { serverSentence } from '#web/admin/lib/failure/server-sentence.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { isSignedOut } from '#web/lib/api-client.ts';
import { copy as contentCopy } from '../copy.en.ts';
import { DraftActions, DraftMark } from '../drafts/draft-notes.tsx';
import { ImageFacts } from '../image/image-facts.tsx';
import { DefaultPictureNote, ShownPicture } from '../image/shown-picture.tsx';
import { ItemHeading } from '../item/item-heading.tsx';
import { contentDrafts } from '../state/content-drafts.tsx';
import { conflictingItem, keepItem, sendSimpleContent } from '../state/site-content-queries.ts';
import { undoOfContentSave } from '../state/use-save-content.ts';
import { copy } from './copy.en.ts';
import { isShownAlready, type SimpleItemProps, saveFailure } from './simple-item.ts';

/** The picture of an item. A new one is public as soon as it is uploaded. */
export const SimpleImageItem = memo(function SimpleImageItem({
  contentKey: key,
  section,
  item,
  stored,
  onSignedOut,
}: SimpleItemProps) {
  const queryClient = useQueryClient();
  const id = `${section}-${key}`;
  const { mutate, isPending: isSaving } = useMutation({
    mutationFn: sendSimpleContent,
    onSuccess: async (saved) => {
      contentDrafts.drop(key);
      document.getElementById(`${id}-file`)?.focus();
      await keepItem(queryClient, saved);
      const done = saved.value ? contentCopy.saved : copy.removed;
      showToast({ tone: 'success', ...done, action: undoOfContentSave(queryClient, saved) });
    },
    onError: async (error, { update }) => {
      if (isSignedOut(error)) onSignedOut();
      const current = conflictingItem(error);
      if (current) await keepItem(queryClient, current);
      const title = update.value ? copy.saveFailed : copy.removeFailed;
      showToast({ tone: 'danger', title, text: saveFailure(error) });
    },
  });
  const { upload, isUploading, share } = useImageUpload({
    send: (file, options) => uploadPicture(file, options, key),
    onUploaded: async (picture) => {
      contentDrafts.drop(key);
      if (picture.item) await keepItem(queryClient, picture.item);
      showToast({ tone: 'success', title: imageCopy.uploaded });
    },
    onRefused: (problem) =>
      showToast(
        problem === 'too-large'
          ? { tone: 'danger', title: imageCopy.refused[problem] }
          : { tone: 'danger', title: copy.uploadFailed, text: imageCopy.refused[problem] },
      ),
    onFailed: (error) => {
      if (isSignedOut(error)) onSignedOut();
      const sentence = serverSentence(error);
      showToast({ tone: 'danger', title: copy.uploadFailed, ...(sentence && { text: sentence }) });
    },
  });
  const isBusy = isSaving || isUploading;
  const save = (value: string) => isBusy || mutate({ key, update: { value, version: item?.version ?? 0 } });
  return (
    <article aria-labelledby={id} className={itemStyle}>
      <ItemHeading contentKey={key} id={id} />
      {stored && (
        <div>
          <DraftMark contentKey={key} />
          <DraftActions contentKey={key} draft={stored} item={item} describedBy={id} />
        </div>
      )}
      <ImageChooser
        id={`${id}-file`}
        labelledBy={id}
        isUploading={isUploading}
        share={share}
        onFile={upload}
        onPick={save}
      >
        <div className={columnsStyle}>
          <ShownPicture contentKey={key} address={item?.value ?? ''} />
          <div className={factsStyle}>
            {!item?.value && <DefaultPictureNote contentKey={key} />}
            <ImageFacts contentKey={key} address={item?.value ?? ''} />
            <PictureNotes address={item?.value ?? ''} place={content[key].size} />
            {item?.value && (
              <Button
                variant="outline"
                size="xs"
                aria-describedby={id}
                aria-disabled={isBusy}
                onClick={() => save('')}
                className={css({ marginTop: '3' })}
              >
                {isSaving && <Spinner />}
                {copy.remove}
              </Button>
            )}
          </div>
        </div>
      </ImageChooser>
    </article>
  );
}, isShownAlready);
const itemStyle = css({
  display: 'grid',
  gap: '4',
  paddingInline: { base: '4', md: '6' },
  paddingBlock: { base: '5', md: '6' },
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
});
const columnsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '5' });
const factsStyle = css({ flex: '1', minWidth: '[min(100%, 200px)]' });
