import { existsSync } from 'node:fs';
import type { Renderer } from '#shared/publishing/renderer.ts';

/** The renderer of a build: its release and site URL, and the file of its module. */
export interface BuiltRenderer extends Pick<Renderer, 'release' | 'siteUrl'> {
  /** The file of the module, which contains everything that it needs. */
  readonly file: string;
}

/**
 * Reads the release and URL of a build.
 *
 * @param file the module that the build wrote
 * @throws Error in one sentence that says what to do
 */
export async function readRenderer(file: string): Promise<BuiltRenderer> {
  if (!existsSync(file)) throw new Error(`There is no ${file}: run \`npm run build\` first.`);
  const { release, siteUrl }: Renderer = await import(file);
  if (!/^[\w-]+$/.test(release)) throw new Error(`${file} names no release: run \`npm run build\` again.`);
  return { file, release, siteUrl };
}
