import { vi } from 'vitest';

/** Answers of the API to the start of an upload, whose file {@link fakeStorage} takes. */
export const startedUpload = () => Response.json({ uploadId: 'u'.repeat(22), url: '/storage', fields: {} });

/** Puts a storage in the place of `XMLHttpRequest` that takes every file it is sent. Ends with the test. */
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
