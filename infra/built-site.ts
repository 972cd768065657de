import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltRenderer } from './built-renderer.ts';

/**
 * Checks that a site was built for the URL it will have: its canonical links, site map and social tags contain it, and
 * so will the documents made of stored data.
 *
 * @throws Error in one sentence that says what to do
 */
export function checkBuiltSite(distDir: string, renderer: BuiltRenderer, siteUrl: string): void {
  const page = join(distDir, 'index.html');
  if (!existsSync(page)) {
    throw new Error(`There is no built site in ${distDir}: run \`npm run build\` first.`);
  }
  const [, built] = /<html[^>]*\sdata-site="([^"]*)"/.exec(readFileSync(page, 'utf8')) ?? [];
  if (built === siteUrl && renderer.siteUrl === siteUrl) return;
  throw new Error(
    `The pages in ${distDir} were built for ${built === siteUrl ? renderer.siteUrl : (built ?? 'no address')}, not for ${siteUrl}: ` +
      'use `npm run synth` or `npm run deploy`, which build them for the siteUrl they are given.',
  );
}
