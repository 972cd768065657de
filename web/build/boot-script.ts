import { join } from 'node:path';
import { build } from 'esbuild';

/** Returns the text of an inline script, compiled from a file in `web/src`. */
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
