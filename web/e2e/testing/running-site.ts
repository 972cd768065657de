import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cdk from '#cdk.json' with { type: 'json' };
import { startLocal } from '#infra/local/local-site.ts';
import { longTimeouts } from '#infra/local/testing/service-timeouts.ts';
import { administrator, openSession } from './administrator.ts';

const cdkOut = join(import.meta.dirname, '../../../cdk.out');

/** The whole stack, with an administrator. */
export interface Site {
  /** `http://localhost:<port>` */
  readonly url: string;
  /** The URL of the pages that show the sent mails. */
  readonly mailsUrl: string;
  /** Cookie of a session of the administrator, for journeys that are not about signing in. */
  readonly session: string;
  /** Resolves when all saved content is published, and the CDN's cache is empty. */
  settled(): Promise<void>;
  /** Runs the scheduler, which otherwise runs each minute, and waits until it has finished. */
  runScheduler(): Promise<void>;
}

export interface RunningSite extends Site {
  /** Stops the site and deletes its data. */
  close(): Promise<void>;
}

/** Runs the synthesized site on a free port, with nothing stored but the administrator. */
export async function runSite(): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const site = await startLocal({
    cdkOut,
    dataDir,
    port: 0,
    environment: longTimeouts,
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
    runScheduler: () => site.fireSchedules('SchedulerMinute'),
    async close() {
      await site.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
