import { join } from 'node:path';
import { createServer } from 'vite';

export interface DevServer {
  readonly url: string;
  close(): Promise<void>;
}

/** The paths that the site answers instead of Vite. */
const proxied = [
  '/api',
  '/images',
  '/share',
  '/live',
  '/sitemap',
  '/site.webmanifest',
  '/ar/site.webmanifest',
];

/** Starts Vite with hot reload over the API of a running site. */
export async function startDevServer(root: string, siteUrl: string): Promise<DevServer> {
  const server = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    clearScreen: false,
    logLevel: 'warn',
    server: { proxy: Object.fromEntries(proxied.map((prefix) => [prefix, { target: siteUrl }])) },
  });
  await server.listen();
  return { url: (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''), close: () => server.close() };
}
