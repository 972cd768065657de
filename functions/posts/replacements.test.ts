import '#functions/data/testing/environment.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import type { ResponseBody } from '#shared/api/endpoint/endpoint.ts';
import { saveWorkingCopy } from '#shared/api/posts/working-copies.ts';
import { findTexts, replaceTexts, undoReplacement } from '#shared/api/replacements.ts';
import type { FoundText, ReplacementOutcome } from '#shared/content/replacement.ts';
import { kinds, postsSite } from './testing/posts-site.ts';

const site = postsSite();
let data: typeof import('#functions/data/content/content.ts') &
  typeof import('#functions/data/pictures/picture.ts') &
  typeof import('#functions/data/working-copies/working-copy.ts') &
  typeof import('#functions/data/versions/list-versions.ts') &
  typeof import('#functions/data/posts/post.ts');
beforeAll(async () => {
  data = {
    ...(await import('#functions/data/content/content.ts')),
    ...(await import('#functions/data/pictures/picture.ts')),
    ...(await import('#functions/data/working-copies/working-copy.ts')),
    ...(await import('#functions/data/versions/list-versions.ts')),
    ...(await import('#functions/data/posts/post.ts')),
  };
});

const later = () => vi.setSystemTime(Date.now() + 1000);
async function find(sought: string, replacement = ''): Promise<FoundText[]> {
  const { body, status } = await site.askAsAdministrator(findTexts, { json: { sought, replacement } });
  expect(status).toBe(200);
  return (body as ResponseBody<typeof findTexts>).texts;
}
/** Replaces the text in everything that was found. */
async function replaceAll(sought: string, replacement: string, found: readonly FoundText[]) {
  later();
  const things = found.map(({ kind, id, form, version, field }) => ({
    kind,
    id,
    form,
    version,
    fields: [field],
  }));
  const merged = new Map<string, (typeof things)[number]>();
  for (const thing of things) {
    const key = `${thing.kind}${thing.id}${thing.form}`;
    const before = merged.get(key);
    merged.set(key, before ? { ...before, fields: [...before.fields, ...thing.fields] } : thing);
  }
  const json = { sought, replacement, things: [...merged.values()] };
  return (await site.askAsAdministrator(replaceTexts, { json })).body as ReplacementOutcome;
}
async function undo({ replaced }: ReplacementOutcome) {
  later();
  const { body } = await site.askAsAdministrator(undoReplacement, { json: { things: replaced } });
  return body as ReplacementOutcome;
}

const old = '0770 123 4567';
const number = '+964 750 000 1111';

/** Stores the marker in a text, a post with a draft, and a picture. */
async function storeEverywhere(marker: string) {
  later();
  await data.updateContent(
    'hero_subtitle',
    { value: `${marker} call +964 770 1234567`, valueAr: `${marker} اتصل على ٠٧٧٠ ١٢٣ ٤٥٦٧` },
    new Date(),
  );
  const post = await site.create('blog', {
    ...{ title: `${marker} title`, content: `[${old}](tel:+9647701234567)`, contentAr: 'بلا رقم' },
    ...{ author: 'Sara', category: 'Audits' },
  });
  const typed = { content: `Draft ${old}` };
  const json = { fields: typed, basedOn: 1, version: 0 };
  await site.askAsAdministrator(saveWorkingCopy, { params: { kind: 'blog', id: post.id }, json });
  const id = `shelf-${marker}`;
  await data.keepPicture({ id, address: '/images/p.jpg', width: 9, height: 9, name: 'p.jpg' }, new Date());
  const words = { name: 'p.jpg', focus: { x: 50, y: 50 } as const };
  await data.updatePicture(id, { ...words, alt: `Sign with ${old}`, altAr: '', version: 1 });
  return { post: post.id, picture: id };
}

