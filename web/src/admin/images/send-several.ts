import { serverSentence } from '#web/admin/lib/failure/server-sentence.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import type { SendOptions } from '#web/lib/send-file.ts';
import { holdPage } from '../lib/hold-page.ts';
import { copy } from './copy.en.ts';
import { UnfitFile } from './image-file.ts';

/** Progress of several uploads: which picture is being sent, and its sent share, from 0 to 1. */
export interface SeveralProgress {
  number: number;
  of: number;
  share: number;
}

interface SendSeveral<Sent> {
  send: (file: File, options: SendOptions) => Promise<Sent>;
  onProgress: (progress: SeveralProgress) => void;
  signal: AbortSignal;
}

/**
 * Uploads pictures one after the other, and returns the results in their order. A toast lists the refused files with the
 * reason. @throws AbortError
 */
export function sendSeveral<Sent>(files: readonly File[], options: SendSeveral<Sent>): Promise<Sent[]> {
  return holdPage(() => sendInTurn(files, options));
}

async function sendInTurn<Sent>(
  files: readonly File[],
  { send, onProgress, signal }: SendSeveral<Sent>,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  const refusals: Refusal[] = [];
  for (const [index, file] of files.entries()) {
    const tell = (share: number) => onProgress({ number: index + 1, of: files.length, share });
    tell(0);
    try {
      sent.push(await send(file, { onProgress: tell, signal }));
    } catch (error) {
      signal.throwIfAborted();
      refusals.push({ file, reason: reasonOf(error) });
    }
  }
  if (refusals.length > 0) tellRefusals(refusals, files.length);
  return sent;
}

interface Refusal {
  file: File;
  reason: string | undefined;
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof UnfitFile) return copy.refused[error.problem];
  return serverSentence(error);
}

function tellRefusals(refusals: readonly Refusal[], of: number): void {
  const sentences = refusals.map(({ file, reason }) =>
    of === 1 ? reason : `${file.name}${reason ? `: ${reason}` : ''}`,
  );
  const text = sentences.filter(Boolean).join(' ');
  showToast({ tone: 'danger', title: copy.failed, ...(text && { text }) });
}
