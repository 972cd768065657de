import { join } from 'node:path';
import { build } from 'esbuild';

/** The text of an inline script, of a file in `web/src`. */
export async function compileBootScript(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../src', name)],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2020',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
