import { useMutation } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useState } from 'react';
import { parsePictureAddress } from '#shared/images/renditions.ts';
import type { SendOptions } from '#web/lib/send-file.ts';
import { uploadPicture } from '../images/image-uploads.ts';
import { UploadTracker } from '../images/pending-uploads.ts';
import { type SeveralProgress, sendSeveral } from '../images/send-several.ts';

/**
 * Uploads pictures for a text, one after the other; those chosen together are inserted together. A toast names refused
 * ones with the reason.
 * @param insert gets their URLs in order, each with its size, and the selection at the time they were chosen, in the form of
 *   the editor
 */
export function usePictureUploads<Asked>(insert: (addresses: readonly string[], asked: Asked) => void) {
  const track = useContext(UploadTracker);
  const [progress, setProgress] = useState<SeveralProgress>();
  const [abort] = useState(() => new AbortController());
  useEffect(() => () => abort.abort(), [abort]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const { mutateAsync } = useMutation({ mutationFn: sendWithSize });

  const inTurn = async (files: readonly File[]) => {
    const addresses = new Map<File, string>();
    await sendSeveral(files, {
      send: async (file, options) => addresses.set(file, await mutateAsync({ file, ...options })),
      onProgress: setProgress,
      signal: abort.signal,
    });
    setProgress(undefined);
    return addresses;
  };
  /** Returns the URLs of the files that were sent. A save of the text waits until all are sent. */
  const send = (files: readonly File[]) => {
    const sending = last.current.then(() => inTurn(files));
    last.current = sending.catch(() => undefined);
    track(
      sending.then((sent) => {
        if (sent.size < files.length) throw new Error('Not every picture was uploaded.');
      }),
    );
    return sending;
  };
  /** @param asked the selection when the pictures were chosen */
  const upload = (files: readonly File[], asked: Asked) => {
    send(files).then(
      (sent) => sent.size > 0 && insert([...sent.values()], asked),
      () => {},
    );
  };
  return { send, upload, progress };
}

async function sendWithSize({ file, ...options }: SendOptions & { file: File }): Promise<string> {
  const { fitFile } = await import('../images/fit-file.ts');
  const fit = await fitFile(file);
  options.signal.throwIfAborted();
  const { imageUrl } = await uploadPicture(fit, options);
  return parsePictureAddress(imageUrl) ? imageUrl : imageUrl + (await sizeMark(fit));
}

/**
 * Returns the fragment of a picture's URL that reserves its space while it loads: `#800x600`; empty if the size cannot
 * be read.
 */
async function sizeMark(file: File): Promise<string> {
  try {
    const picture = await createImageBitmap(file);
    const mark = `#${picture.width}x${picture.height}`;
    picture.close();
    return mark;
  } catch {
    return '';
  }
}
