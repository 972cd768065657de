import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type BuiltRenderer, readRenderer } from '#infra/built-renderer.ts';
import { type StandIn, standIn, standInRenderer } from '#infra/testing/renderer.ts';
import { compressedFolder } from '#shared/publishing/addresses.ts';
import { inlineScriptsIn } from './inline-scripts.ts';

/** A built site, with the renderer of its documents. */
export interface Build {
  readonly distDir: string;
  readonly renderer: BuiltRenderer;
}

/** Returns the files of a minimal built site, by path. The published pages are not among them. */
const filesOf = ({ script, asset }: StandIn): Record<string, string> => ({
  'index.html': `<!doctype html><html lang="en"><title>As built</title><script>${script}</script></html>`,
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
  compressScripts(distDir);
  return { distDir, renderer: standInRenderer(folder, build) };
}

/** Writes compressed copies of a build's scripts, at the fastest level. */
function compressScripts(distDir: string): void {
  const to = join(distDir, compressedFolder);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to);
  for (const name of readdirSync(join(distDir, 'assets')).filter((file) => file.endsWith('.js'))) {
    const script = readFileSync(join(distDir, 'assets', name));
    writeFileSync(
      join(to, name),
      brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    );
  }
}

/** Returns the site itself, as it was built last. */
export async function actualBuild(): Promise<Build> {
  const web = join(import.meta.dirname, '../../../web');
  const renderer = await readRenderer(join(web, 'dist-server/renderer.js'));
  return { distDir: join(web, 'dist'), renderer };
}

/** Returns the code of the first inline script of a build's home page. Throws if there is none. */
export function bootScriptOf({ distDir }: Build): string {
  const [script] = inlineScriptsIn(readFileSync(join(distDir, 'index.html'), 'utf8'));
  if (!script) throw new Error(`${distDir} has no inline script.`);
  return script;
}

const texts = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest']);

/** Writes a copy of a build into a folder, with another release, other asset names and another boot script. */
export function renamedBuild(folder: string, { distDir: from, renderer }: Build): Build {
  const distDir = join(folder, 'renamed');
  cpSync(from, distDir, { recursive: true, filter: (path) => path !== join(from, compressedFolder) });
  const names = readdirSync(join(distDir, 'assets')).map((name) => [name, `renamed-${name}`] as const);
  for (const [name, renamed] of names)
    renameSync(join(distDir, 'assets', name), join(distDir, 'assets', renamed));
  // Replaces only the beginning of the script, because the rest is escaped in the code of the renderer.
  const beginning = bootScriptOf({ distDir, renderer }).slice(0, 40);
  const replacements = [[beginning, `0;${beginning}`], [renderer.release, 'renamed'], ...names] as const;
  const rename = (text: string) =>
    replacements.reduce((changed, [before, after]) => changed.replaceAll(before, () => after), text);
  const files = readdirSync(distDir, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of files.filter((file) => file.isFile() && texts.has(extname(file.name)))) {
    const file = join(parentPath, name);
    writeFileSync(file, rename(readFileSync(file, 'utf8')));
  }
  compressScripts(distDir);
  const file = join(folder, 'renamed-renderer.js');
  const code = readFileSync(renderer.file, 'utf8');
  if (!code.includes(beginning))
    throw new Error('The renderer holds the boot script otherwise than its documents.');
  writeFileSync(file, rename(code));
  return { distDir, renderer: { ...renderer, file, release: 'renamed' } };
}
