import { join } from 'node:path';
import { build } from 'vite';
import { layPagePictures } from '#art/page-pictures.ts';
import { generateStyledSystem } from './styled-system.ts';

/**
 * Builds the site into `web/dist`, and what renders its pages into `web/dist-server`: `npm run build`. All in one
 * process, because starting Vite anew for each of the six builds takes as long as a build.
 */
const configuration = {
  configFile: join(import.meta.dirname, '../vite.config.ts'),
  // Node reads it as it is. By itself Vite bundles it first, for each build.
  configLoader: 'native',
  logLevel: 'warn',
} as const;
/** The first one empties `web/dist`, in which the others lay theirs beside it. */
const builds = [
  { mode: 'production', ssr: false },
  { mode: 'admin-en', ssr: false },
  { mode: 'admin-ar', ssr: false },
  { mode: 'production', ssr: true },
  { mode: 'admin-en', ssr: true },
  { mode: 'admin-ar', ssr: true },
] as const;

await generateStyledSystem();
for (const { mode, ssr } of builds) await build({ ...configuration, mode, build: { ssr } });
await import('./prerender.ts');
await layPagePictures(join(import.meta.dirname, '../dist'));
