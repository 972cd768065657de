import type { Locator, Page } from '@playwright/test';

interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * Drops files on an element, or pastes them there.
 * @returns true if the page does not prevent the browser's default, which is to open the files in place of the page
 */
export function dropOrPaste(
  type: 'drop' | 'paste',
  target: Locator,
  files: readonly GivenFile[],
): Promise<boolean> {
  const contents = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }));
  return target.evaluate(
    (element, { type, contents }) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, bytes } of contents) {
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      }
      const init = { bubbles: true, cancelable: true };
      return element.dispatchEvent(
        type === 'drop'
          ? new DragEvent(type, { ...init, dataTransfer: transfer })
          : new ClipboardEvent(type, { ...init, clipboardData: transfer }),
      );
    },
    { type, contents },
  );
}

export const finishUpload = '**/api/admin/upload-image/finish';

/** Blocks uploads until the returned function is called. If it is called with a status, the uploads fail with that status. */
export async function holdUploads(page: Page): Promise<(failWith?: number) => void> {
  let release: (failWith?: number) => void = () => {};
  const released = new Promise<number | undefined>((resolve) => {
    release = resolve;
  });
  await page.route(finishUpload, async (route) => {
    const status = await released;
    if (status === undefined) await route.continue();
    else await route.fulfill({ status, json: { error: 'Please try again.' } });
  });
  return release;
}
