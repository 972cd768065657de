import type { Failure, Heartbeat } from '#shared/failures.ts';

/**
 * Logs a failure that the response does not report. An alarm counts these lines. Lambda adds time, level and request
 * id.
 */
export function logFailed(failure: Failure, fields: Readonly<Record<string, unknown>>): void {
  console.error({ failure, ...fields });
}

/** Like {@link logFailed}, with the error that caused the failure: its name, message and stack. */
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

/** Writes a line that says that regular work was done. An alarm fires when these lines stop. */
export function logDone(done: Heartbeat): void {
  console.info({ done });
}
