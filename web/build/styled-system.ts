import { join } from 'node:path';
import { codegen, loadConfigAndCreateContext } from '@pandacss/node';

/** Generates the style functions from the theme, into `web/styled-system`. */
export async function generateStyledSystem(): Promise<void> {
  const cwd = join(import.meta.dirname, '..');
  const configPath = join(cwd, 'build/panda.config.ts');
  // Reads no source files, because the functions depend on the theme alone.
  await codegen(await loadConfigAndCreateContext({ cwd, configPath, config: { include: [] } }));
}

if (import.meta.main) await generateStyledSystem();
