import '#functions/data/testing/environment.ts';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { listContent, updateContent } from '#functions/data/content/content.ts';
import { getContentDraft, saveContentDraft } from '#functions/data/content/drafts.ts';
import { getPicture, keepPicture, trashPicture, updatePicture } from '#functions/data/pictures/picture.ts';
import { createPost, getPost } from '#functions/data/posts/post.ts';
import { updatePost } from '#functions/data/posts/save-post.ts';
import { deletePost } from '#functions/data/posts/trash.ts';
import { articleWith } from '#functions/data/testing/posts.ts';
import { listVersions } from '#functions/data/versions/list-versions.ts';
import { discardWorkingCopy } from '#functions/data/working-copies/end-copy.ts';
import { getWorkingCopy, saveWorkingCopy } from '#functions/data/working-copies/working-copy.ts';
import { send } from '#functions/http/testing/event.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { findEarlierUses, findPictureUses, replacePicture } from '#shared/api/pictures.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import { earlierPlaces, type PictureUse } from '#shared/images/library.ts';
import { handler } from './handler.ts';

let sessionToken: string;
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  return signed.stop;
});

let count = 0;
const newId = (what: string) => `${what}-${String(++count).padStart(23 - what.length, '0')}`;
async function uploaded(words: { alt?: string; altAr?: string } = {}) {
  const id = newId('picture');
  const address = `/images/${id}/800x500.jpg`;
  await keepPicture({ id, address, width: 800, height: 500, name: `${id}.jpg` }, new Date());
  const said = { name: id, alt: '', altAr: '', ...words, focus: { x: 25, y: 0 } as const, version: 1 };
  if (words.alt) await updatePicture(id, said);
  return { id, address };
}
const ask = (endpoint: Endpoint, request: object) => send(handler, endpoint, { sessionToken, ...request });
async function usesOf(id: string) {
  const { body } = await ask(findPictureUses, { params: { id } });
  return (body as PictureUse[]).map(({ kind, id, form, title }) => [kind, id, form, title]);
}
async function earlier(id: string) {
  const found = await Promise.all(
    earlierPlaces.map(async (place) => {
      const { status, body } = await ask(findEarlierUses, { params: { id, place } });
      expect(status).toBe(200);
      return body as PictureUse[];
    }),
  );
  return found.flat().map(({ kind, id, form }) => [kind, id, form]);
}
const now = new Date();
const inAnyOrder = (uses: object[]) => ({
  replaced: expect.toSatisfy((all) => isDeepStrictEqual(new Set(all), new Set(uses))),
  failed: [],
});
const typed = async (post: string, fields: Record<string, string>, basedOn = 0) =>
  saveWorkingCopy('news', post, { version: 0, basedOn, fields }, 'dana', now);
const drafted = (key: ContentKey, value: string) =>
  saveContentDraft(
    key,
    { value, valueAr: '', basedOn: 0, base: { value: '', valueAr: '' }, version: 0 },
    'dana',
    now,
  );
async function stored(content: string, fields = {}) {
  const id = newId('post');
  await createPost('news', id, articleWith({ content, ...fields }), now);
  return id;
}

test('lists the uses of a picture by kind: stored, typed, in the trash, discarded, earlier', async () => {
  const { id, address } = await uploaded();
  const text = `![Shelf](${address}#focus=0,0)`;
  await updateContent('team_image', { value: address }, now);
  await drafted('about_image', address);
  const plain = await stored(text, { title: 'Plain' });
  const changed = await stored('Nothing', { title: 'Changed' });
  await typed(changed, { contentAr: text }, 1);
  const draft = newId('draft');
  await typed(draft, { title: 'Only a draft', imageUrl: address });
  const gone = await stored(text, { title: 'Gone' });
  await deletePost('news', gone, now);
  const given = newId('given');
  await typed(given, { title: 'Given up', content: text });
  await discardWorkingCopy('news', given, 1, now);
  const former = await stored(text, { title: 'Former' });
  await updatePost('news', former, { content: 'Nothing any more' }, now);
  const formerGone = await stored(text, { title: 'Former, gone' });
  await updatePost('news', formerGone, { content: 'Nothing any more' }, now);
  await deletePost('news', formerGone, now);

  expect((await usesOf(id)).sort()).toEqual(
    [
      ['content', 'team_image', 'stored', ''],
      ['content', 'about_image', 'typed', ''],
      ['news', plain, 'stored', 'Plain'],
      ['news', changed, 'typed', 'Changed'],
      ['news', draft, 'typed', 'Only a draft'],
      ['news', gone, 'deleted', 'Gone'],
      ['news', given, 'discarded', 'Given up'],
    ].sort(),
  );
  expect(await earlier(id)).toEqual([
    ['news', former, 'earlier'],
    ['news', formerGone, 'earlier'],
  ]);
});