test('finds a number in every format in texts, posts, drafts and alternative texts, and shows the result', async () => {
  const { post, picture } = await storeEverywhere('Found');
  const found = (await find(old, number)).filter(({ id }) => ['hero_subtitle', post, picture].includes(id));
  expect(found.map(({ kind, form, field, language, count }) => [kind, form, field, language, count])).toEqual(
    [
      ['content', 'stored', 'value', 'en', 1],
      ['content', 'stored', 'valueAr', 'ar', 1],
      ['blog', 'stored', 'content', 'en', 2],
      ['blog', 'typed', 'content', 'en', 1],
      ['picture', 'stored', 'alt', 'en', 1],
    ],
  );
  expect(found.map(({ title }) => title)).toEqual(['', '', 'Found title', 'Found title', 'p.jpg']);
  expect(found[1]?.places).toEqual([
    { before: 'Found اتصل على ', found: '٠٧٧٠ ١٢٣ ٤٥٦٧', becomes: '+٩٦٤ ٧٥٠ ٠٠٠ ١١١١', after: '' },
  ]);
  expect(found[2]?.places[1]).toMatchObject({ found: '+9647701234567', becomes: '+9647500001111' });
});

test('shows the first three places of a text with sixty characters around, and searches no address', async () => {
  later();
  const gap = '.'.repeat(61);
  const content = `${gap}Zagros${gap}Zagros${gap}Zagros${gap}Zagros`;
  const { id } = await site.create('blog', {
    ...{ title: 'Places', content, author: 'Sara', category: 'Audits' },
    ...{ slug: 'zagros', imageUrl: 'https://example.org/zagros.png' },
  });
  const found = (await find('Zagros', 'Taurus')).filter((text) => text.id === id);
  const near = '.'.repeat(60);
  expect(found).toMatchObject([{ field: 'content', count: 4 }]);
  const place = { before: near, found: 'Zagros', becomes: 'Taurus', after: near };
  expect(found[0]?.places).toEqual([place, place, place]);
});

test('searches neither dates nor the types of jobs', async () => {
  const dates = { publishedAt: '2031-05-06T07:08:09.000Z', unpublishAt: '2032-05-06T07:08:09.000Z' };
  const { id } = await site.create('career', {
    type: 'full-time',
    typeAr: 'دوام كامل',
    published: true,
    ...dates,
  });
  for (const sought of ['2031-05-06', '2032-05-06', 'full-time', 'دوام كامل']) {
    expect((await find(sought)).filter((text) => text.id === id)).toEqual([]);
  }
  expect((await find('Auditor')).filter((text) => text.id === id)).toMatchObject([{ field: 'title' }]);
});

test('replaces each, keeps a version, and undoes all at once', async () => {
  const { post, picture } = await storeEverywhere('Taken');
  const found = (await find(old)).filter(({ id }) => ['hero_subtitle', post, picture].includes(id));
  const outcome = await replaceAll(old, number, found);
  expect(outcome.failed).toEqual([]);
  expect(outcome.replaced).toHaveLength(4);
  expect(await data.getContentItem('hero_subtitle')).toMatchObject({ value: `Taken call ${number}` });
  expect((await data.getPost('blog', post))?.content).toBe(`[${number}](tel:+9647500001111)`);
  expect((await data.getWorkingCopy('blog', post, new Date()))?.fields).toEqual({
    content: `Draft ${number}`,
  });
  expect((await data.getPicture(picture))?.alt).toBe(`Sign with ${number}`);
  const versions = await data.listVersions({ kind: 'blog', id: post }, new Date());
  expect(versions?.versions.map(({ version }) => version)).toEqual([2, 1]);
  const taken = await undo(outcome);
  expect(taken.failed).toEqual([]);
  expect((await data.getContentItem('hero_subtitle'))?.value).toBe('Taken call +964 770 1234567');
  expect((await data.getPost('blog', post))?.content).toBe(`[${old}](tel:+9647701234567)`);
  expect((await data.getWorkingCopy('blog', post, new Date()))?.fields).toEqual({ content: `Draft ${old}` });
  expect((await data.getPicture(picture))?.alt).toBe(`Sign with ${old}`);
});

