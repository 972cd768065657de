import type { StartedUpload } from '#shared/api/images.ts';
import { finishImageUpload, startImageUpload } from '#shared/api/images.ts';
import type { ContentItem } from '#shared/content/item.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import { altMaxLength } from '#shared/images/library.ts';
import { callApi } from '#web/lib/api-client.ts';

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

export interface SendOptions {
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** How long sending a file may take, in milliseconds: 5 MB over a slow line. */
const patience = 5 * 60_000;

/**
 * Sends a file to the storage. Rejects with an `Error`, also after a timeout, or with an `AbortError` by the signal.
 * `fetch` would not report progress.
 */
function sendFile(
  { url, fields }: StartedUpload,
  file: File,
  { onProgress, signal }: SendOptions,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);
    request.upload.addEventListener(
      'progress',
      ({ loaded, total }) => total > 0 && onProgress(loaded / total),
    );
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', stop);
      if (signal.aborted) reject(signal.reason);
      else if (request.status >= 200 && request.status < 300) resolve();
      else reject(new Error(`The storage answered ${request.status}`));
    });
    request.open('POST', url);
    request.timeout = patience;
    request.send(form);
  });
}
