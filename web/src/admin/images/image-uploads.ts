import { finishImageUpload, startImageUpload } from '#shared/api/images.ts';
import type { ContentItem } from '#shared/content/item.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import { altMaxLength } from '#shared/images/library.ts';
import { callApi } from '#web/lib/api-client.ts';
import { type SendOptions, sendFile } from '#web/lib/send-file.ts';

/** A public picture, and the content item that shows it, if the upload was for one. */
export interface UploadedPicture {
  imageUrl: string;
  item?: ContentItem | undefined;
}

/**
 * Uploads a picture. With a content key, that item shows it as soon as it is public; otherwise its address is saved
 * later. Throws an `ApiError` or another error.
 */
export async function uploadPicture(
  file: File,
  options: SendOptions,
  key?: ContentKey,
): Promise<UploadedPicture> {
  const announcement = { contentType: file.type, size: file.size };
  const started = await callApi(startImageUpload, { body: announcement, signal: options.signal });
  await sendFile(started, file, options);
  const body = { uploadId: started.uploadId, name: file.name.slice(0, altMaxLength), ...(key && { key }) };
  return callApi(finishImageUpload, { body, signal: options.signal });
}
