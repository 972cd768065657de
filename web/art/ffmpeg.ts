import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Arguments that keep sound and metadata out of the file, so that the same frames give the same bytes. */
export const plain = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-y'];

/** Runs ffmpeg (found on the PATH) with `inputs` as its standard input. Throws when ffmpeg fails; ffmpeg itself prints why. */
export async function ffmpeg(args: string[], inputs: Iterable<Buffer>): Promise<void> {
  const child = spawn('ffmpeg', ['-v', 'error', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
  const closed = once(child, 'close');
  for (const input of inputs) {
    if (!child.stdin.write(input)) await Promise.race([once(child.stdin, 'drain'), closed]);
  }
  child.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code}`);
}
