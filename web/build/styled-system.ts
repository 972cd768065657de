import { join } from 'node:path';
import { codegen, loadConfigAndCreateContext } from '@pandacss/node';

/** Generates the style functions from the theme, into `web/styled-system`. */
export async function generateStyledSystem(): Promise<void> {
  const cwd = join(import.meta.dirname, '..');
  await codegen(await loadConfigAndCreateContext({ cwd, configPath: join(cwd, 'build/panda.config.ts') }));
}

if (import.meta.main) await generateStyledSystem();
