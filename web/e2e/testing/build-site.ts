import { join } from 'node:path';
import { buildStack } from '#infra/local/start/build.ts';
import { showProgress } from '#infra/local/start/progress.ts';

/** Builds and synthesizes, before the first journey, what changed since the last time. */
export default async function buildSite(): Promise<void> {
  const root = join(import.meta.dirname, '../../..');
  await buildStack({ root, dev: false, progress: showProgress });
}
