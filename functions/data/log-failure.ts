import type { Failure } from '#shared/failures.ts';

/**
 * Writes one structured line about something that failed and that nobody else is told of; an alarm counts it. The object is written as
 * it is: Lambda makes the line, with its time, level and request id around it.
 */
export function logFailed(failure: Failure, fields: Readonly<Record<string, unknown>>): void {
  console.error({ failure, ...fields });
}

/** The same about an error that the caller does not get to see. */
export function logFailure(
  failure: Failure,
  error: unknown,
  fields: Readonly<Record<string, unknown>> = {},
): void {
  const cause =
    error instanceof Error
      ? { name: error.name, message: error.message, stack: error.stack }
      : { value: String(error) };
  logFailed(failure, { ...fields, error: cause });
}
