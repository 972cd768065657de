import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuiltRenderer, readRenderer } from '#infra/built-renderer.ts';
import { type StandIn, standIn, standInRenderer } from '#infra/testing/renderer.ts';

/** A built site, and what makes its documents. */
export interface Build {
  readonly distDir: string;
  readonly renderer: BuiltRenderer;
}

/** A built site as small as can be, without the pages that are published. */
const filesOf = ({ script, asset }: StandIn): Record<string, string> => ({
  'index.html': `<!doctype html><html lang="en"><title>As built</title><script>${script}</script></html>`,
  '404.html': '<!doctype html><html><title>Page Not Found</title></html>',
  'admin/login.html': '<!doctype html><html><title>Admin</title></html>',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:hello@example.com',
  [`assets/${asset}`]: `export const name = '${asset}';\n${'export const words = 1;\n'.repeat(100)}`,
});

/** Writes a tiny built site into a folder. */
export function tinyBuild(folder: string, build = standIn): Build {
  const distDir = join(folder, `dist-${build.release}`);
  for (const [path, content] of Object.entries(filesOf(build))) {
    mkdirSync(dirname(join(distDir, path)), { recursive: true });
    writeFileSync(join(distDir, path), content);
  }
  return { distDir, renderer: standInRenderer(folder, build) };
}

/** The site itself, as it was built last. */
export async function actualBuild(): Promise<Build> {
  const web = join(import.meta.dirname, '../../../web');
  const renderer = await readRenderer(join(web, 'dist-server/renderer.js'));
  return { distDir: join(web, 'dist'), renderer };
}
