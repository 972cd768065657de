import * as z from 'zod/mini';
import { openSite } from '#functions/data/backups/site.ts';
import { readEnvironment } from '#functions/data/table/environment.ts';
import { tableName } from '#functions/data/table/table.ts';
import { keep } from './work.ts';

const { IMAGE_BUCKET } = readEnvironment(z.object({ IMAGE_BUCKET: z.string().check(z.minLength(1)) }));
const site = openSite(tableName, { pictures: IMAGE_BUCKET });

/** Called every few minutes, and by the admin area when there is something to do: see {@link keep}. */
export async function handler(): Promise<void> {
  await keep(site);
}
