import '#functions/data/testing/environment.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { getTranslation, listTranslations } from '#shared/api/posts/translations.ts';
import {
  maxTranslations,
  type TranslatedKind,
  type TranslationWork,
  type WaitingTranslations,
} from '#shared/content/translation.ts';
import { kinds, postsSite } from './testing/posts-site.ts';

const site = postsSite();
let data: typeof import('#functions/data/content/content.ts') &
  typeof import('#functions/data/pictures/picture.ts') &
  typeof import('#functions/data/posts/categories.ts');
beforeAll(async () => {
  data = {
    ...(await import('#functions/data/content/content.ts')),
    ...(await import('#functions/data/pictures/picture.ts')),
    ...(await import('#functions/data/posts/categories.ts')),
  };
});

const list = async () => (await site.askAsAdministrator(listTranslations)).body as WaitingTranslations;
const waitingFor = async (id: string) => (await list()).waiting.find((one) => one.id === id);
async function work(kind: TranslatedKind, id: string): Promise<TranslationWork> {
  const { status, body } = await site.askAsAdministrator(getTranslation, { params: { kind, id } });
  expect(status).toBe(200);
  return body as TranslationWork;
}
const categoryId = (kind: string, name: string) => `${kind}-${Buffer.from(name).toString('base64url')}`;
const later = () => vi.setSystemTime(Date.now() + 1000);

test('lists a text with the English that its Arabic translates, until the Arabic is saved or marked as correct', async () => {
  const save = (update: Parameters<typeof data.updateContent>[1]) => {
    later();
    return data.updateContent('hero_title', update, new Date(), 'sara');
  };
  await save({ value: 'Provinces', valueAr: '' });
  expect(await waitingFor('hero_title')).toMatchObject({ kind: 'content', state: 'missing' });
  await save({ value: 'Provinces', valueAr: 'المحافظات' });
  expect(await waitingFor('hero_title')).toBeUndefined();
  await save({ value: 'Areas' });
  await save({ value: 'Districts' });
  expect(await waitingFor('hero_title')).toMatchObject({ state: 'older' });
  expect(await work('content', 'hero_title')).toMatchObject({
    ...{ version: 4, changedBy: 'sara' },
    texts: [
      { name: 'value', english: 'Districts', arabic: 'المحافظات', state: 'older', before: 'Provinces' },
    ],
  });
  await save({ value: 'Districts', arabicIsCurrent: true });
  expect(await work('content', 'hero_title')).toMatchObject({ version: 5, texts: [] });
});

test('the built-in Arabic beside a changed English counts as a translation of the built-in English', async () => {
  later();
  await data.updateContent('about_title', { value: 'Another' }, new Date());
  const { texts } = await work('content', 'about_title');
  expect(texts).toMatchObject([{ state: 'older', before: expect.stringMatching(/./) }]);
});

test('lists a post with its texts to translate, except its category', async () => {
  const { id } = await site.create('blog', {
    ...{ title: 'Shelf', titleAr: 'رف', content: 'Body', contentAr: '', excerpt: '' },
    ...{ author: 'Sara', authorAr: 'سارة', category: 'Audits', categoryAr: '' },
  });
  expect(await waitingFor(id)).toEqual({ kind: 'blog', id, name: 'Shelf', state: 'missing', count: 1 });
  const save = (json: object) => site.askAsAdministrator(kinds.blog.update, { params: { id }, json });
  await save({ contentAr: 'نص' });
  expect(await waitingFor(id)).toBeUndefined();
  expect(await waitingFor(categoryId('blog', 'Audits'))).toMatchObject({
    kind: 'category',
    state: 'missing',
    count: 1,
  });
  expect(await work('category', categoryId('blog', 'Audits'))).toMatchObject({
    texts: [{ name: 'name', english: 'Audits', arabic: '', state: 'missing' }],
  });
  await save({ content: 'New body' });
  await save({ content: 'Newest body' });
  expect(await waitingFor(id)).toMatchObject({ state: 'older', count: 1 });
  const { version, texts } = await work('blog', id);
  expect(version).toBe(4);
  expect(texts).toEqual([
    { name: 'content', english: 'Newest body', arabic: 'نص', state: 'older', before: 'Body' },
  ]);
  await save({ arabicIsCurrent: true, version });
  expect(await waitingFor(id)).toBeUndefined();
});

test('lists a category until it has an Arabic name, and again when its English name changes', async () => {
  const one = { id: 'cold', name: 'Cold', nameAr: '' };
  await data.saveCategories('news', [one], 0);
  expect(await waitingFor(categoryId('news', 'Cold'))).toMatchObject({ state: 'missing', count: 0 });
  await data.saveCategories('news', [{ ...one, nameAr: 'تبريد' }], 1);
  expect(await waitingFor(categoryId('news', 'Cold'))).toBeUndefined();
  await data.saveCategories('news', [{ ...one, name: 'Cold chain', nameAr: 'تبريد' }], 2);
  expect((await work('category', categoryId('news', 'Cold chain'))).texts).toEqual([
    { name: 'name', english: 'Cold chain', arabic: 'تبريد', state: 'older', before: 'Cold' },
  ]);
  const right = { ...one, name: 'Cold chain', nameAr: 'تبريد', arabicIsCurrent: true };
  await data.saveCategories('news', [right], 3);
  expect(await waitingFor(categoryId('news', 'Cold chain'))).toBeUndefined();
});

test('lists a picture by its alternative text', async () => {
  const address = '/images/picture-of-a-shelf.jpg';
  await data.keepPicture({ id: 'shelf', address, width: 9, height: 9, name: 'shelf.jpg' }, new Date());
  expect(await waitingFor('shelf')).toBeUndefined();
  const words = { name: 'shelf.jpg', focus: { x: 50, y: 50 } as const };
  await data.updatePicture('shelf', { ...words, alt: 'A shelf', altAr: '', version: 1 });
  expect(await waitingFor('shelf')).toMatchObject({ kind: 'picture', name: 'shelf.jpg', state: 'missing' });
  await data.updatePicture('shelf', { ...words, alt: 'A shelf', altAr: 'رف', version: 2 });
  await data.updatePicture('shelf', { ...words, alt: 'Two shelves', altAr: 'رف', version: 3 });
  expect(await work('picture', 'shelf')).toMatchObject({
    picture: { address, name: 'shelf.jpg' },
    texts: [{ name: 'alt', english: 'Two shelves', arabic: 'رف', state: 'older', before: 'A shelf' }],
  });
  await data.updatePicture('shelf', {
    ...{ ...words, alt: 'Two shelves', altAr: 'رف', version: 4 },
    arabicIsCurrent: true,
  });
  expect((await work('picture', 'shelf')).texts).toEqual([]);
});

test('counts everything, but names only the first few of each kind', async () => {
  const before = await list();
  for (let at = 0; at <= maxTranslations; at++) await site.create('career', { titleAr: '' });
  const after = await list();
  expect(after.counts.posts.missing).toBe(before.counts.posts.missing + maxTranslations + 1);
  expect(after.waiting).toHaveLength(maxTranslations);
  expect(after.waiting).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'content' })]));
});

test.each([
  ['content', 'no_such_text'],
  ['blog', 'nothing'],
  ['category', 'blog'],
  ['category', 'blog-'],
  ['shelf', 'blog'],
  ['picture', 'nothing'],
])('there is nothing of kind %s at %s', async (kind, id) => {
  const { status } = await site.askAsAdministrator(getTranslation, { params: { kind, id } });
  expect(status).toBe(404);
});
