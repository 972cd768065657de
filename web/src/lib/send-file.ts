/** The URL of an upload to the storage, and the form fields to send before the file. */
interface SignedPost {
  url: string;
  fields: Record<string, string>;
}

export interface SendOptions {
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** The error of a file that the storage has refused. */
export class RefusedByStorage extends Error {
  override readonly name = 'RefusedByStorage';
  readonly status: number;

  constructor(status: number) {
    super(`The storage answered ${status}`);
    this.status = status;
  }
}

/** How long a file may be on its way, in milliseconds: 5 MB over a slow line. */
const timeoutMs = 5 * 60_000;

/**
 * Sends a file to the storage. Fails with {@link RefusedByStorage}; with another `Error` when there is no response, or
 * none in time; with an `AbortError` when it is aborted. `fetch` cannot report its progress.
 */
export function sendFile(
  { url, fields }: SignedPost,
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
      else if (request.status > 0) reject(new RefusedByStorage(request.status));
      else reject(new Error('The storage did not answer'));
    });
    request.open('POST', url);
    request.timeout = timeoutMs;
    request.send(form);
  });
}
