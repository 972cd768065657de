import { ApiError } from '#web/lib/api-client.ts';
import { wordingOf } from './wording.en.ts';

/**
 * What the server says of why a call failed, as one sentence in the language of the admin area; `undefined` where it was not reached
 * or says nothing.
 */
export function serverSentence(error: unknown): string | undefined {
  return error instanceof ApiError ? wordingOf(error.status, error.problem?.error) : undefined;
}

/** The same of what the server refused: a failure of its own is told by what could not be done. */
export function refusalSentence(error: unknown): string | undefined {
  return error instanceof ApiError && error.status < 500 ? serverSentence(error) : undefined;
}
