import { css } from '#styles/css';
import { copy as imageCopy } from '#web/admin/images/copy.en.ts';
import { ImageChooser } from '#web/admin/images/image-chooser.tsx';
import { ImagePreview } from '#web/admin/images/image-preview.tsx';
import { uploadPicture } from '#web/admin/images/image-uploads.ts';
import { useImageUpload } from '#web/admin/images/use-image-upload.ts';
import { serverSentence } from '#web/admin/lib/failure/server-sentence.ts';
import { copy } from '#web/admin/posts/copy.en.ts';
import { FieldError } from '#web/admin/ui/fields/field-parts.tsx';
import { TextInput } from '#web/admin/ui/fields/text-box.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { controlId } from './post-problems.ts';

export interface PostImageFieldProps {
  address: string;
  problem: string | undefined;
  /** The sentence for a failed upload. */
  uploadFailed: string;
  onChange: (address: string) => void;
}

const id = controlId('imageUrl');

/** The picture of a post: an upload, a URL, or a picture of the library. */
export function PostImageField({ address, problem, uploadFailed, onChange }: PostImageFieldProps) {
  const notUploaded = (reason: string | undefined) =>
    showToast({ tone: 'danger', title: uploadFailed, ...(reason && { text: reason }) });
  const { upload, isUploading, share } = useImageUpload({
    send: uploadPicture,
    onUploaded: ({ imageUrl }) => {
      onChange(imageUrl);
      showToast({ tone: 'success', title: imageCopy.uploaded });
    },
    onRefused: (reason) => notUploaded(imageCopy.refused[reason]),
    onFailed: (error) => notUploaded(serverSentence(error)),
  });
  return (
    <fieldset className={css({ minWidth: '0' })}>
      <legend id={`${id}-heading`} className={legendStyle}>
        {copy.fields.image.en} <span className={optionalStyle}>{copy.optional}</span>
      </legend>
      <ImageChooser
        id={`${id}-file`}
        labelledBy={`${id}-heading`}
        isUploading={isUploading}
        share={share}
        onFile={upload}
        onPick={onChange}
      >
        <div className={columnsStyle}>
          <ImagePreview address={address} />
          <div className={addressStyle}>
            <label htmlFor={id} className={labelStyle}>
              {imageCopy.address}
            </label>
            <TextInput
              id={id}
              name="imageUrl"
              dir="ltr"
              value={address}
              aria-invalid={problem !== undefined}
              aria-describedby={problem && `${id}-problem`}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
            {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
          </div>
        </div>
      </ImageChooser>
    </fieldset>
  );
}

const legendStyle = css({ textStyle: 'sm', fontWeight: 'strong', marginBottom: '2' });
const optionalStyle = css({ fontWeight: 'normal', color: 'fg.muted' });
const columnsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '4' });
const addressStyle = css({ flex: '1', minWidth: '[min(100%, 220px)]' });
const labelStyle = css({
  display: 'block',
  width: 'fit',
  marginBottom: '2',
  textStyle: 'sm',
});
