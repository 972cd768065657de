import { serverSentence } from '#web/admin/lib/failure/server-sentence.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';

/** Returns the reason of a failed save: status and sentence of the API's answer, or that the server was not reached. */
export function saveFailure(error: Error): string {
  if (!(error instanceof ApiError)) return copy.unreachable;
  const sentence = serverSentence(error);
  return sentence ? `${error.status}: ${sentence}` : copy.answered(error);
}

/** Whether a call failed because nobody is signed in any more. */
export function needsSignIn(error: Error): boolean {
  return error instanceof ApiError && error.status === 401;
}
