import { uploadPicture } from '../../features/images/image-uploads.ts';
import type { SendOptions } from '../../features/images/send-file.ts';
import { showToast } from '../../features/toasts/toasts.ts';
import { ApiError } from '../../lib/api-client.ts';
import { copy } from '../images/copy.en.ts';
import { useImageUpload } from '../images/use-image-upload.ts';
import { sizeMark } from './picture-size.ts';

/** Uploads pictures for a text; a toast says why one was not. `onUploaded` takes its address with its size. */
export function usePictureUpload(onUploaded: (address: string) => void) {
  return useImageUpload({
    send: sendWithSize,
    onUploaded: ({ imageUrl }) => onUploaded(imageUrl),
    onRefused: (reason) => notUploaded(reason === 'type' ? copy.type : copy.tooLarge),
    onFailed: (error) => notUploaded(error instanceof ApiError ? error.problem?.error : undefined),
  });
}

async function sendWithSize(file: File, options: SendOptions) {
  const [{ imageUrl }, mark] = await Promise.all([uploadPicture(file, options), sizeMark(file)]);
  return { imageUrl: imageUrl + mark };
}

function notUploaded(reason: string | undefined): void {
  showToast({ tone: 'danger', title: copy.failed, ...(reason && { text: reason }) });
}
