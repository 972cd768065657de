import * as z from 'zod/mini';
import { openSite } from '#functions/data/backups/site.ts';
import { logFailed } from '#functions/data/log-failure.ts';
import { readEnvironment } from '#functions/data/table/environment.ts';
import { tableName } from '#functions/data/table/table.ts';
import { keep } from './work.ts';

const { IMAGE_BUCKET } = readEnvironment(z.object({ IMAGE_BUCKET: z.string().check(z.minLength(1)) }));
const site = openSite(tableName, { pictures: IMAGE_BUCKET });

/** The event of AWS Backup about a failed copy in the vault. */
interface VaultEvent {
  readonly source?: string;
  readonly 'detail-type'?: string;
  readonly detail?: {
    readonly state?: string;
    readonly resourceType?: string;
    readonly statusMessage?: string;
  };
}

/**
 * Called every few minutes, and by the admin area when a job was started: see {@link keep}. An event of AWS Backup is
 * only logged, for the alarm that counts failures.
 */
export async function handler(event: VaultEvent | null): Promise<void> {
  if (event?.source !== 'aws.backup') return keep(site);
  const { state, resourceType: of, statusMessage: reason } = event.detail ?? {};
  logFailed('A copy in the vault was not made', { event: event['detail-type'], state, of, reason });
}
