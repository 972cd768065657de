import { phone, withPage } from './devices.ts';

/** The kinds of files that a page loads. */
export const fileKinds = ['document', 'style', 'script', 'font', 'image', 'media', 'other'] as const;
type FileKind = (typeof fileKinds)[number];

/** What a page loads by itself, before anybody touches it: bytes as sent, compressed and with their headers, by kind of file. */
export interface PageWeight extends Readonly<Record<FileKind, number>> {
  /** The number of requests, and of scripts among them. */
  readonly requests: number;
  readonly scripts: number;
}

/** How long is watched after the load, in ms: what a page fetches by itself has no end to wait for. */
const quietMs = 5000;
const kinds: Readonly<Partial<Record<string, FileKind>>> = {
  Document: 'document',
  Stylesheet: 'style',
  Script: 'script',
  Font: 'font',
  Image: 'image',
  Media: 'media',
};

/**
 * Opens a page on a phone with an empty cache, with the given cookie if there is one, leaves it alone for some seconds after it
 * loaded, and adds up what it asked for.
 */
export async function weighPage(debuggingPort: number, url: string, cookie = ''): Promise<PageWeight> {
  return withPage(debuggingPort, { device: phone, cpuSlowdown: 1 }, async (page) => {
    if (cookie) await page.setExtraHTTPHeaders({ cookie });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    const kindOf = new Map<string, FileKind>();
    const weight = Object.fromEntries(fileKinds.map((kind) => [kind, 0])) as Record<FileKind, number>;
    devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
      const isScript = /\.js$/.test(new URL(response.url).pathname);
      if (!response.url.startsWith('data:'))
        kindOf.set(requestId, isScript ? 'script' : (kinds[type] ?? 'other'));
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kindOf.get(requestId);
      if (kind) weight[kind] += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'load' });
    // The measurement itself: what a page that is left alone asks for by then counts, and nothing is waited for.
    await page.waitForTimeout(quietMs);
    const loaded = [...kindOf.values()];
    return {
      ...weight,
      requests: loaded.length,
      scripts: loaded.filter((kind) => kind === 'script').length,
    };
  });
}