test('stores a changed built-in text, and undoing brings the built-in one back', async () => {
  const found = (await find('Shelf'))
    .filter(({ kind, version }) => kind === 'content' && version === 0)
    .slice(0, 1);
  const [text] = found;
  expect(text).toBeDefined();
  const outcome = await replaceAll('Shelf', 'Rack', found);
  expect(outcome.failed).toEqual([]);
  const item = () => data.getContentItem(text?.id as 'hero_title');
  expect((await item())?.[text?.field as 'value']).toContain('Rack');
  expect(await replaceAll('Shelf', 'Rack', found)).toEqual(outcome);
  expect((await replaceAll('Shelf', 'Case', found)).failed).toMatchObject([{ reason: 'changed' }]);
  await undo(outcome);
  expect(await item()).toMatchObject({ value: '', valueAr: '' });
});

test('neither the replacement nor its undoing overwrites what somebody saved meanwhile', async () => {
  const { post } = await storeEverywhere('Meanwhile');
  const found = (await find('Meanwhile', 'Later')).filter(({ id }) => id === post);
  const save = (json: object) => site.askAsAdministrator(kinds.blog.update, { params: { id: post }, json });
  await save({ excerpt: 'Theirs' });
  expect(await replaceAll('Meanwhile', 'Later', found)).toMatchObject({
    replaced: [],
    failed: [{ id: post, reason: 'changed' }],
  });
  const again = (await find('Meanwhile', 'Later')).filter(({ id }) => id === post);
  const outcome = await replaceAll('Meanwhile', 'Later', again);
  await save({ excerpt: 'Theirs again' });
  expect((await undo(outcome)).failed).toMatchObject([{ reason: 'changed' }]);
  expect((await data.getPost('blog', post))?.title).toBe('Later title');
});

test('refuses a replacement that would empty a required text, or leave an invalid phone number', async () => {
  const { id } = await site.create('news', { title: 'Only this', content: 'Body' });
  const found = (await find('Only this')).filter((one) => one.id === id);
  expect((await replaceAll('Only this', '', found)).failed).toMatchObject([{ id, reason: 'refused' }]);
  await data.updateContent('contact_phone', { value: '+964 771 222 3333', valueAr: '' }, new Date());
  const phone = (await find('+964 771 222 3333')).filter(({ id }) => id === 'contact_phone');
  expect((await replaceAll('+964 771 222 3333', 'call us', phone)).failed).toMatchObject([
    { id: 'contact_phone', reason: 'refused' },
  ]);
});

test('does not change URLs and deleted items', async () => {
  const { id } = await site.create('news', { title: 'Slugged marker', slug: 'slugged-marker' });
  expect((await find('slugged-marker')).filter((one) => one.id === id)).toEqual([]);
  await site.askAsAdministrator(kinds.news.delete, { params: { id } });
  expect((await find('Slugged marker')).filter((one) => one.id === id)).toEqual([]);
});

test('a repeated replacement whose answer was lost is answered as done, and can be undone', async () => {
  const { post, picture } = await storeEverywhere('Lost');
  const found = (await find(old)).filter(
    ({ id, form }) => ['hero_subtitle', post, picture].includes(id) && form === 'stored',
  );
  const first = await replaceAll(old, number, found);
  const again = await replaceAll(old, number, found);
  const known = first.replaced.filter(({ kind }) => kind !== 'picture');
  expect(again.replaced).toEqual(known);
  // A picture has no versions, so its repeated replacement cannot be recognized as done.
  expect(again.failed).toMatchObject([{ kind: 'picture', reason: 'changed' }]);
  const other = await replaceAll(old, '+964 750 000 2222', found);
  expect(other.replaced).toEqual([]);
  expect((await undo(again)).failed).toEqual([]);
  expect((await data.getContentItem('hero_subtitle'))?.value).toBe('Lost call +964 770 1234567');
  expect((await data.getPost('blog', post))?.content).toBe(`[${old}](tel:+9647701234567)`);
});
