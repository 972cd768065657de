import { serverSentence } from '#web/admin/lib/failure/server-sentence.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';

/** Why a save failed: the error's message, of which the API's answer is shown as its sentence, or that nothing answered. */
export function saveFailure(error: Error): string {
  if (!(error instanceof ApiError)) return copy.unreachable;
  const sentence = serverSentence(error);
  return sentence ? `${error.status}: ${sentence}` : copy.answered(error);
}

/** Whether a call failed because nobody is signed in any more. */
export function needsSignIn(error: Error): boolean {
  return error instanceof ApiError && error.status === 401;
}
