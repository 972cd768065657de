import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The environment variable with the folder in which the test files of a run share a synthesized stack. */
const sharedFolder = 'TEST_STACK';
/** The interval at which a test file checks whether another one has synthesized the stack, in milliseconds. */
const pauseMs = 100;

/** Global set-up: gives the test files of a run a folder to share. Returns a function that removes it. */
export default function shareStack(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'stack-'));
  process.env[sharedFolder] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Puts the site's own stack, with real handlers and a tiny build, into `folder`. The first test file of a run that needs it
 * synthesizes it, which takes seconds; the others get a copy. Returns the folder of the stack.
 */
export async function copySite(folder: string): Promise<string> {
  const shared = process.env[sharedFolder];
  if (!shared) return (await import('./synthesize.ts')).synthesizeSite(folder);
  const [made, failed] = [join(shared, 'cdk.out'), join(shared, 'failed')];
  if (isFirst(join(shared, 'begun'))) {
    try {
      const { synthesizeSite } = await import('./synthesize.ts');
      renameSync(synthesizeSite(join(shared, 'making')), made);
    } catch (error) {
      mkdirSync(failed);
      throw error;
    }
  }
  while (!existsSync(made)) {
    if (existsSync(failed))
      throw new Error('Another test file could not synthesize the stack, and says why.');
    await setTimeout(pauseMs);
  }
  const cdkOut = join(folder, 'cdk.out');
  cpSync(made, cdkOut, { recursive: true });
  return cdkOut;
}

/** Creates a folder. Returns true if it did not exist. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
