import { join } from 'node:path';
import { buildSite } from '#infra/local/start/build.ts';
import { showProgress } from '#infra/local/start/progress.ts';

/** Builds the site, before the first test that looks at the built files, if its sources changed since the last time. */
export default async function builtSite(): Promise<void> {
  await buildSite({ root: join(import.meta.dirname, '../..'), progress: showProgress });
}
