import type { StartedUpload } from '#shared/api/images.ts';
import { finishImageUpload, uploadContentImage, uploadImage } from '#shared/api/images.ts';
import type { ContentItem } from '#shared/content/item.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import { altMaxLength } from '#shared/images/library.ts';
import { callApi } from '#web/lib/api-client.ts';
import { type SendOptions, sendFile } from '#web/lib/send-file.ts';

/** A public picture, and the content item that shows it now, if it was sent for one. */
export interface UploadedPicture {
  imageUrl: string;
  item?: ContentItem | undefined;
}

/** Uploads a picture whose address is saved later. Throws an `ApiError` or another error. */
export async function uploadPicture(file: File, options: SendOptions): Promise<UploadedPicture> {
  const { signal } = options;
  const started = await callApi(uploadImage, { body: announce(file), signal });
  return 'uploadId' in started ? finish(started, file, options) : started;
}

/** Uploads a picture that the content item shows as soon as it is there. Fails like {@link uploadPicture}. */
export async function uploadContentPicture(
  key: ContentKey,
  file: File,
  options: SendOptions,
): Promise<UploadedPicture> {
  const { signal } = options;
  const started = await callApi(uploadContentImage, { body: { ...announce(file), key }, signal });
  return 'uploadId' in started ? finish(started, file, options, key) : started;
}

const announce = ({ type, size }: File) => ({ contentType: type, size });

async function finish(
  started: StartedUpload,
  file: File,
  options: SendOptions,
  key?: ContentKey,
): Promise<UploadedPicture> {
  await sendFile(started, file, options);
  const body = { uploadId: started.uploadId, name: file.name.slice(0, altMaxLength), ...(key && { key }) };
  return callApi(finishImageUpload, { body, signal: options.signal });
}
