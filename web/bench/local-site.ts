import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { within } from './within.ts';

/** Who signs in to the measured admin area. */
export const administrator = { username: 'bench', password: randomUUID() };

const root = join(import.meta.dirname, '../..');
const startSeconds = 240;
const stopSeconds = 15;

export interface LocalSite {
  /** Where it listens, over HTTP. */
  readonly port: number;
  /** Its process. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Builds the site and runs the synthesized stack as `npm start` does, on a free port and with an empty data folder. */
export async function startLocalSite(): Promise<LocalSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const child = spawn(process.execPath, ['infra/local/start.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await within(stopSeconds, 'Stopping the site', ended).catch(() => child.kill('SIGKILL'));
    await rm(dataDir, { recursive: true, force: true });
  };
  const ready = new Promise<number>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [, port] = /Ready on http:\/\/localhost:(\d+)/.exec(text) ?? [];
      if (port) resolve(Number(port));
    });
    void ended.then(() => reject(new Error('The site did not start.')));
  });
  try {
    return { port: await within(startSeconds, 'Starting the site', ready), pid: child.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
