import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '#web-testing/find-browser.ts';
import { within } from './site.ts';

const startSeconds = 30;
const stopSeconds = 10;
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
  '--remote-debugging-port=0',
];

/**
 * Runs `work` with the debugging port of a new browser: fresh profile, every host name mapped to `edgePort` on this
 * machine. The browser is closed afterwards; work that takes longer than `seconds` is cancelled.
 */
export async function withChromium<Result>(
  edgePort: number,
  seconds: number,
  what: string,
  work: (debuggingPort: number) => Promise<Result>,
): Promise<Result> {
  const browser = findBrowser();
  if (!browser)
    throw new Error('There is no browser: install Chromium (on Debian: apt-get install -y chromium).');
  const profile = await mkdtemp(join(tmpdir(), 'bench-profile-'));
  const child = spawn(
    browser,
    [
      ...flags,
      `--user-data-dir=${profile}`,
      `--host-resolver-rules=MAP * 127.0.0.1:${edgePort}`,
      'about:blank',
    ],
    // In a process group of its own: the command may be a script that starts the browser.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const kill = () => endGroup(child.pid, 'SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const listening = new Promise<number>((resolve, reject) => {
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-10_000);
      const [, port] = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said) ?? [];
      if (port) resolve(Number(port));
    });
    child.once('error', reject);
    void ended.then(() => reject(new Error(`The browser ended: ${said}`)));
  });
  try {
    const port = await within(startSeconds, 'Starting the browser', listening);
    return await within(seconds, what, work(port));
  } finally {
    endGroup(child.pid, 'SIGTERM');
    await within(stopSeconds, 'Ending the browser', ended).catch(kill);
    child.stderr.destroy();
    process.off('exit', kill);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Ends all processes of a group, if there are any. */
function endGroup(group: number | undefined, signal: NodeJS.Signals): void {
  if (group === undefined) return;
  try {
    process.kill(-group, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Repeats a failed measurement once, without affecting the others. */
export async function attempt(work: () => Promise<void>, triesLeft = 1): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (triesLeft > 0) await attempt(work, triesLeft - 1);
  }
}
