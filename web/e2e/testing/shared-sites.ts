import { createServer } from 'node:http';
import { join } from 'node:path';
import { buildStack } from '#infra/local/start/build.ts';
import { showProgress } from '#infra/local/start/progress.ts';
import { type RunningSite, runSite } from './running-site.ts';
import { type SiteAnswer, sharedSites } from './site.ts';

/**
 * Global set-up. Builds and synthesizes what changed since the last time, then runs a site for each parallel index of a worker,
 * from its first request on. The sites are shared, because Playwright starts a new worker for each project, and starting a site
 * takes as long as several journeys. Returns a function that ends the sites.
 */
export default async function shareSites(): Promise<() => Promise<void>> {
  const root = join(import.meta.dirname, '../../..');
  await buildStack({ root, dev: false, progress: showProgress });
  const sites = new Map<string, Promise<RunningSite>>();
  const siteOf = (place: string) => {
    const site = sites.get(place) ?? runSite();
    sites.set(place, site);
    return site;
  };
  const server = createServer(async (request, response) => {
    const [, place = '', step] = request.url?.split('/') ?? [];
    try {
      const { url, mailsUrl, session, settled, runScheduler } = await siteOf(place);
      if (step === 'settled') await settled();
      if (step === 'run-scheduler') await runScheduler();
      response.end(JSON.stringify({ url, mailsUrl, session } satisfies SiteAnswer));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The shared sites have no port.');
  process.env[sharedSites] = `http://127.0.0.1:${address.port}`;
  return async () => {
    server.close();
    for (const site of await Promise.allSettled(sites.values()))
      if (site.status === 'fulfilled') await site.value.close();
  };
}
