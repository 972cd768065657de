import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A file on its way to the storage, which answers when the test calls `answer`. */
export interface SentFile {
  readonly url: string;
  /** The fields before the file, by name. */
  readonly fields: Readonly<Record<string, FormDataEntryValue>>;
  readonly isAborted: () => boolean;
  /** Reports that this share of the file is sent, from 0 to 1. */
  readonly progress: (share: number) => Promise<void>;
  /** Makes the storage answer with this status; 0: the connection breaks off. */
  readonly answer: (status: number) => Promise<void>;
}

/** Takes files that are sent to the storage (`XMLHttpRequest`). Returns them as they come. */
export function heldStorage(): SentFile[] {
  const sent: SentFile[] = [];
  class Request extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    timeout = 0;
    #url = '';
    #isAborted = false;
    open(_method: string, url: string) {
      this.#url = url;
    }
    send(form: FormData) {
      sent.push({
        url: this.#url,
        fields: Object.fromEntries(form),
        isAborted: () => this.#isAborted,
        progress: (share) =>
          act(async () => {
            const progress = new Event('progress');
            this.upload.dispatchEvent(Object.assign(progress, { loaded: share * 100, total: 100 }));
          }),
        answer: (status) =>
          act(async () => {
            this.status = status;
            this.dispatchEvent(new Event('loadend'));
          }),
      });
    }
    abort() {
      this.#isAborted = true;
      this.dispatchEvent(new Event('loadend'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}

/** Returns the API's answer to the start of an upload. {@link fakeStorage} takes its file. */
export const startedUpload = () => Response.json({ uploadId: 'u'.repeat(22), url: '/storage', fields: {} });

/** Replaces `XMLHttpRequest` by a storage that takes every file at once. */
export function fakeStorage(): void {
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      readonly upload = new EventTarget();
      readonly status = 204;
      open() {}
      send() {
        queueMicrotask(() => this.dispatchEvent(new Event('loadend')));
      }
    },
  );
}
