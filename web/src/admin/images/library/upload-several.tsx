import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showToast } from '#web/features/toasts/toasts.ts';
import { createStore, useStore } from '#web/lib/store.ts';
import { copy } from '../copy.en.ts';
import { ImageChooser } from '../image-chooser.tsx';
import { uploadPicture } from '../image-uploads.ts';
import { type SeveralProgress, sendSeveral } from '../send-several.ts';
import { readPicturesAgain } from './picture-queries.ts';

/** What is under way: it goes on, and is seen again, when other things are looked at meanwhile. */
const progress = createStore<SeveralProgress | undefined>(undefined);
let last: Promise<unknown> = Promise.resolve();

/** Takes pictures into the library that nothing shows yet; those that come while others are sent wait for them. */
export function UploadSeveral({ id, children }: { id: string; children: ReactNode }) {
  const queryClient = useQueryClient();
  const now = useStore(progress, (sent) => sent);
  return (
    <ImageChooser
      id={`${id}-file`}
      labelledBy={id}
      isUploading={now !== undefined}
      share={now?.share ?? 0}
      place={now}
      onFiles={(files) => {
        last = last.then(() => uploadAll(files, queryClient));
      }}
    >
      {children}
    </ImageChooser>
  );
}

async function uploadAll(files: readonly File[], queryClient: QueryClient): Promise<void> {
  const uploaded = await sendSeveral(files, {
    send: async (file, options) => {
      const { fitFile } = await import('../fit-file.ts');
      const picture = await uploadPicture(await fitFile(file), options);
      await readPicturesAgain(queryClient);
      return picture;
    },
    onProgress: progress.set,
    signal: new AbortController().signal,
  });
  progress.set(undefined);
  if (uploaded.length < files.length) return;
  showToast({
    tone: 'success',
    title: uploaded.length === 1 ? copy.uploaded : copy.uploadedSeveral(uploaded.length),
  });
}
