import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { textNamesOf } from '#web/admin/posts/post-definition.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { draftOfPost, newPostDraft, postDrafts } from '../post-drafts.ts';
import { address, edit, field, press, stored } from '../testing/edit-post.tsx';

afterEach(postDrafts.dropAll);

const date = () => field('Publication date');
const choose = (value: string) => fireEvent.change(date(), { target: { value } });
const toCome = `${new Date().getFullYear() + 1}-05-01T09:00`;
const published = () => screen.getByRole('switch', { name: 'Published' });
function begin(fields: object = {}) {
  const draft = newPostDraft('blog', textNamesOf(postDefinitions.blog));
  return edit(postDefinitions.blog, { ...draft, values: { ...draft.values, ...fields } });
}

test('a future date switches a new post on, and the button says that it is scheduled', async () => {
  const texts = { title: 'Later', author: 'Sara', category: 'Retail', content: 'Words' };
  const calls = fakeApi({
    [`POST ${address}`]: ({ body }) => Response.json({ ...stored, ...(body as object), version: 1 }),
  });
  const { user } = begin(texts);
  await press('Create Post');
  choose(toCome);
  expect(published()).toBeChecked();
  expect(published()).toHaveAccessibleDescription(/Visitors will see it from 1 May/);
  await user.click(await press('Schedule'));
  const asked = within(await screen.findByRole('dialog', { name: 'Where it goes' }));
  await user.click(asked.getByRole('button', { name: 'Schedule' }));
  await screen.findByText('Blog Post created successfully.');
  expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toMatchObject({ published: true });
});

test('removing the date again leaves a draft: nothing is published at once', async () => {
  fakeApi({});
  begin();
  await press('Create Post');
  choose(toCome);
  choose('');
  expect(published()).not.toBeChecked();
  expect(await press('Create Post')).toBeVisible();
});

test('switching it off keeps a draft, and the editor says that it stays a draft on that day', async () => {
  fakeApi({});
  const { user } = begin();
  await press('Create Post');
  choose(toCome);
  await user.click(published());
  choose(toCome.replace('09:00', '10:00'));
  expect(published()).not.toBeChecked();
  expect(published()).toHaveAccessibleDescription(/It stays a draft on 1 May .*10:00: switch Published on/);
  expect(await press('Create Post')).toBeVisible();
});

test('a past date does not switch a post on, nor does a future date of a stored post', async () => {
  fakeApi({});
  const { unmount } = begin();
  await press('Create Post');
  choose('2020-05-01T09:00');
  expect(published()).not.toBeChecked();
  unmount();
  const post = { ...stored, published: false };
  edit(postDefinitions.blog, draftOfPost('blog', textNamesOf(postDefinitions.blog), post));
  await press('Update Post');
  choose(toCome);
  expect(published()).not.toBeChecked();
  expect(published()).toHaveAccessibleDescription(/It stays a draft on/);
});

test('a stored draft is scheduled for its date with one press', async () => {
  fakeApi({});
  const post = { ...stored, published: false };
  const { user } = edit(postDefinitions.blog, draftOfPost('blog', textNamesOf(postDefinitions.blog), post));
  await press('Update Post');
  choose(toCome);
  await user.click(await press('Publish on that date'));
  expect(published()).toBeChecked();
  expect(await press('Schedule')).toBeVisible();
});
