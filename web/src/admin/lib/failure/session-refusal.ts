import { ApiError } from '#web/lib/api-client.ts';
import { sessionWordingOf } from './session-wording.en.ts';

/** Whether the server refused it: it neither failed itself nor was out of reach. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500;
}

/**
 * Why the server refused somebody who signs in, or who sees to an account of one's own, in the language of the admin area. It knows
 * the sentences of that alone, as it comes with the first code.
 */
export function sessionRefusal(error: unknown): string | undefined {
  return isRefusal(error) ? sessionWordingOf(error.status, error.problem?.error) : undefined;
}
