import { type Language, languageNames } from '#shared/language.ts';
import { editedKinds, fillIn, signInAtPosts, startPost } from '../testing/edited-posts.ts';
import { accessibilityProblems, expect } from '../testing/site.ts';
import { test } from '../testing/stored-posts.ts';

const titles: Record<Language, string> = { en: 'Seen before its time', ar: 'يُرى قبل نشره' };

test('a post is previewed while it is written, also by anybody with a private link @phone', async ({
  page,
  session,
  browser,
  language,
}) => {
  const { blog } = editedKinds;
  await signInAtPosts(page, session, blog);
  const dialog = await startPost(page, blog);
  await fillIn(dialog, { Title: titles.en, العنوان: titles.ar });
  await dialog.getByRole('button', { name: 'Page preview' }).click();
  const switches = dialog.getByRole('group', { name: 'Language of the preview' });
  await switches.getByRole('button', { name: languageNames[language] }).click();
  const frame = dialog.locator('iframe');
  const inFrame = (name: 'lang' | 'title') =>
    frame.evaluate(
      (element: HTMLIFrameElement, what) =>
        what === 'lang'
          ? element.contentDocument?.documentElement.lang
          : element.contentDocument?.querySelector('h1')?.textContent,
      name,
    );
  await expect.poll(() => inFrame('lang')).toBe(language);
  // In Arabic, no-break spaces bind some words.
  await expect.poll(async () => (await inFrame('title'))?.replaceAll('\u00a0', ' ')).toBe(titles[language]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);

  await expect(dialog.getByText('Draft saved')).toBeVisible();
  await dialog.getByRole('button', { name: 'Private link' }).click();
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Address of the link' }).inputValue();
  expect(await accessibilityProblems(page)).toEqual([]);

  const colleague = await browser.newContext({ viewport: page.viewportSize() });
  const other = await colleague.newPage();
  expect((await other.goto(address))?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(titles.en);
  await other.getByRole('complementary').getByRole('link', { name: languageNames.ar }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(titles.ar);
  expect(await accessibilityProblems(other)).toEqual([]);

  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog.getByText('There is no private link to this page.')).toBeVisible();
  expect((await other.reload())?.status()).toBe(404);
  await expect(other.getByRole('heading', { name: 'Preview Not Available' })).toBeVisible();
  await colleague.close();
});
