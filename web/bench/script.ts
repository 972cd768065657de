import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Runs a measuring script of another room, which prints for itself, for at most so many seconds.
 * @throws one sentence, where it fails or takes longer
 */
export function runScript(file: string, seconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file], {
      cwd: root,
      stdio: 'inherit',
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${file} ${signal ? `took longer than ${seconds} s` : 'failed'}.`));
    });
  });
}
