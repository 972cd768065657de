import { existsSync } from 'node:fs';
import type { Renderer } from '#shared/publishing/renderer.ts';

/** What makes the site's documents, as a build left it. */
export interface BuiltRenderer extends Pick<Renderer, 'release' | 'siteUrl'> {
  /** The module, with all it needs. */
  readonly file: string;
}

/**
 * Reads what a build says of itself.
 *
 * @param file the module that the build wrote
 * @throws one sentence that says what to do
 */
export async function readRenderer(file: string): Promise<BuiltRenderer> {
  if (!existsSync(file)) throw new Error(`There is no ${file}: run \`npm run build\` first.`);
  const { release, siteUrl }: Renderer = await import(file);
  if (!/^[\w-]+$/.test(release)) throw new Error(`${file} names no release: run \`npm run build\` again.`);
  return { file, release, siteUrl };
}
