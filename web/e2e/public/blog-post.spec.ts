import { localizedPath } from '#shared/language.ts';
import { copy as arabic } from '#web/pages/blog-post/copy.ar.ts';
import { copy as english } from '#web/pages/blog-post/copy.en.ts';
import { expectComplaints } from '../testing/edited-posts.ts';
import { accessibilityProblems, expect, visit } from '../testing/site.ts';
import { test } from '../testing/stored-posts.ts';

const copies = { en: english, ar: arabic };
const inEnglishOnly = {
  title: 'Written in English',
  category: 'Promotions',
  content: 'Only one language.',
};

test('a post without Arabic is shown in English, and marked as English @phone', async ({
  page,
  posts,
  language,
}) => {
  const { id } = await posts.blog(inEnglishOnly);
  await visit(page, `/blog/${id}`, language);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(inEnglishOnly.title);
  await expect(title).toHaveAttribute('lang', 'en');
  await expect(title).toHaveAttribute('dir', 'ltr');
  await expect(
    page.locator('article [lang=en][dir=ltr] p').filter({ hasText: 'Only one language.' }),
  ).toBeVisible();
});

for (const [what, address] of [
  ['an unknown post', async () => 'nothing-here'],
  ['a draft', async (create: () => Promise<string>) => create()],
] as const) {
  test(`${what} is not found, and the page links back to the blog`, async ({
    page,
    posts,
    language,
    pageErrors,
  }) => {
    const id = await address(async () => (await posts.blog({ published: false })).id);
    const { missing } = copies[language];
    await visit(page, `/blog/${id}`, language);
    await expect(page.getByRole('heading', { level: 1, name: missing.title })).toBeVisible();
    await expect(page.getByText(missing.text)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: missing.back }).click();
    await expect(page).toHaveURL(localizedPath('/blog', language));
    expectComplaints(pageErrors, 'status of 404');
  });
}
