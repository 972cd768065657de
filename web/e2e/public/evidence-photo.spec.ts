import type { Locator } from '@playwright/test';
import { copy as arabic } from '#web/pages/retail-audit/copy.ar.ts';
import { copy as english } from '#web/pages/retail-audit/copy.en.ts';
import { expect, test, visit } from '../testing/site.ts';

const copies = { en: english, ar: arabic };

/** Between each of the labelled rails and the packs below it, from the top of the picture, as parts of its height. */
const free = {
  narrow: [
    [148 / 360, 200 / 360],
    [310 / 360, 1],
  ],
  wide: [
    [146 / 470, 190 / 470],
    [302 / 470, 352 / 470],
  ],
} as const;

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

test("the audit photo's labels cover rails only, at any width @both", async ({ page, language }) => {
  const { evidence } = copies[language];
  await visit(page, '/retail-auditing-iraq', language);
  for (const width of [320, 360, 390, 480, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const photo = await boxOf(page.getByRole('img', { name: evidence.alt }));
    const part = (y: number) => (y - photo.top) / (photo.bottom - photo.top);
    const bands = free[width < 480 ? 'narrow' : 'wide'];
    const label = (text: string) => boxOf(page.getByText(text, { exact: true }));
    const [counted, placed, empty] = [
      await label(evidence.counted),
      await label(evidence.placed),
      await label(evidence.empty),
    ];
    for (const [box, [from, to]] of [
      [counted, bands[0]],
      [placed, bands[0]],
      [empty, bands[1]],
    ] as const) {
      expect(part(box.top), `${width} wide`).toBeGreaterThan(from);
      expect(part(box.bottom), `${width} wide`).toBeLessThan(to);
      expect(box.left, `${width} wide`).toBeGreaterThan(photo.left);
      expect(box.right, `${width} wide`).toBeLessThan(photo.right);
    }
    expect(counted.right, `${width} wide`).toBeLessThan(placed.left);
  }
});