test('replaces a picture exactly at the chosen uses, by saves that can be undone', async () => {
  const old = await uploaded({ alt: 'A shelf', altAr: 'رف' });
  const other = await uploaded();
  const shown = other.address;
  await updateContent('office_image', { value: `${old.address}#focus=0,0` }, now);
  await drafted('banner_image', old.address);
  const text = `One\n\n![A shelf](${old.address})\n\n![Mine](${old.address})`;
  const post = await stored(text, {
    contentAr: `![رف](${old.address})`,
    imageUrl: old.address,
    published: true,
  });
  await typed(post, { content: `${text} typed`, title: 'Typed' }, 1);
  const deleted = await stored(text);
  await deletePost('news', deleted, now);
  const uses = [
    { kind: 'content', id: 'office_image', form: 'stored' },
    { kind: 'content', id: 'banner_image', form: 'typed' },
    { kind: 'news', id: post, form: 'stored' },
    { kind: 'news', id: post, form: 'typed' },
    { kind: 'news', id: newId('none'), form: 'stored' },
  ];
  const { status, body } = await ask(replacePicture, {
    params: { id: old.id },
    json: { by: other.id, uses },
  });
  expect({ status, body }).toEqual({ status: 200, body: inAnyOrder(uses.slice(0, 4)) });

  expect((await listContent()).find(({ key }) => key === 'office_image')?.value).toBe(shown);
  expect((await getContentDraft('banner_image'))?.value).toBe(shown);
  const saved = await getPost('news', post);
  expect(saved).toMatchObject({
    ...{ imageUrl: shown, contentAr: `![رف](${shown})`, version: 2, published: true },
    content: `One\n\n![A shelf](${shown})\n\n![Mine](${shown})`,
  });
  const copy = await getWorkingCopy('news', post, now);
  // The working copy is now based on the saved post, because both have the new picture.
  expect(copy).toMatchObject({ version: 3, basedOn: 2, fields: { title: 'Typed' } });
  expect(copy?.fields.content).toContain(shown);
  const versions = await listVersions({ kind: 'news', id: post }, now);
  expect(versions?.versions.map(({ version, savedBy }) => [version, savedBy])).toEqual([
    [2, 'admin'],
    [1, ''],
  ]);
  expect(await usesOf(old.id)).toEqual([['news', deleted, 'deleted', expect.any(String)]]);
  expect(await getPicture(other.id)).toMatchObject({ alt: 'A shelf', altAr: 'رف' });

  const back = await ask(replacePicture, { params: { id: other.id }, json: { by: old.id, uses } });
  expect(back.body).toEqual(inAnyOrder(uses.slice(0, 4)));
  expect(await getPost('news', post)).toMatchObject({
    content: text.replaceAll(old.address, `${old.address}#focus=25,0`),
  });
});

test.each([
  ['where only the post gets the other picture', 'stored', 1, 'content', true],
  ['that was begun on an earlier version', 'both', 1, 'content', false],
  ['that does not name the picture', 'stored', 2, 'excerpt', true],
])('a working copy typed %s is replaced and kept over the post only if nothing conflicts', async (...row) => {
  const [, form, basedOn, field, isLatest] = row;
  const [old, other] = [await uploaded(), await uploaded()];
  const text = `![Shelf](${old.address})`;
  const post = await stored(text);
  if (!isLatest) await updatePost('news', post, { title: 'Theirs' }, now);
  await typed(post, { [field]: `${field === 'content' ? text : ''} typed` }, 1);
  const forms = form === 'both' ? ['stored', 'typed'] : [form];
  const uses = forms.map((one) => ({ kind: 'news', id: post, form: one }));
  await ask(replacePicture, { params: { id: old.id }, json: { by: other.id, uses } });
  expect((await getPost('news', post))?.content).toContain(other.address);
  expect(await getWorkingCopy('news', post, now)).toMatchObject({ basedOn });
});

test('refuses a replacement by the same picture, or by one that is deleted', async () => {
  const [one, other] = [await uploaded(), await uploaded()];
  const uses = [{ kind: 'content', id: 'office_image', form: 'stored' }];
  const replace = async (by: string, some: object[] = uses) =>
    (await ask(replacePicture, { params: { id: one.id }, json: { by, uses: some } })).status;
  expect(await replace(one.id)).toBe(400);
  expect(await replace('no-such-picture-anywhere')).toBe(404);
  expect(await replace(other.id, [])).toBe(400);
  expect(await replace(other.id, [{ kind: 'content', id: 'office_image', form: 'earlier' }])).toBe(400);
  await trashPicture(other.id, now);
  expect(await replace(other.id)).toBe(409);
  expect((await ask(findEarlierUses, { params: { id: one.id, place: 'message' } })).status).toBe(404);
});
