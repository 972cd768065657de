import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type LocalSite, startLocal } from '../local-site.ts';
import { administrator, openSession } from './administrator.ts';
import { synthesizeSite } from './synthesize.ts';

/** The site's own stack, running while the test file does, with an administrator's session. */
export interface RunningSite {
  readonly url: string;
  /** Resolves when all that was saved is published. The CDN keeps what was read before for a second. */
  settled(): Promise<void>;
  /** Asks the site, through its CDN. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** The same with the administrator's session; a body is sent as JSON. */
  askAsAdministrator(path: string, method?: string, json?: unknown): Promise<Response>;
  /** Header with the administrator's session. */
  readonly cookie: string;
}

export function runSite(): RunningSite {
  let folder: string;
  let site: LocalSite | undefined;
  let cookie = '';
  const ask: RunningSite['ask'] = (path, init) => fetch(site?.url + path, { redirect: 'manual', ...init });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-'));
    const cdkOut = synthesizeSite(folder);
    const dataDir = join(folder, 'data');
    site = await startLocal({ cdkOut, dataDir, port: 0, ...administrator });
    cookie = await openSession(site.url);
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
    settled: async () => site?.settled(),
    ask,
    askAsAdministrator: (path, method = 'GET', json) =>
      ask(path, {
        method,
        headers: { cookie, ...(json !== undefined && { 'content-type': 'application/json' }) },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      }),
  };
}
