import { join } from 'node:path';
import { generateStyles } from '#infra/local/start/build.ts';

/** Makes the style functions that components import, before the first test, if the theme changed since the last time. */
export default async function styledSystem(): Promise<void> {
  await generateStyles({ root: join(import.meta.dirname, '../..') });
}
