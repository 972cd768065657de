import { mkdirSync } from 'node:fs';
import { open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from './mail.ts';

/** The file name of a mail, which sorts by arrival. */
const fileName = /^\d{8}T\d{9}Z-([0-9a-f-]+)\.json$/;

/** The accepted mails, each a file in the data folder. */
export class MailStore {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'mails');
    mkdirSync(this.#folder, { recursive: true });
  }

  /** Stores a mail. After it resolves neither `kill -9` nor a power cut loses it. */
  async keep(mail: Mail): Promise<void> {
    const file = join(this.#folder, `${mail.at.replace(/[-:.]/g, '')}-${mail.id}.json`);
    const draft = await open(`${file}.draft`, 'w', 0o600);
    try {
      await draft.writeFile(`${JSON.stringify(mail, null, 2)}\n`);
      await draft.sync();
    } finally {
      await draft.close();
    }
    await rename(`${file}.draft`, file);
    const folder = await open(this.#folder);
    // Some systems cannot sync a folder; there the file's name survives a power cut without it.
    await folder.sync().catch(() => {});
    await folder.close();
  }

  /** Returns the latest mails, newest first, without damaged files. */
  async list(max: number): Promise<Mail[]> {
    const names = (await this.#names()).reverse().slice(0, max);
    const mails = await Promise.all(names.map((name) => this.#read(name)));
    return mails.filter((mail) => mail !== undefined);
  }

  /** The mail with an id, if there is one. */
  async find(id: string): Promise<Mail | undefined> {
    const name = (await this.#names()).find((one) => fileName.exec(one)?.[1] === id);
    return name === undefined ? undefined : this.#read(name);
  }

  async #names(): Promise<string[]> {
    return (await readdir(this.#folder)).filter((name) => fileName.test(name)).sort();
  }

  async #read(name: string): Promise<Mail | undefined> {
    try {
      const mail = JSON.parse(await readFile(join(this.#folder, name), 'utf8'));
      return Array.isArray(Object(mail).to) ? mail : undefined;
    } catch {
      return undefined;
    }
  }
}
