import type { Locator, Page } from '@playwright/test';
import { localizedPath } from '#shared/language.ts';
import { type Kind, kinds, lastWords, type StoredPost } from '../hostile/hostile-posts.ts';
import { expect, test } from '../hostile/hostile-site.ts';
import { hostileValues } from '../hostile/values.ts';
import { damageOf } from '../hostile/watch.ts';
import { signIn } from '../testing/administrator.ts';
import { visit, waitUntilHydrated } from '../testing/site.ts';

// All tests here run in one worker, because storing the posts and drawing their pictures takes longer than any of the tests.
test.describe.configure({ mode: 'default' });

/** The names of the lists' buttons for more items, in both languages. */
const more = /^(Load More|View All News|عرض المزيد|كل الأخبار)$/i;
const everyKind = Object.keys(kinds) as Kind[];

const ofKind = (posts: readonly StoredPost[], kind: Kind) => posts.filter((post) => post.kind === kind);

/** Loads more of a list until all its items are there. */
async function showAll(page: Page, items: Locator, count: number): Promise<void> {
  await expect(items.first()).toBeVisible();
  for (let before = await items.count(); before < count; before = await items.count()) {
    const button = page.getByRole('main').getByRole('button', { name: more });
    if (await button.isVisible()) await button.click();
    await expect.poll(() => items.count()).toBeGreaterThan(before);
  }
}

/** Every third post is enough, because three consecutive posts contain the same value. */
const isVisited = (_: StoredPost, place: number) => place % 3 === 0;

/** Goes to a page of the site as one of its links would. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

test('every value is stored or refused', { tag: '@long' }, ({ corpus: { posts, refusals } }) => {
  expect(hostileValues.length).toBeGreaterThan(300);
  expect([...new Set(refusals)]).toEqual([400]);
  for (const kind of everyKind) {
    expect(ofKind(posts, kind).length).toBeGreaterThan(150);
  }
});

for (const kind of everyKind) {
  const { list, tab } = kinds[kind];

  test(`${kind}: the administrators' table and dialogs`, { tag: '@long' }, async ({
    page,
    session,
    corpus,
  }) => {
    await signIn(page, session);
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const table = page.getByRole('table', { name: tab });
    const edits = table.getByRole('button', { name: /^Edit: / });
    const next = page.getByRole('button', { name: 'Next', exact: true });
    const count = ofKind(corpus.posts, kind).length;
    let seen = 0;
    for (let opened = 0; ; ) {
      await expect(page.getByText(`Showing ${seen + 1} to `)).toBeVisible();
      expect(await damageOf(page)).toEqual([]);
      for (; opened < seen + (await edits.count()); opened += 43) {
        await edits.nth(opened - seen).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('textbox').first()).toBeVisible();
        const closed = dialog.getByRole('button', { name: /^Preview/, expanded: false });
        while ((await closed.count()) > 0) await closed.first().click();
        expect(await damageOf(page)).toEqual([]);
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await expect(dialog).toBeHidden();
      }
      if ((await next.getAttribute('aria-disabled')) === 'true') break;
      // Counts the rows of this page before the next one can appear.
      seen += await edits.count();
      await next.click();
    }
    expect(seen + (await edits.count())).toBe(count);
  });

  test(`${kind}: the visitors' list`, { tag: ['@both', '@long'] }, async ({ page, language, corpus }) => {
    await visit(page, list, language);
    await waitUntilHydrated(page);
    await showAll(page, page.locator('main li h2'), ofKind(corpus.posts, kind).length);
    expect(await damageOf(page)).toEqual([]);
  });

  test(`${kind}: the posts' own pages`, { tag: ['@both', '@long'] }, async ({ page, language, corpus }) => {
    await visit(page, list, language);
    await waitUntilHydrated(page);
    for (const { slug, title, titleAr } of ofKind(corpus.posts, kind).filter(isVisited)) {
      await follow(page, localizedPath(`${list}/${slug}`, language));
      const shown = (language === 'ar' && titleAr) || title;
      await page.waitForFunction(
        ([title, lastWords]) =>
          document.querySelector('main h1')?.textContent === title &&
          document.querySelector('main article')?.textContent?.includes(lastWords ?? ''),
        [shown, lastWords],
      );
      expect(await damageOf(page), shown).toEqual([]);
    }
  });
}

test('the pages that are shared', { tag: '@long' }, async ({ page, corpus }) => {
  const posts = ofKind(corpus.posts, 'blog');
  const documents: string[] = [];
  for (const { id } of posts) {
    const answer = await page.request.get(`/share/blog/${id}`);
    expect(answer.status()).toBe(200);
    documents.push(await answer.text());
  }
  const [post] = posts;
  await page.goto(`/share/blog/${post?.id}`);
  await page.waitForURL(`/blog/${post?.slug}`);
  await waitUntilHydrated(page);
  // Runs on an empty page, because the site's trusted types policy forbids `DOMParser` for text.
  await page.goto('about:blank');
  const elements = await page.evaluate((documents) => {
    const parts = documents.flatMap((text) => [...new DOMParser().parseFromString(text, 'text/html').all]);
    return parts.map((part) => ({
      name: part.localName,
      attributes: part.getAttributeNames(),
      refresh: part.getAttribute('http-equiv') && part.getAttribute('content'),
    }));
  }, documents);
  const refreshes = elements.flatMap(({ refresh }) => refresh || []);
  expect(refreshes).toEqual(posts.map(({ slug }) => `0; url=/blog/${slug}`));
  const names = new Set(elements.map(({ name }) => name));
  const attributes = new Set(elements.flatMap((element) => element.attributes));
  for (const name of ['script', 'style', 'img', 'svg', 'iframe', 'object', 'base', 'form']) {
    expect(names).not.toContain(name);
  }
  expect([...attributes].filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
});
