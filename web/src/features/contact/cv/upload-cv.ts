import { checkCv, startCvUpload } from '#shared/api/messages/cvs.ts';
import { getFormToken } from '#shared/api/messages/messages.ts';
import { cvMaxBytes, cvProblems } from '#shared/messages/cv.ts';
import { ApiError, callApi, isTooMany } from '#web/lib/api-client.ts';
import { RefusedByStorage, sendFile } from '#web/lib/send-file.ts';
import type { AttachedCv } from '../use-contact-form.ts';
import type { CvCopy } from './copy.en.ts';

/** Why a file is refused; each has a sentence in both languages. */
export type CvRefusal = keyof CvCopy['refused'];

/** A file that is refused before it is sent. */
class UnfitCv extends Error {
  readonly reason: CvRefusal;

  constructor(reason: CvRefusal) {
    super(reason);
    this.reason = reason;
  }
}

interface UploadOptions {
  /** Called with the sent share, from 0 to 1; with `undefined` once everything is sent. */
  onProgress: (share: number | undefined) => void;
  signal: AbortSignal;
}

/** Uploads a CV and has it checked. {@link refusalOf} explains a failure. */
export async function uploadCv(file: File, { onProgress, signal }: UploadOptions): Promise<AttachedCv> {
  const { name } = file;
  if (file.size === 0) throw new UnfitCv('empty');
  if (file.size > cvMaxBytes) throw new UnfitCv('too-large');
  if ((await file.slice(0, 5).text()) !== '%PDF-') throw new UnfitCv('not-pdf');
  // The form's own token may have expired.
  const { formToken } = await callApi(getFormToken, { signal });
  const upload = await callApi(startCvUpload, { body: { size: file.size, formToken }, signal });
  await sendFile(upload, file, { signal, onProgress });
  onProgress(undefined);
  const { uploadId, size } = await callApi(checkCv, { body: { uploadId: upload.uploadId }, signal });
  return { uploadId, name, size, checkedAt: Date.now() };
}

/** Returns what a failed upload means for the visitor. */
export function refusalOf(failure: unknown): CvRefusal {
  if (failure instanceof UnfitCv) return failure.reason;
  if (failure instanceof RefusedByStorage && failure.status === 403) return 'expired';
  if (isTooMany(failure)) return 'too-many';
  const details = failure instanceof ApiError ? failure.problem?.details : undefined;
  return cvProblems.find((known) => known === details?.[0]?.problem) ?? 'interrupted';
}
