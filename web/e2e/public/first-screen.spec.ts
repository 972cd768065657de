import type { Page } from '@playwright/test';
import { copy as arabic } from '#web/pages/home/reading/copy.ar.ts';
import { copy as english } from '#web/pages/home/reading/copy.en.ts';
import { headline } from '../testing/post-page.ts';
import { expect, refuseCookies, test, visit, waitUntilHydrated, waitUntilIdle } from '../testing/site.ts';

const copies = { en: english, ar: arabic };

const screens = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 400 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1280, height: 600 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1536, height: 864 },
  { width: 1920, height: 1080 },
];

/**
 * Returns how far the first screen's end is from that of the window, and how far the headline's panel is out of line with the
 * shelves, in px.
 */
const measures = (page: Page) =>
  page
    .locator('main > div')
    .first()
    .evaluate((screen) => {
      const { bottom } = screen.getBoundingClientRect();
      const hero = screen.querySelector('section');
      const panel = hero?.querySelector('h1')?.parentElement?.getBoundingClientRect();
      const wall = hero?.querySelector('[data-wall]');
      if (!panel || !wall) throw new Error('The hero has no panel on a wall');
      const style = getComputedStyle(wall);
      const down = (lengths: string) => Number.parseFloat(lengths.split(' ')[1] ?? '');
      const shelf = down(style.backgroundSize) / 6;
      const top = wall.getBoundingClientRect().top + down(style.backgroundPosition);
      const section = (shelf * 4) / 3;
      const off = (length: number, unit: number) => Math.abs(length - Math.round(length / unit) * unit);
      return {
        // On phones, also in landscape, the hero alone fills the screen, and the figures follow below.
        beyond:
          innerWidth < 600 || (innerHeight < 519 && !('consent' in document.documentElement.dataset))
            ? innerHeight - (hero?.clientHeight ?? 0) - (hero?.getBoundingClientRect().top ?? 0)
            : Math.abs(bottom - innerHeight),
        railStep: off(panel.bottom - top, shelf),
        cutPacks: panel.width >= innerWidth ? 0 : off(panel.width, section),
      };
    });

/** Returns the width of the bracket in px, and the parts of the record below it that are cut off. */
const readingMeasures = (page: Page) =>
  page.locator('[data-reading]').evaluate((scene) => {
    const bracket = scene.querySelector('[data-bracket]')?.getBoundingClientRect().width ?? 0;
    const record = scene.nextElementSibling;
    const room = record?.getBoundingClientRect();
    const parts = [...(record?.querySelectorAll('dd, span, button') ?? [])];
    const cut = parts.filter((part) => {
      const { left, right, bottom, width } = part.getBoundingClientRect();
      return width > 0 && room && (left < room.left || right > room.right + 1 || bottom > room.bottom + 1);
    });
    return { bracket, cut: cut.map(({ textContent }) => textContent) };
  });

test('the hero fills the first screen of every window, with its figures except on phones, its panel aligned with the shelves @both', async ({
  page,
  language,
}) => {
  await refuseCookies(page);
  await visit(page, '/', language);
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const { beyond, railStep, cutPacks } = await measures(page);
    const name = `${screen.width} by ${screen.height}`;
    expect.soft(beyond, `beyond the screen of ${name}`).toBeLessThan(1);
    // On phones the panel fills the rest of the screen, and does not have to be in line with the shelves.
    if (screen.width >= 600) expect.soft(railStep, `rail's step on ${name}`).toBeLessThan(1);
    expect.soft(cutPacks, `packs cut on ${name}`).toBeLessThan(1);
    const reading = page.locator('[data-reading] > [data-current]');
    await expect.soft(reading, `reading on ${name}`).toBeInViewport({ ratio: 1 });
    const { bracket, cut } = await readingMeasures(page);
    expect.soft(bracket, `bracket on ${name}`).toBeGreaterThanOrEqual(160);
    expect.soft(cut, `cut off the record on ${name}`).toEqual([]);
  }
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test(`the headline is the largest paint in a window of ${width} by ${height} @both`, async ({
    page,
    language,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/', language);
    await waitUntilHydrated(page);
    const video = page.locator('video');
    await expect(video).toHaveJSProperty('paused', false);
    await expect(video).toHaveCSS('opacity', '1');
    const largest = await page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
            resolve(last?.element?.localName);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest).toBe('h1');
  });
}

test('a new visitor sees the whole hero and its figures above the cookie banner @both', async ({
  page,
  language,
}) => {
  await visit(page, '/', language);
  const action = page.locator('main').getByRole('link').first();
  for (const screen of [...screens, { width: 390, height: 664 }, { width: 360, height: 740 }]) {
    await page.setViewportSize(screen);
    const name = `${screen.width} by ${screen.height}`;
    expect.soft((await measures(page)).beyond, `beyond the screen of ${name}`).toBeLessThan(1);
    await expect.soft(action, `in the screen of ${name}`).toBeInViewport({ ratio: 1 });
  }
});

test('a long tagline covers nothing @both', async ({ page, language }) => {
  await visit(page, '/', language);
  await waitUntilHydrated(page);
  const tagline = headline(page).locator('xpath=preceding-sibling::p');
  await tagline.evaluate((label) =>
    label.lastChild?.replaceWith('A brand of the company with a long name '.repeat(2)),
  );
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const [label, title] = await Promise.all([tagline.boundingBox(), headline(page).boundingBox()]);
    if (!label || !title) throw new Error('The hero has no tagline over a headline');
    expect(label.y + label.height, `${screen.width} by ${screen.height}`).toBeLessThanOrEqual(title.y);
  }
});

test('the wall is animated after the page has loaded, until it is paused', async ({ page, language }) => {
  await refuseCookies(page);
  const loaded: boolean[] = [];
  await page.route(/hero.*\.(mp4|webm)$/, async (route) => {
    loaded.push(await page.evaluate(() => document.readyState === 'complete'));
    await route.continue();
  });
  await visit(page, '/', language);
  const video = page.locator('video');
  await expect(video).toHaveJSProperty('paused', false);
  const narrow = (page.viewportSize()?.width ?? 0) < 600;
  expect(await video.evaluate((e: HTMLVideoElement) => e.currentSrc.includes('phone'))).toBe(narrow);
  expect(loaded.every(Boolean)).toBe(true);
  await page.getByRole('button', { name: copies[language].pause }).click();
  await expect(video).toHaveJSProperty('paused', true);
});

for (const [reason, connection] of [
  ['saves data', { saveData: true }],
  ['has a slow connection', { effectiveType: '3g' }],
] as const) {
  test(`a visitor who ${reason} gets no video`, async ({ page, language }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    await visit(page, '/', language);
    await waitUntilHydrated(page);
    await waitUntilIdle(page);
    await expect(page.locator('video')).toHaveCount(0);
  });
}
