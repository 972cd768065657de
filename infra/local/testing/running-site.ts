import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Mail } from '#infra/emulator/ses/mail.ts';
import { MailStore } from '#infra/emulator/ses/mail-store.ts';
import { type LocalSite, startLocal } from '../local-site.ts';
import { administrator, openSession } from './administrator.ts';
import { longTimeouts } from './service-timeouts.ts';
import { copySite } from './share-stack.ts';

/** The site's own stack, running while the test file does, with an administrator's session. */
export interface RunningSite {
  readonly url: string;
  /** Restarts the site; `between` gets its folders while it is stopped. */
  restart(between: (folders: { cdkOut: string; dataDir: string }) => Promise<void>): Promise<void>;
  /** Ends functions and database; they cannot be started again. */
  breakDown(): Promise<void>;
  /** Empties the cache of the CDN. */
  forget(): void;
  /** Resolves when all that was saved is published. The CDN may serve earlier answers for another second. */
  settled(): Promise<void>;
  /** Fires the scheduled rules whose names contain `rule`. */
  fire(rule: string): Promise<void>;
  /** Sends a request to the site, through its CDN. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a request with the administrator's session; a body is sent as JSON. */
  askAsAdministrator(path: string, method?: string, json?: unknown): Promise<Response>;
  /** The sent mails, oldest first. */
  mails(): Promise<Mail[]>;
  /** Pauses or resumes the account's sending of mails. */
  pauseMails(isPaused: boolean): Promise<void>;
  /** The value of the `Cookie` header with the administrator's session. */
  readonly cookie: string;
}

/** @param indexDelayMs the time until an index of the table has a write, in milliseconds @default 0 */
export function runSite({ indexDelayMs }: { indexDelayMs?: number } = {}): RunningSite {
  let folder: string;
  let site: LocalSite | undefined;
  let cookie = '';
  const ask: RunningSite['ask'] = (path, init) => fetch(site?.url + path, { redirect: 'manual', ...init });

  const start = async () => {
    const [cdkOut, dataDir] = [join(folder, 'cdk.out'), join(folder, 'data')];
    const options = { port: 0, environment: longTimeouts, indexDelayMs, ...administrator };
    site = await startLocal({ cdkOut, dataDir, ...options });
    cookie = await openSession(site.url);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-'));
    await copySite(folder);
    await start();
  });
  afterAll(async () => {
    await site?.close();
    await rm(folder, { recursive: true, force: true });
  });

  return {
    get url() {
      return site?.url ?? '';
    },
    get cookie() {
      return cookie;
    },
    async restart(between) {
      await site?.close();
      await between({ cdkOut: join(folder, 'cdk.out'), dataDir: join(folder, 'data') });
      await start();
    },
    breakDown: async () => site?.breakDown(),
    forget: () => site?.invalidate(['/*']),
    settled: async () => site?.settled(),
    fire: async (rule) => site?.fireSchedules(rule),
    mails: async () => (await new MailStore(join(folder, 'data')).list(1000)).reverse(),
    async pauseMails(isPaused) {
      const body = JSON.stringify({ SendingEnabled: !isPaused });
      const answer = await fetch(`${site?.mailsUrl}/v2/email/account/sending`, { method: 'PUT', body });
      if (!answer.ok) throw new Error(await answer.text());
    },
    ask,
    askAsAdministrator: (path, method = 'GET', json) =>
      ask(path, {
        method,
        headers: { cookie, ...(json !== undefined && { 'content-type': 'application/json' }) },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      }),
  };
}
