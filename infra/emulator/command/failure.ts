import { join } from 'node:path';

/**
 * Returns what to print about a failure that ends the site: one sentence if the machine is the cause, a stack trace for
 * a bug.
 */
export function explainFailure(error: unknown, dataDir: string): string {
  if (!(error instanceof Error)) return String(error);
  const text = `${(error as NodeJS.ErrnoException).code} ${error.message} ${(error.cause as Error | undefined)?.message}`;
  if (/ENOSPC|no space left|EDQUOT|disk quota|SQLITE_FULL|disk is full/i.test(text)) {
    return `The disk that holds ${dataDir} is full: make room and start again. What was acknowledged is stored.`;
  }
  if (/^LEVEL_|corruption|IO error/i.test(text)) {
    return (
      `The database in ${join(dataDir, 'dynalite')} cannot be read or written any more (${error.message}): ` +
      'see that its disk works and start again, or put the folder back from a copy.'
    );
  }
  return error.stack ?? error.message;
}
