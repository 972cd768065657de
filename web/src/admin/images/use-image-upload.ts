import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fileProblem } from '../../features/images/image-file.ts';
import type { UploadedPicture } from '../../features/images/image-uploads.ts';
import type { SendOptions } from '../../features/images/send-file.ts';

interface ImageUploadOptions {
  send: (file: File, options: SendOptions) => Promise<UploadedPicture>;
  onUploaded: (picture: UploadedPicture) => void;
  /** The file is not sent. */
  onRefused: (problem: 'type' | 'too-large') => void;
  onFailed: (error: Error) => void;
}

/** Uploads one picture at a time. `share` tells how much of it is sent, from 0 to 1, while one is under way. */
export function useImageUpload({ send, onUploaded, onRefused, onFailed }: ImageUploadOptions) {
  const [share, setShare] = useState(0);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => {
      abort.current = new AbortController();
      setShare(0);
      return send(file, { onProgress: setShare, signal: abort.current.signal });
    },
    onSuccess: onUploaded,
    onError: (error) => error.name === 'AbortError' || onFailed(error),
  });
  const upload = (file: File) => {
    if (isPending) return;
    const problem = fileProblem(file);
    if (problem) onRefused(problem);
    else mutate(file);
  };
  return { upload, isUploading: isPending, share };
}
