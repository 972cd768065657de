import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { textNamesOf } from '#web/admin/posts/post-definition.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { draftOfPost, postDrafts } from '../post-drafts.ts';
import { address, edit, editStored, field, press, stored } from '../testing/edit-post.tsx';

afterEach(postDrafts.dropAll);

test('texts for search results have their own fields, which show how much search engines display', async () => {
  const calls = fakeApi({
    [`PUT ${address}/post-1`]: ({ body }) => Response.json({ ...stored, ...(body as object), version: 4 }),
    [`GET ${address}`]: () => Response.json([]),
  });
  const { user, onDone } = editStored();
  expect(await screen.findByLabelText('SEO title (optional)')).not.toBeVisible();
  await user.click(screen.getByText('Search and sharing'));
  await user.type(field('SEO title (optional)'), 'Shelf share in Iraq');
  await waitFor(() =>
    expect(field('SEO title (optional)')).toHaveAccessibleDescription(
      '19 of about 60 characters that are shown',
    ),
  );
  await user.type(field('وصف محركات البحث'), 'حصة الرف');
  await user.click(await press('Update Post'));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({
    seoTitle: 'Shelf share in Iraq',
    seoDescriptionAr: 'حصة الرف',
  });
});

test('an error in these fields makes them visible', async () => {
  fakeApi({});
  const { user } = editStored();
  await user.click(await screen.findByText('Search and sharing'));
  await user.click(field('SEO description (optional)'));
  await user.paste('x'.repeat(401));
  await user.click(screen.getByText('Search and sharing'));
  await user.click(await press('Update Post'));
  expect(field('SEO description (optional)')).toHaveFocus();
  expect(field('SEO description (optional)')).toHaveAccessibleDescription(/too long.*1 character too many/);
});

test('a slug is made from the English title or the typed text, and reported if another post has it', async () => {
  const taken = {
    error: 'Another post has this address ending; choose another.',
    details: [{ field: 'slug', problem: 'taken' }],
  };
  const calls = fakeApi({ [`PUT ${address}/post-1`]: () => Response.json(taken, { status: 400 }) });
  const { user } = editStored();
  await user.click(await screen.findByText('Search and sharing'));
  const slug = field('Address ending (slug) (optional)');
  expect(slug).toHaveAttribute('placeholder', 'shelf');
  await user.click(await press('Make one from the title'));
  expect(slug).toHaveValue('shelf');
  expect(slug).toHaveAccessibleDescription(/\/blog\/shelf$/);
  await user.clear(slug);
  await user.type(slug, 'Shelf Share, 2026!');
  await user.tab();
  expect(slug).toHaveValue('shelf-share-2026');
  await user.click(await press('Update Post'));
  expect(await screen.findByText('Another post has this address ending: choose another one')).toBeVisible();
  expect(slug).toHaveFocus();
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({ slug: 'shelf-share-2026' });
});

test('an empty slug shows its future value; a post published under its id keeps that', async () => {
  fakeApi({});
  const begin = (fields: object) => {
    const post = { ...stored, ...fields };
    return edit(postDefinitions.blog, draftOfPost('blog', textNamesOf(postDefinitions.blog), post));
  };
  const { user, unmount } = begin({ published: false, title: 'حديث الرفوف' });
  await user.click(await screen.findByText('Search and sharing'));
  const slug = () => field('Address ending (slug) (optional)');
  expect(slug()).toHaveAttribute('placeholder', 'hdyth-alrfwf');
  expect(slug()).toHaveAccessibleDescription(/Left empty it becomes this one .*\/blog\/hdyth-alrfwf$/);
  unmount();
  begin({ published: true, publishedAt: '2026-01-01T00:00:00.000Z' });
  await user.click(await screen.findByText('Search and sharing'));
  expect(slug()).toHaveAttribute('placeholder', '');
  expect(slug()).toHaveAccessibleDescription(/under its number.*\/blog\/post-1$/);
});

test('the previews for search engines and social networks follow typing, in both languages', async () => {
  fakeApi({});
  const { user } = editStored();
  await user.click(await screen.findByText('Search and sharing'));
  const figure = (name: string) => screen.findByRole('figure', { name });
  const english = await figure('In search results');
  const arabic = await figure('In search results, in Arabic');
  expect(english).toHaveTextContent(
    `Retail Evidence${location.host} › blog › shelfShelf | Retail EvidenceOld words`,
  );
  expect(arabic).toHaveTextContent(/› ar › blog › shelf.*رف\s\|\sشواهد\sالتجزئة/);
  await user.type(field('SEO title (optional)'), 'Found by this');
  expect(english).toHaveTextContent(/shelfFound by thisOld words/);
  expect(await figure('Where it is shared')).toHaveTextContent(/Found by thisOld words$/);
  expect(arabic).not.toHaveTextContent('Found by this');
  await user.clear(field('العنوان'));
  expect(arabic).not.toBeInTheDocument();
});

test.each([
  ['Enter', `PUT ${address}/post-1`],
  ['s', 'PUT /api/admin/working-copies/blog/post-1'],
])('Ctrl+%s in the slug saves it normalised', async (key, save) => {
  const calls = fakeApi({});
  const { user } = editStored();
  await user.click(await screen.findByText('Search and sharing'));
  const slug = field('Address ending (slug) (optional)');
  await user.type(slug, `Shelf Share, 2026!{Control>}${key === 'Enter' ? '{Enter}' : key}{/Control}`);
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain(save));
  expect(JSON.stringify(calls.find(({ name }) => name === save)?.body)).toContain(
    '"slug":"shelf-share-2026"',
  );
  expect(slug).toHaveValue('shelf-share-2026');
});
