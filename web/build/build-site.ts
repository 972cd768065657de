import { join } from 'node:path';
import { build } from 'vite';
import { writePagePicturesTo } from '#art/page-pictures.ts';
import { writeShortClasses } from './class-names.ts';
import { compressScripts, type Quality } from './compressed-scripts.ts';
import { classesOfSources } from './plugins/static-styles.ts';
import { generateStyledSystem } from './styled-system.ts';

/**
 * Builds the site into `web/dist`, and the renderer of its pages into `web/dist-server`: `npm run build`. All builds run in one
 * process, because starting Vite for each of the six takes as long as a build. No other build may run meanwhile.
 */
const configuration = {
  configFile: join(import.meta.dirname, '../vite.config.ts'),
  // Node loads the configuration directly. By default Vite would bundle it first, for each build.
  configLoader: 'native',
  logLevel: 'warn',
} as const;
interface Build {
  readonly mode: 'production' | 'admin-en' | 'admin-ar';
  readonly ssr: boolean;
  /** @default the build has no scripts for browsers */
  readonly compressed?: Quality;
}
/** The first build empties `web/dist`; the others add their files. */
const builds: readonly Build[] = [
  { mode: 'production', ssr: false, compressed: 11 },
  { mode: 'admin-en', ssr: false, compressed: 10 },
  { mode: 'admin-ar', ssr: false, compressed: 10 },
  { mode: 'production', ssr: true },
  { mode: 'admin-en', ssr: true },
  { mode: 'admin-ar', ssr: true },
];

const dist = join(import.meta.dirname, '../dist');
await generateStyledSystem();
const { css } = await import('#styles/css');
writeShortClasses(classesOfSources(css));
/** The compressions under way. They run during the next build, which leaves a processor idle. */
const compressing: Promise<void>[] = [];
const begun = new Set<string>();
for (const { mode, ssr, compressed } of builds) {
  await build({ ...configuration, mode, build: { ssr } });
  if (compressed) compressing.push(compressScripts(dist, compressed, begun));
}
await import('./prerender.ts');
await writePagePicturesTo(dist);
await Promise.all(compressing);
