/**
 * Writes one structured line about a failure that the caller does not get to see. The object is written as it is: Lambda
 * makes the line, with its time, level and request id around it.
 */
export function logFailure(failure: string, error: unknown, fields: Record<string, unknown> = {}): void {
  const cause =
    error instanceof Error
      ? { name: error.name, message: error.message, stack: error.stack }
      : { value: String(error) };
  console.error({ failure, ...fields, error: cause });
}
