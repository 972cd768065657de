import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, chromium } from '@playwright/test';

const options = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--remote-debugging-port=0',
];
const poll = 100;

/** A browser with a profile folder. It can be killed, and opened again with what it has written into the folder. */
export class KillableBrowser {
  readonly #program: string;
  readonly #folder: string;
  #running: { readonly process: ChildProcess; readonly context: BrowserContext } | undefined;

  constructor(program: string, folder: string) {
    this.#program = program;
    this.#folder = folder;
  }

  /** Returns the only browser context; starts the browser if it does not run. */
  async context(): Promise<BrowserContext> {
    this.#running ??= await this.#start();
    return this.#running.context;
  }

  /** Kills all processes of the browser, if it runs. */
  async kill(): Promise<void> {
    const { process: browser } = this.#running ?? {};
    this.#running = undefined;
    if (!browser?.pid || browser.exitCode !== null || browser.signalCode !== null) return;
    const ended = once(browser, 'exit');
    process.kill(-browser.pid, 'SIGKILL');
    await ended;
  }

  /**
   * Resolves when a text that a page stored has been written to the folder. Before that, killing the browser loses the text.
   */
  async hasWritten(text: string): Promise<void> {
    while (!(await this.#finds(text))) await setTimeout(poll);
  }

  async #finds(text: string): Promise<boolean> {
    const entries = await readdir(this.#folder, { recursive: true });
    const files = entries.filter((path) => /Local Storage.leveldb.\d+\.(log|ldb)$/.test(path));
    const contents = await Promise.all(
      files.map((path) => readFile(join(this.#folder, path), 'latin1').catch(() => '')),
    );
    return contents.some((content) => content.includes(text));
  }

  async #start() {
    const browser = spawn(this.#program, [...options, `--user-data-dir=${this.#folder}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      // A process group of its own, so that all processes of the browser can be ended at once.
      detached: true,
    });
    const address = await new Promise<string>((resolve, reject) => {
      browser.once('error', reject);
      browser.once('exit', () => reject(new Error('The browser ended before it could be asked.')));
      createInterface({ input: browser.stderr }).on('line', (line) => {
        const [, told] = /^DevTools listening on (ws:\S+)$/.exec(line) ?? [];
        if (told) resolve(told);
      });
    });
    const [context] = (await chromium.connectOverCDP(address)).contexts();
    if (!context) throw new Error('The browser has no window.');
    return { process: browser, context };
  }
}
