import { join } from 'node:path';
import { generateStyles } from '#infra/local/start/build.ts';

/** Global set-up. Generates the style functions that components import, if the theme changed since the last time. */
export default async function styledSystem(): Promise<void> {
  await generateStyles({ root: join(import.meta.dirname, '../..') });
}
