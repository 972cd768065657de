/** Writes one structured line about a failure that the caller does not get to see. */
export function logFailure(message: string, error: unknown, fields: Record<string, unknown> = {}): void {
  const cause =
    error instanceof Error
      ? { name: error.name, message: error.message, stack: error.stack }
      : { value: String(error) };
  console.error(JSON.stringify({ level: 'ERROR', message, ...fields, error: cause }));
}
