import type { Page } from '@playwright/test';
import { copy as filterWords } from '#web/admin/messages/found/copy.ar.ts';
import { readAdminIn, signIn } from '../testing/administrator.ts';
import { editedKinds, openPosts, signInAtPosts, startPost } from '../testing/edited-posts.ts';
import { accessibilityProblems, expect } from '../testing/site.ts';
import { test } from '../testing/stored-posts.ts';
import { placeholderCutOff, textsCutOff } from '../testing/texts-cut-off.ts';

const { blog, career: careers } = editedKinds;

/** Remembers the last rendering of each row. Returns a function that counts the rows rendered since. */
async function noteRows(page: Page): Promise<() => Promise<number>> {
  const noted = await page.evaluateHandle(() => {
    const rendered = () =>
      [...document.querySelectorAll('tbody tr')].map((row) =>
        Object.entries(row).find(([name]) => name.startsWith('__reactProps$')),
      );
    const before = rendered();
    return () => rendered().filter((entry, place) => !entry || entry[1] !== before[place]?.[1]).length;
  });
  return () => noted.evaluate((count) => count());
}

test('typing in a post renders none of the posts behind it @long', async ({ page, session, posts }) => {
  await posts.several(...['One', 'Two', 'Three'].map((title) => ['blog', { title }] as const));
  await signInAtPosts(page, session, blog);
  await expect(page.getByText('Showing 3 posts')).toBeVisible();
  const renderedSince = await noteRows(page);
  const dialog = await startPost(page, blog);
  await page.keyboard.type('Shelf');
  await dialog.getByLabel('Content', { exact: true }).fill('What we saw.');
  await dialog.getByLabel('Category', { exact: true }).fill('Audit');
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Shelf');
  expect(await renderedSince()).toBe(0);
  // Opening a post renders its row, and no other.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Kept as a draft', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit: Two' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Blog Post' })).toBeVisible();
  expect(await renderedSince()).toBe(1);
});

const long = 'Ministry of Planning and Development Cooperation, Statistics Department';
const unbroken = 'W'.repeat(60);
/** A text that tables measure as unbreakable, although the browser breaks it. */
const marked = `${'ا\u064B\u0651'.repeat(40)} \u0301\u0301 begins with marks ${'\u0488'.repeat(40)}`;
const widths = [320, 390, 768, 820, 1000, 1023, 1024, 1100, 1280, 1366, 1440, 1536, 1920];

