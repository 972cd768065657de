import { localizedPath } from '#shared/language.ts';
import { expect, visit, waitUntilHydrated } from '../testing/site.ts';
import { test } from '../testing/stored-posts.ts';

test('the list links to a post’s slug, and its former slug still works @phone', async ({
  page,
  posts,
  language,
}) => {
  const { id } = await posts.blog({ title: 'Shelf talk', titleAr: 'حديث الرفوف', slug: 'facing-talk' });
  await posts.update(id, { slug: 'facing-talk-2026', seoTitle: 'Found', seoTitleAr: 'يوجد' });
  const address = localizedPath('/blog/facing-talk-2026', language);
  const canonical = page.locator('link[rel=canonical]');
  const title = page.getByRole('heading', { level: 1 });

  await visit(page, '/blog/facing-talk', language);
  await waitUntilHydrated(page);
  await expect(title).toHaveText(language === 'ar' ? /حديث/ : 'Shelf talk');
  await expect(page).toHaveTitle(language === 'ar' ? 'يوجد' : 'Found');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${address}$`));

  await visit(page, '/blog', language);
  await waitUntilHydrated(page);
  await page.locator(`main a[href="${address}"]`).first().click();
  await expect(page).toHaveURL(address);
  await expect(title).toHaveText(language === 'ar' ? /حديث/ : 'Shelf talk');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${address}$`));
});

test('a post without a chosen slug is published at a readable one, which redirects after a change', async ({
  page,
  posts,
  language,
}) => {
  const { id } = await posts.blog({ title: 'Counting facings', titleAr: 'عدّ الواجهات', published: false });
  await posts.update(id, { published: true });
  const first = localizedPath('/blog/counting-facings', language);
  const canonical = page.locator('link[rel=canonical]');
  await visit(page, '/blog', language);
  await waitUntilHydrated(page);
  await page.locator(`main a[href="${first}"]`).first().click();
  await expect(page).toHaveURL(first);
  await expect(canonical).toHaveAttribute('href', new RegExp(`${first}$`));

  await posts.update(id, { slug: 'facings-counted' });
  for (const name of ['counting-facings', id]) {
    await visit(page, `/blog/${name}`, language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'ar' ? /عدّ/ : 'Counting facings',
    );
    const address = localizedPath('/blog/facings-counted', language);
    await expect(canonical).toHaveAttribute('href', new RegExp(`${address}$`));
  }
});
