import { ApiError } from '#web/lib/api-client.ts';
import { wordingOf } from './wording.en.ts';

/**
 * Returns the server's reason for a failed call as one sentence in the language of the admin area; `undefined` when there is
 * none.
 */
export function serverSentence(error: unknown): string | undefined {
  return error instanceof ApiError ? wordingOf(error.status, error.problem?.error) : undefined;
}

/** The same of what the server refused: a failure of its own is told by what could not be done. */
export function refusalSentence(error: unknown): string | undefined {
  return error instanceof ApiError && error.status < 500 ? serverSentence(error) : undefined;
}
