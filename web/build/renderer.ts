import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Renderer } from '#shared/publishing/renderer.ts';
import type { SiteBuild } from '#web/rendering/create-renderer.ts';

/** The exports of the module: all members of a `Renderer` except `release`. */
const exported: Readonly<Record<Exclude<keyof Renderer, 'release'>, true>> = {
  siteUrl: true,
  pages: true,
  posts: true,
  render: true,
  preview: true,
};

/**
 * Writes the renderer of this build's pages, one self-contained module that exports a `Renderer`. Returns its path. Throws if
 * the module would import another one.
 */
export async function bundleRenderer(web: string, siteBuild: SiteBuild): Promise<string> {
  const server = join(web, 'dist-server');
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `import { createRenderer } from './entry-renderer.js';
export const { ${Object.keys(exported)} } = createRenderer(${JSON.stringify(siteBuild)});`,
      resolveDir: server,
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minify: true,
    // The build of React for Node would import Node modules, and the one for browsers would keep the process alive.
    alias: { 'react-dom/server': 'react-dom/server.edge' },
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    write: false,
  });
  const needed = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  if (needed.length > 0) throw new Error(`The renderer is not complete without ${needed.join(', ')}`);
  const code = outputFiles[0]?.text ?? '';
  const assets = await readdir(join(web, 'dist', 'assets'));
  const release = createHash('sha256').update(code).update(assets.sort().join()).digest('hex').slice(0, 16);
  const file = join(server, 'renderer.js');
  await writeFile(file, `export const release = '${release}';\n${code}`);
  return file;
}
