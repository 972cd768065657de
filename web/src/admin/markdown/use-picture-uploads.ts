import { useMutation } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useState } from 'react';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { copy } from '../images/copy.en.ts';
import { fileProblem } from '../images/image-file.ts';
import { uploadPicture } from '../images/image-uploads.ts';
import { UploadTracker } from '../images/pending-uploads.ts';
import type { SendOptions } from '../images/send-file.ts';
import { sizeMark } from './picture-size.ts';
import type { Selected } from './text-edit.ts';

/** Which of several pictures is being sent, and how much of it, from 0 to 1. */
export interface PictureProgress {
  number: number;
  of: number;
  share: number;
}

/**
 * Uploads pictures for a text, one after the other; those chosen together are inserted together. A toast says which
 * were not taken, and why.
 * @param insert takes their addresses in their order, each with its size, and where they were asked for
 */
export function usePictureUploads(insert: (addresses: readonly string[], asked: Selected) => void) {
  const track = useContext(UploadTracker);
  const [progress, setProgress] = useState<PictureProgress>();
  const [abort] = useState(() => new AbortController());
  useEffect(() => () => abort.abort(), [abort]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const { mutateAsync } = useMutation({ mutationFn: sendWithSize });

  const sendAll = async (files: readonly File[], asked: Selected) => {
    const { signal } = abort;
    const addresses: string[] = [];
    const refusals: Refusal[] = [];
    for (const [index, file] of files.entries()) {
      const onProgress = (share: number) => setProgress({ number: index + 1, of: files.length, share });
      onProgress(0);
      const problem = fileProblem(file);
      try {
        if (problem) refusals.push({ file, reason: problem === 'type' ? copy.type : copy.tooLarge });
        else addresses.push(await mutateAsync({ file, onProgress, signal }));
      } catch (error) {
        signal.throwIfAborted();
        refusals.push({ file, reason: error instanceof ApiError ? error.problem?.error : undefined });
      }
    }
    setProgress(undefined);
    if (addresses.length > 0) insert(addresses, asked);
    if (refusals.length > 0) {
      tellRefusals(refusals, files.length);
      throw new Error('Not every picture was uploaded.');
    }
  };
  /** @param asked what was selected in the text when the pictures were chosen */
  const upload = (files: readonly File[], asked: Selected) => {
    const sending = last.current.then(() => sendAll(files, asked));
    last.current = sending.catch(() => undefined);
    track(sending);
  };
  return { upload, progress };
}

interface Refusal {
  file: File;
  reason: string | undefined;
}

async function sendWithSize({ file, ...options }: SendOptions & { file: File }): Promise<string> {
  const [{ imageUrl }, mark] = await Promise.all([uploadPicture(file, options), sizeMark(file)]);
  return imageUrl + mark;
}

function tellRefusals(refusals: readonly Refusal[], of: number): void {
  const sentences = refusals.map(({ file, reason }) =>
    of === 1 ? reason : `${file.name}${reason ? `: ${reason}` : ''}`,
  );
  const text = sentences.filter(Boolean).join(' ');
  showToast({ tone: 'danger', title: copy.failed, ...(text && { text }) });
}
