import { languages } from '#shared/language.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { textIn } from '#shared/posts/localize.ts';
import { listPath, postPath } from '#shared/posts/paths.ts';
import { archivePath } from '#shared/publishing/addresses.ts';
import type { DocumentData } from '#shared/publishing/renderer.ts';
import { boundWords } from '#shared/text/bound-words.ts';
import { samplePosts } from '#web/testing/sample-posts.ts';
import { publish, watchHydration } from '../testing/published.ts';
import { expect, layoutShift, test, visit, waitUntilHydrated } from '../testing/site.ts';

const items = [
  { key: 'hero_title', value: 'Saved & <shown>', valueAr: 'محفوظ ومعروض', type: 'text' },
  { key: 'blog_title', value: 'Our blog', valueAr: 'مدوّنتنا', type: 'text' },
] as const;
const many = (kind: PostKind) =>
  Array.from({ length: 12 }, (_, place) => ({ ...samplePosts[kind], id: `${kind}-${place}` }));
const listData = (kind: PostKind): DocumentData => ({
  items,
  lists: { [kind]: { posts: many(kind), next: 'more', archive: 'first' } },
  categories: { en: ['Fieldwork'], ar: ['العمل الميداني'] },
});

const documents: { path: string; data: DocumentData; shows: (language: 'en' | 'ar') => string }[] = [
  { path: '/', data: { items }, shows: (language) => (language === 'ar' ? 'محفوظ' : 'Saved & <shown>') },
  ...postKinds.flatMap((kind) => {
    const post = samplePosts[kind];
    const shows = (language: 'en' | 'ar') => boundWords(textIn(post, 'title', language));
    return [
      { path: postPath(kind, post.id), data: { items, post }, shows },
      { path: listPath(kind), data: listData(kind), shows },
      {
        path: archivePath(kind, 'first'),
        data: { items, archive: { id: 'first', posts: many(kind), newer: 'x' } },
        shows,
      },
    ];
  }),
];

for (const { path, data, shows } of documents) {
  test(`${path} is hydrated as it was published: nothing is requested, changes or moves${path.includes('/archive/') ? '' : ' @again'}`, async ({
    page,
    language,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/\w+-posts/.test(request.url())) asked.push(request.url());
    });
    await publish(page, path, language, data);
    const watched = await watchHydration(page);
    await visit(page, path, language);
    const title = await page.title();
    await waitUntilHydrated(page);
    const { served, hydrated } = await watched();
    expect(served).toContain(shows(language));
    expect(hydrated).toBe(served);
    expect(await layoutShift(page)).toBe(0);
    expect(await page.title()).toBe(title);
    expect(asked).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('posts, lists and archives can be read', async ({ page, language }) => {
    for (const { path, data, shows } of documents) {
      await publish(page, path, language, data);
      await visit(page, path, language);
      await expect(page.locator('main')).toContainText(shows(language));
      await expect(page.locator('main [data-width]')).toHaveCount(0);
    }
  });
});

test('a list links to its archive, whose pages link to each other @phone', async ({ page, language }) => {
  expect(languages).toContain(language);
  await publish(page, '/blog', language, listData('blog'));
  const archive = { id: 'first', posts: many('blog'), newer: 'k3Jd' };
  await publish(page, archivePath('blog', 'first'), language, { items, archive });
  await visit(page, '/blog', language);
  await waitUntilHydrated(page);
  await page.locator('main a[href$="/blog/archive/first"]').click();
  await waitUntilHydrated(page);
  await expect(page.locator('main h2 a')).toHaveCount(12);
  await expect(page.locator('main a[rel=prev][href$="/blog/archive/k3Jd"]')).toBeVisible();
  await expect(page.locator('head link[rel=prev][href$="/blog/archive/k3Jd"]')).toHaveCount(1);
});
