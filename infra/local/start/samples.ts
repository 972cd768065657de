import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const command = join(import.meta.dirname, '../../../functions/commands/samples-command.ts');

/**
 * Adds the sample content to the site that runs on a data folder, by the same command that removes it. Returns the
 * command's output; rejects with one sentence.
 */
export async function addSamples(dataDir: string): Promise<string> {
  try {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    const { stdout } = await run(process.execPath, [command, 'add'], { env });
    return stdout.trim();
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(`The sample content could not be added: ${stderr?.trim() || message}`);
  }
}
