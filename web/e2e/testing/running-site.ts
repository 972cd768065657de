import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cdk from '#cdk.json' with { type: 'json' };
import { startLocal } from '#infra/local/local-site.ts';
import { administrator, openSession } from './administrator.ts';

const cdkOut = join(import.meta.dirname, '../../../cdk.out');

/** The whole stack, with an administrator. */
export interface Site {
  /** `http://localhost:<port>` */
  readonly url: string;
  /** Where a browser shows what was mailed. */
  readonly mailsUrl: string;
  /** Cookie of a session of the administrator, for journeys that are not about signing in. */
  readonly session: string;
  /** Resolves when everybody reads what was saved: it is published, and the CDN has forgotten what it kept. */
  settled(): Promise<void>;
  /** Has the scheduler do what it does each minute, and waits until it has. */
  strike(): Promise<void>;
}

export interface RunningSite extends Site {
  /** Stops it and forgets what it stored. */
  close(): Promise<void>;
}

/** Runs the synthesized site on a free port, with nothing stored but the administrator. */
export async function runSite(): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const site = await startLocal({
    cdkOut,
    dataDir,
    port: 0,
    siteUrl: cdk.context.siteUrl,
    adminUsername: administrator.username,
    adminPassword: administrator.password,
  });
  return {
    url: site.url,
    mailsUrl: String(site.mailsUrl),
    session: await openSession(site.url),
    async settled() {
      await site.settled();
      site.invalidate(['/*']);
    },
    strike: () => site.fireSchedules('SchedulerMinute'),
    async close() {
      await site.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
