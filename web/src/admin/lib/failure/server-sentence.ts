import { ApiError } from '#web/lib/api-client.ts';
import { wordingOf } from './wording.en.ts';

/**
 * Returns the server's reason for a failed call as one sentence in the language of the admin area; `undefined` when there is
 * none.
 */
export function serverSentence(error: unknown): string | undefined {
  return error instanceof ApiError ? wordingOf(error.status, error.problem?.error) : undefined;
}

/** Like {@link serverSentence}, but only for refusals (4xx); a failure of the server has another sentence. */
export function refusalSentence(error: unknown): string | undefined {
  return error instanceof ApiError && error.status < 500 ? serverSentence(error) : undefined;
}
