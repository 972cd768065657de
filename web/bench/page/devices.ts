import { type BrowserContext, chromium, type Page } from '@playwright/test';

/** The phone Lighthouse emulates. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const desk = { viewport: { width: 1440, height: 900 } };

/** Lighthouse's slow 4G, as the browser applies it: latency in ms, throughput in bytes a second. */
export const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

export interface Conditions {
  readonly device: typeof phone | typeof desk;
  /** How many times slower the processor is made. */
  readonly cpuSlowdown: number;
  readonly network?: typeof slow4g;
}

/** Runs `work` with a new page under the given conditions, in the browser that listens on `debuggingPort`. */
export async function withPage<Result>(
  debuggingPort: number,
  { device, cpuSlowdown, network }: Conditions,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`);
  let context: BrowserContext | undefined;
  try {
    context = await browser.newContext(device);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    if (network) {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', network);
    }
    return await work(page);
  } finally {
    await context?.close();
    await browser.close();
  }
}
