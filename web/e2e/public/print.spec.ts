import { pagePaths } from '#web/app/page-table.ts';
import { copy as arabic } from '#web/app/shell/copy.ar.ts';
import { copy as english } from '#web/app/shell/copy.en.ts';
import { copy as auditsArabic } from '#web/pages/custom-audits/exhibit/copy.ar.ts';
import { copy as auditsEnglish } from '#web/pages/custom-audits/exhibit/copy.en.ts';
import { copy as homeArabic } from '#web/pages/home/below-the-fold/copy.ar.ts';
import { copy as homeEnglish } from '#web/pages/home/below-the-fold/copy.en.ts';
import { expect, test, visit, waitUntilHydrated } from '../testing/site.ts';

const copies = {
  en: { shell: english, audits: auditsEnglish, home: homeEnglish },
  ar: { shell: arabic, audits: auditsArabic, home: homeArabic },
};

/** The pages with a sample of what their service delivers. */
const sampled = [
  '/retail-auditing-iraq',
  '/activation-experience',
  '/mystery-shopping-iraq',
  '/custom-strategic-audits',
  '/proprietary-retail-software',
  '/data-technology',
  '/digital-commerce',
];

test('what is only for the screen is not printed @phone', async ({ page, language }) => {
  const { shell } = copies[language];
  await visit(page, '/contact', language);
  await waitUntilHydrated(page);
  await expect(page.getByRole('region', { name: shell.cookies.title })).toBeVisible();
  await expect(page.locator('#chat-launcher')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: shell.cookies.title })).toBeHidden();
  await expect(page.locator('#chat-launcher')).toBeHidden();
  await expect(page.getByRole('button', { name: shell.openMenu })).toBeHidden();
});

test('all details are expanded in print', async ({ page, language }) => {
  const { types } = copies[language].audits;
  await visit(page, '/custom-strategic-audits', language);
  await page.emulateMedia({ media: 'print' });
  for (const { benefits } of Object.values(types))
    await expect(page.getByText(benefits[0] ?? '', { exact: true }).first()).toBeVisible();
});

test('slides are printed one after another, without space for scrolling @both', async ({
  page,
  language,
}) => {
  await visit(page, '/', language);
  await waitUntilHydrated(page);
  await page.emulateMedia({ media: 'print' });
  const section = page.getByRole('region').filter({ has: page.locator('#different') });
  const slides = section.locator('[id][aria-labelledby^=tab-]');
  await expect(slides).toHaveCount(4);
  for (const slide of await slides.all()) await expect(slide).toBeVisible();
  const { room, content } = await section.evaluate((element) => ({
    room: element.getBoundingClientRect().height,
    content: element.firstElementChild?.getBoundingClientRect().height,
  }));
  expect(room).toBe(content);
});

test('each page prints on at most two sheets, without controls @phone @long', async ({ page, language }) => {
  // Leaves out the sample report, which is made for print: `web/build/built-site/sample-report.test.ts` tests its PDF.
  for (const path of pagePaths.filter((one) => one !== '/sample-report')) {
    await visit(page, path, language);
    const pdf = await page.pdf({ format: 'A4' });
    const leaves = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    expect.soft(leaves, path).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('link', { name: copies[language].shell.skipLink })).toBeHidden();
    await expect(page.locator('header').getByText('@').filter({ visible: true })).toHaveCount(1);
  }
});

test('the sample of a service is printed alone, on one sheet', async ({ page, language }) => {
  for (const path of sampled) {
    await visit(page, `${path}#sample`, language);
    const pdf = await page.pdf({ format: 'A4' });
    expect.soft(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, path).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#sample article')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  }
});

test('a service page prints its sample instead of its exhibit, and rails not at all', async ({
  page,
  language,
}) => {
  const { audits } = copies[language];
  for (const path of sampled) {
    await visit(page, path, language);
    await page.emulateMedia({ media: 'print' });
    const areAudits = path === '/custom-strategic-audits';
    await expect(page.locator('#sample article')).toBeVisible({ visible: !areAudits });
    await expect(page.locator('main [data-exhibit]').first()).toBeVisible({ visible: areAudits });
    if (areAudits) await expect(page.getByRole('heading', { name: audits.title })).toBeVisible();
    const rails = await page.evaluate(
      () =>
        [...document.querySelectorAll('main *')].filter(
          (element) =>
            getComputedStyle(element).borderImageSource !== 'none' && !element.closest('[data-exhibit]'),
        ).length,
    );
    expect(rails, path).toBe(0);
  }
});
