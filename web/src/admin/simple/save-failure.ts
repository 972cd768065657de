import { ApiError } from '../../lib/api-client.ts';

/** Why a save failed: the error's message, of which the API's answer is shown as its sentence. */
export function saveFailure(error: Error): string {
  const sentence = error instanceof ApiError && error.problem?.error;
  return sentence ? `${error.status}: ${sentence}` : error.message;
}

/** Whether a call failed because nobody is signed in any more. */
export function needsSignIn(error: Error): boolean {
  return error instanceof ApiError && error.status === 401;
}
