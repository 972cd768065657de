import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { serverSentence } from '#web/admin/lib/failure/server-sentence.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { copy as imageCopy } from '../copy.en.ts';
import { ImageChooser } from '../image-chooser.tsx';
import { uploadPicture } from '../image-uploads.ts';
import { useImageUpload } from '../use-image-upload.ts';
import { readPicturesAgain } from './picture-queries.ts';

interface UploadPlaceProps {
  /** Id of what names it. */
  id: string;
  /** The picture with this address is in the library now. */
  onUploaded: (address: string) => void | Promise<void>;
  /** A picture that is pasted or dropped anywhere here counts too. */
  children: ReactNode;
}

/** Takes a picture into the library, for a place that is to have it; another one that is chosen meanwhile takes its turn. */
export function UploadPlace({ id, onUploaded, children }: UploadPlaceProps) {
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
