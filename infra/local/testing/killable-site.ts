import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Asked, Message } from './killable-process.ts';
import type { SiteFolders } from './web-bucket.ts';

const program = join(import.meta.dirname, 'killable-process.ts');

/**
 * A site that runs in its own process, which can be killed at any moment. It restarts with the same data folder and URL.
 */
export class KillableSite {
  /** The log of errors of all its processes. */
  readonly logFile: string;
  readonly #folders: SiteFolders;
  #asked = 0;
  #port = '0';
  #failing = 0;
  #running: Promise<{ child: ChildProcess; url: string }> | undefined;

  constructor(folders: SiteFolders) {
    this.#folders = folders;
    this.logFile = `${folders.dataDir}.log`;
  }

  /**
   * Starts the site, with the share of failing calls that {@link fail} set last. Resolves when it answers; rejects if the
   * process ends before.
   */
  async start(): Promise<void> {
    const { cdkOut, dataDir } = this.#folders;
    const child = fork(program, [cdkOut, dataDir, this.logFile, this.#port], {
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#running = Promise.race([
      once(child, 'message').then(([{ content }]) => ({ child, url: String(content) })),
      once(child, 'exit').then(() => Promise.reject(new Error('The site ended before it answered.'))),
    ]);
    const { url } = await this.#running;
    this.#port = new URL(url).port;
    if (this.#failing > 0) await this.fail(this.#failing);
  }

  /** Returns the URL of the site; waits while it starts. */
  async url(): Promise<string> {
    return (await this.#process()).url;
  }

  /** Ends the running invocations of the functions whose names contain `name`. Returns their number. */
  async crash(name: string): Promise<number> {
    return this.#ask({ crash: name });
  }

  /** Sets the share of database and mail calls that fail from now on, also after a restart: 0 for none, 1 for all. */
  async fail(rate: number): Promise<void> {
    this.#failing = rate;
    await this.#ask({ fail: rate });
  }

  /** Resolves when all that was saved is published. */
  async settled(): Promise<void> {
    await this.#ask('settled');
  }

  /** Stops the process gracefully. */
  async close(): Promise<void> {
    const { child } = await this.#process();
    const ended = once(child, 'exit');
    await this.#ask('close');
    await ended;
  }

  /** Kills the process (`kill -9`), if it runs. */
  async kill(): Promise<void> {
    const running = await this.#running?.catch(() => undefined);
    if (!running || running.child.exitCode !== null || running.child.signalCode !== null) return;
    const ended = once(running.child, 'exit');
    running.child.kill('SIGKILL');
    await ended;
  }

  async #process() {
    if (!this.#running) throw new Error('The site was never started.');
    return this.#running;
  }

  /** Sends a message to the process. Resolves to 0 if the process ends before it answers. */
  async #ask(content: Asked): Promise<number> {
    const { child } = await this.#process();
    this.#asked += 1;
    const id = this.#asked;
    return new Promise<number>((resolve) => {
      const onMessage = (answer: Message<number>) => answer.id === id && end(answer.content);
      const onExit = () => end(0);
      const end = (answer: number) => {
        child.off('message', onMessage).off('exit', onExit);
        resolve(answer);
      };
      child.on('message', onMessage).on('exit', onExit);
      child.send({ id, content } satisfies Message<Asked>);
    });
  }
}