test('every title can be read at any width, whatever is beside it @phone @long', async ({
  page,
  session,
  posts,
}) => {
  const title = 'Share of shelf in three cities of the south';
  await posts.several(
    ['blog', { title, author: long, category: unbroken }],
    ['career', { title, department: long, location: unbroken }],
  );
  await signIn(page, session);
  for (const kind of [blog, careers]) {
    await openPosts(page, kind);
    const words = page.getByRole('rowheader').getByText(title);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect(words).toBeVisible();
      const [across, narrowest] = await words.evaluate((element) => [
        document.documentElement.scrollWidth,
        element.closest('span')?.clientWidth ?? 0,
      ]);
      expect(across, `scrolled sideways at ${width}`).toBe(width);
      expect(narrowest, `title at ${width}`).toBeGreaterThanOrEqual(180);
      // No part of the text is cut off.
      const hidden = await words.evaluate((element) => {
        const box = element.closest('span');
        return box ? box.scrollHeight - box.clientHeight : 0;
      });
      expect(hidden, `lines of the title cut off at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test('no word makes a list wider than the screen, and the search box shows its whole placeholder @phone @long', async ({
  page,
  session,
  language,
  posts,
}) => {
  const article = { title: marked, author: marked, category: marked };
  await posts.several(
    ['blog', article],
    ['news', article],
    ['career', { title: marked, department: marked, location: marked }],
  );
  await readAdminIn(page.context(), language);
  await signIn(page, session);
  for (const tab of ['blog', 'news', 'careers', 'messages']) {
    await page.goto(`/admin-panel?tab=${tab}`);
    if (tab !== 'messages') await expect(page.getByRole('rowheader')).toBeVisible();
    // On a phone the control is among the filters.
    else await page.getByRole('button', { name: filterWords.more }).click();
    const search = page.getByRole('search').getByRole('textbox');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect(search).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${tab} at ${width}`).toBe(
        width,
      );
      expect(await placeholderCutOff(search), `${tab} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test('on a phone tabs show that more follow, and tools are in one row @phone', async ({ page, session }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAtPosts(page, session, blog);
  const tabs = page.getByRole('tablist', { name: 'Sections of the site' });
  const sign = () => tabs.evaluate((list) => getComputedStyle(list, '::after').content);
  await page.getByRole('tab', { name: 'Website Content' }).click();
  await expect.poll(sign).toContain('›');
  // Opens the last tab, which only owners have. It appears once the session has been read.
  await tabs.getByRole('tab', { name: 'Backups' }).click();
  await expect.poll(sign).toBe('none');
  await openPosts(page, blog);
  const dialog = await startPost(page, blog);
  const toolbar = dialog.getByRole('toolbar').first();
  for (const width of [1440, 1280, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    // Counts the rows by the middles of the buttons, including the preview button beside the toolbar.
    const rows = await toolbar.evaluate((bar) => {
      const tools = [...(bar.parentElement?.querySelectorAll('button') ?? [])];
      const boxes = tools.map((tool) => tool.getBoundingClientRect());
      return new Set(boxes.map(({ y, height }) => Math.round(y + height / 2))).size;
    });
    expect(rows, `rows of tools at ${width}`).toBe(1);
    const hidden = await toolbar.evaluate((bar) => bar.scrollWidth - bar.clientWidth);
    expect(hidden, `tools cut off at ${width}`).toBeLessThanOrEqual(0);
    if (width > 390) continue;
    expect(await accessibilityProblems(page)).toEqual([]);
  }
});

test('on a phone the filters of a list are behind a button, and the first post is visible @long', async ({
  page,
  session,
  posts,
}) => {
  await posts.blog({ title: 'Shelf talk' });
  await signInAtPosts(page, session, blog);
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(status).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filters/ })).toHaveCount(0);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const button = page.getByRole('button', { name: 'Filters', exact: true });
    await expect(status).toBeHidden();
    await expect(page.getByRole('rowheader').getByText('Shelf talk')).toBeInViewport();
    const before = await button.boundingBox();
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(status).toBeFocused();
    await status.selectOption('Published');
    const counted = page.getByRole('button', { name: 'Filters (1)', exact: true });
    expect((await counted.boundingBox())?.y, `moved by its count at ${width}`).toBe(before?.y);
    expect(await textsCutOff(page.getByRole('combobox', { name: 'Order' })), `at ${width}`).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await counted.click();
    await expect(status).toBeHidden();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page.getByText('Showing 1 post', { exact: true })).toBeFocused();
  }
});

test('the fields of both languages are aligned @long', async ({ page, session }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAtPosts(page, session, blog);
  const dialog = await startPost(page, blog);
  await dialog.getByLabel('Content', { exact: true }).fill('Much to read.\n\n'.repeat(9));
  for (const [english, arabic] of [
    [dialog.getByLabel('Title', { exact: true }), dialog.getByLabel('العنوان', { exact: true })],
    [dialog.getByLabel('Content', { exact: true }), dialog.getByLabel('المحتوى', { exact: true })],
  ] as const) {
    const [here, there] = [await english.boundingBox(), await arabic.boundingBox()];
    // An Arabic line may be a pixel higher than designed, so the fields, which grow with their text, may differ by a pixel.
    expect(Math.abs((here?.y ?? 0) - (there?.y ?? 99))).toBeLessThanOrEqual(1);
  }
});

test('a dialog whose script fails to load says so, and opens at the next press', async ({
  page,
  session,
  pageErrors,
}) => {
  const chunks = /\/assets\/(post-dialog|toast-view)-.*\.js$/;
  await page.route(chunks, (route) => route.abort());
  await signInAtPosts(page, session, blog);
  await page.getByRole('button', { name: 'Add Blog Post' }).click();
  await expect(page.getByRole('alert')).toContainText('This could not be loaded.');
  await page.unroute(chunks);
  await startPost(page, blog);
  pageErrors.length = 0;
});

test('the Enter key continues a list', async ({ page, session }) => {
  await signInAtPosts(page, session, blog);
  const dialog = await startPost(page, blog);
  const content = dialog.getByLabel('Content', { exact: true });
  await content.focus();
  await page.keyboard.type('- one\ntwo\n\nthree');
  await expect(content.getByRole('listitem')).toHaveText(['one', 'two']);
  await expect(content.locator(':scope > p')).toHaveText('three');
});
