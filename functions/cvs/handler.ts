import { randomBytes } from 'node:crypto';
import { getCheckedCv, isUploadId, noteChecked } from '#functions/data/cvs/cv.ts';
import {
  allowCvUpload,
  cvDownloadUrl,
  deleteSentCv,
  isCvKept,
  readSentCv,
  storeCheckedCv,
} from '#functions/data/cvs/cv-store.ts';
import { logFailure } from '#functions/data/log-failure.ts';
import { getMessage } from '#functions/data/messages/message.ts';
import { BadRequest, NotFound, TooLarge, Unavailable } from '#functions/http/errors.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';
import { serve } from '#functions/http/serve.ts';
import { timeSince } from '#functions/http/visitors/suspicions.ts';
import { admitUpload } from '#functions/http/visitors/visitor-limits.ts';
import { type CvProblem, cvMaxBytes } from '#shared/messages/cv.ts';
import { problemOfPdf } from './pdf.ts';

const startCvUpload: Operation<'startCvUpload'> = async ({ body: { size, formToken }, viewerAddress }) => {
  const now = new Date();
  if (timeSince(formToken, now) === undefined) {
    throw new BadRequest('A CV is sent from the contact form of this site; reload it and try again.', [
      { field: 'formToken', problem: 'no-form' },
    ]);
  }
  if (size > cvMaxBytes) throw new TooLarge('The file is too large; choose a PDF of at most 5 MB.');
  if (size < 1) throw refused('not-pdf');
  await admitUpload(viewerAddress, now);
  return { body: await allowCvUpload(randomBytes(16).toString('base64url')) };
};

const sentences: Record<CvProblem, string> = {
  'not-pdf': 'This is not a PDF; save it as PDF and choose it again.',
  incomplete: 'This PDF is not complete; save it again and choose it again.',
  encrypted: 'This PDF is protected by a password; save it without one and choose it again.',
  active: 'This PDF holds a script or another file; print it to a new PDF and choose that.',
  unreadable: 'This PDF cannot be checked; print it to a new PDF and choose that.',
};

function refused(problem: CvProblem): BadRequest {
  return new BadRequest(sentences[problem], [{ field: 'file', problem }]);
}

/**
 * The order of the steps makes an interruption harmless: the request can be repeated, and a file that was not checked is never
 * kept.
 */
const checkCv: Operation<'checkCv'> = async ({ body: { uploadId } }) => {
  const now = new Date();
  const known = isUploadId(uploadId) ? await getCheckedCv(uploadId, now) : undefined;
  if (known) return { body: { uploadId, size: known.size } };
  const file = isUploadId(uploadId) ? await readSentCv(uploadId) : undefined;
  if (!file) throw new NotFound('This file did not arrive, or is gone already; choose it again.');
  const problem = problemOfPdf(file);
  if (problem) {
    await deleteSentCv(uploadId);
    throw refused(problem);
  }
  await storeCheckedCv(uploadId, file);
  await noteChecked(uploadId, file.length, now);
  // If the deletion fails, the upload expires after a day.
  await deleteSentCv(uploadId).catch((error) => logFailure('Upload not deleted', error));
  return { body: { uploadId, size: file.length } };
};

const downloadCv: Operation<'downloadCv'> = async ({ params: { id } }) => {
  const message = isId(id) ? await getMessage(id) : undefined;
  if (!message) throw new NotFound('This message does not exist; reload the list.');
  const { cv } = message;
  if (!cv) throw new NotFound('No CV came with this message.');
  if (cv.state === 'sent') throw new Unavailable('The CV is being stored; try again in a few seconds.');
  if (cv.state === 'missing')
    throw new NotFound('The CV was lost before the message came; ask for it again.');
  if (!(await isCvKept(id))) throw new NotFound('The CV is gone: its time is over.');
  return { body: { url: await cvDownloadUrl(id) } };
};

export const handler = serve('cvs', { startCvUpload, checkCv, downloadCv });
