import { join } from 'node:path';
import { build } from 'vite';
import { generateStyledSystem } from './styled-system.ts';

/**
 * Builds the site into `web/dist`, and what renders its pages into `web/dist-server`: `npm run build`. All in one
 * process, because starting Vite anew for each of the six builds takes as long as a build.
 */
const configFile = join(import.meta.dirname, '../vite.config.ts');
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
for (const { mode, ssr } of builds) await build({ configFile, mode, logLevel: 'warn', build: { ssr } });
await import('./prerender.ts');
