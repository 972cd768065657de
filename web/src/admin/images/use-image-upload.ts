import { useMutation } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useState } from 'react';
import type { SendOptions } from '#web/lib/send-file.ts';
import { holdPage } from '../lib/hold-page.ts';
import { type FileProblem, UnfitFile } from './image-file.ts';
import type { UploadedPicture } from './image-uploads.ts';
import { UploadTracker } from './pending-uploads.ts';

interface ImageUploadOptions {
  send: (file: File, options: SendOptions) => Promise<UploadedPicture>;
  onUploaded: (picture: UploadedPicture) => void;
  /** Called for a file that is not sent. */
  onRefused: (problem: FileProblem) => void;
  onFailed: (error: Error) => void;
  /** Registers an upload to wait for. @default with the surrounding editor */
  track?: (upload: Promise<unknown>) => void;
}

/** Uploads one picture; another one chosen meanwhile replaces it. `share` is the sent share, from 0 to 1. */
export function useImageUpload({ send, onUploaded, onRefused, onFailed, ...options }: ImageUploadOptions) {
  const editor = useContext(UploadTracker);
  const track = options.track ?? editor;
  const [share, setShare] = useState(0);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ file, signal }: { file: File; signal: AbortSignal }) =>
      holdPage(async () => {
        const { fitFile } = await import('./fit-file.ts');
        const fit = await fitFile(file);
        signal.throwIfAborted();
        return send(fit, { onProgress: (sent) => signal.aborted || setShare(sent), signal });
      }),
    onSuccess: onUploaded,
    onError: (error) => {
      if (error instanceof UnfitFile) onRefused(error.problem);
      else if (error.name !== 'AbortError') onFailed(error);
    },
  });
  const upload = (file: File) => {
    abort.current?.abort();
    abort.current = new AbortController();
    setShare(0);
    track(mutateAsync({ file, signal: abort.current.signal }));
  };
  return { upload, isUploading: isPending, share };
}
