import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { removeToast, shownToast } from '#web/features/toasts/toasts.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postDefinitions } from '../definitions.ts';
import { textNamesOf } from '../post-definition.ts';
import { draftOfPost, newPostDraft, postDrafts } from './post-drafts.ts';
import { address, edit, editStored, field, press, stored } from './testing/edit-post.tsx';
import { lookForOthers } from './working-copy/use-autosave.ts';

afterEach(postDrafts.dropAll);

test('required fields are asked for in their words, and the first one takes the focus', async () => {
  const calls = fakeApi({});
  const { user } = edit(postDefinitions.career, newPostDraft('career', textNamesOf(postDefinitions.career)));
  const brought = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(await press('Create Post'));
  expect(field('Job Title')).toHaveFocus();
  expect(field('Job Title')).toHaveAccessibleDescription('Job Title is required');
  expect(screen.getByLabelText('Job type')).toHaveAccessibleDescription('Job type is required');
  expect(field('Requirements')).toHaveAccessibleDescription(/^Requirements are required/);
  await user.type(field('Job Title'), 'Auditor');
  expect(field('Job Title')).not.toHaveAccessibleDescription();
  await user.click(await press('Create Post'));
  expect(field('Description')).toHaveFocus();
  expect(brought.mock.contexts).toMatchObject([
    { id: 'post-title-problem' },
    { id: 'post-description-problem' },
  ]);
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
});

test('the address of a picture must be one that may be shown', async () => {
  const calls = fakeApi({});
  const { user } = editStored();
  await user.type(await screen.findByLabelText('Image URL'), 'javascript:alert(1)');
  await user.click(await press('Update Post'));
  expect(field('Image URL')).toHaveFocus();
  expect(field('Image URL')).toHaveAccessibleDescription(
    'Use an https:// address, or a path of this site such as /images/photo.jpg',
  );
  expect(calls.filter(({ name }) => name.startsWith(`PUT ${address}`))).toEqual([]);
});

const wholeDate = /^Enter the day, a year of four digits and the time, or empty the field/;

test.each([
  ['lacks its century', '0026-05-01T08:00', false],
  ['lacks its time', '', true],
])('a date that %s is refused at its field, and costs nothing else', async (_, value, badInput) => {
  const calls = fakeApi({});
  const { user } = editStored();
  await user.type(await screen.findByLabelText('Title'), ' at eye level');
  const date = field('Publication date');
  Object.defineProperty(date, 'validity', { value: { badInput } });
  if (value) fireEvent.change(date, { target: { value } });
  await user.click(await press('Update Post'));
  expect(date).toHaveFocus();
  expect(date).toHaveAccessibleDescription(wholeDate);
  expect(field('Title')).toHaveValue('Shelf at eye level');
  expect(calls.filter(({ name }) => name.startsWith(`PUT ${address}`))).toEqual([]);
});

test('a date that only the server refuses is told in the same words', async () => {
  const details = [{ field: 'unpublishAt', problem: 'date' }];
  fakeApi({
    [`PUT ${address}/post-1`]: () => Response.json({ error: 'Correct it.', details }, { status: 400 }),
  });
  const { user } = editStored();
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(await press('Update Post'));
  await waitFor(() => expect(field('End of publication')).toHaveFocus());
  expect(field('End of publication')).toHaveAccessibleDescription(wholeDate);
  expect(field('Title')).toHaveValue('Shelf!');
});

test('a post is changed over the version that was read, and the form is done', async () => {
  const calls = fakeApi({
    [`PUT ${address}/post-1`]: () => Response.json({ ...stored, title: 'Shelves', version: 4 }),
    [`GET ${address}`]: () => Response.json([]),
  });
  const { user, onDone } = editStored();
  await user.clear(await screen.findByLabelText('Title'));
  await user.type(field('Title'), 'Shelves');
  await user.click(await press('Update Post'));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const saved = calls.find(({ name }) => name.startsWith(`PUT ${address}`));
  expect(saved?.body).toMatchObject({ title: 'Shelves', titleAr: 'رف', version: 3 });
  expect(postDrafts.current()).toEqual({});
});

test('what the server refuses is said at its field, which takes the focus; what was typed stays', async () => {
  const details = [{ field: 'contentAr', problem: 'too-long' }];
  fakeApi({
    [`PUT ${address}/post-1`]: () =>
      Response.json({ error: 'Correct the fields.', details }, { status: 400 }),
  });
  const { user } = editStored();
  await user.type(await screen.findByLabelText('Title'), ' at eye level');
  await user.click(await press('Update Post'));
  expect(await screen.findByText('Correct the fields.')).toBeInTheDocument();
  const content = field('المحتوى');
  expect(content).toHaveAccessibleDescription(/^Content in Arabic is too long/);
  expect(content).toHaveFocus();
  expect(field('Title')).toHaveValue('Shelf at eye level');
});

test('over a newer version both are offered, and a field of theirs is taken over', async () => {
  const current = { ...stored, title: 'Their title', category: 'Theirs', version: 4 };
  const calls = fakeApi({
    [`PUT ${address}/post-1`]: ({ body }) =>
      (body as { version: number }).version === 4
        ? Response.json({ ...current, version: 5 })
        : Response.json({ error: 'Somebody else changed it.', current }, { status: 409 }),
    [`GET ${address}`]: () => Response.json([]),
  });
  const { user, onDone } = editStored();
  await user.type(await screen.findByLabelText('Title'), ', mine');
  await user.click(await press('Update Post'));
  expect(await press('Save my version')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Update Post' })).toBeNull();
  expect(screen.getByLabelText('Category')).toHaveValue('Theirs');
  expect(field('Title')).toHaveValue('Shelf, mine');
  const differing = within(screen.getByRole('dialog')).getByRole('list');
  expect(within(differing).getAllByRole('listitem')).toHaveLength(1);
  await user.click(within(differing).getByRole('button', { name: 'Use this', description: 'Title' }));
  expect(field('Title')).toHaveValue('Their title');
  await user.click(await press('Save my version'));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls.findLast(({ name }) => name.startsWith(`PUT ${address}`))?.body).toMatchObject({
    title: 'Their title',
    category: 'Theirs',
    version: 4,
  });
});

test.each([
  ['admin', /^You changed this post in another window/],
  ['omar', /^Somebody else changed this post/],
  [undefined, /^Somebody else changed this post/],
])('a newer version that was saved by %s is told as theirs', async (savedBy, sentence) => {
  const current = { ...stored, title: 'Their title', version: 4 };
  fakeApi({
    [`PUT ${address}/post-1`]: () =>
      Response.json({ error: 'It was changed.', current, savedBy }, { status: 409 }),
  });
  const { user } = editStored();
  await user.type(await screen.findByLabelText('Title'), ', mine');
  await user.click(await press('Update Post'));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test('the post somebody else deleted is offered as a new one, under an id of its own', async () => {
  const calls = fakeApi({
    [`PUT ${address}/post-1`]: () => Response.json({ error: 'Gone' }, { status: 404 }),
    [`POST ${address}`]: () => Response.json({ ...stored, id: 'post-2', version: 1 }, { status: 201 }),
    [`GET ${address}`]: () => Response.json([]),
  });
  const { user, onDone } = editStored();
  await user.type(await screen.findByLabelText('Title'), ' again');
  await user.click(await press('Update Post'));
  const asNew = await press('Save as a new post');
  expect(asNew).toHaveFocus();
  await user.click(asNew);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const created = calls.find(({ name }) => name.startsWith('POST'));
  expect(created?.body).toMatchObject({ title: 'Shelf again' });
  expect(created?.headers.get('idempotency-key')).not.toBe('post-1');
  expect(postDrafts.current()).toEqual({});
});

test.each([
  ['shelf', ''],
  ['shelf-two', 'shelf-two'],
])(
  'saved as a new one with the slug %s it does not ask for that of the deleted post',
  async (typed, sent) => {
    const calls = fakeApi({
      [`PUT ${address}/post-1`]: () => Response.json({ error: 'Gone' }, { status: 404 }),
      [`POST ${address}`]: () => Response.json({ ...stored, id: 'post-2', version: 1 }, { status: 201 }),
    });
    const names = textNamesOf(postDefinitions.blog);
    const { values, ...draft } = draftOfPost('blog', names, { ...stored, slug: 'shelf' });
    const { user, onDone } = edit(postDefinitions.blog, {
      ...draft,
      values: { ...values, title: 'Shelf again', slug: typed },
    });
    await user.click(await press('Update Post'));
    await user.click(await press('Save as a new post'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toMatchObject({
      ...{ title: 'Shelf again', slug: sent, content: 'Old words', titleAr: 'رف' },
    });
  },
);

test('a post that is restored is saved as ever again', async () => {
  let isDeleted = true;
  const calls = fakeApi({
    [`PUT ${address}/post-1`]: () =>
      isDeleted
        ? Response.json({ error: 'Gone' }, { status: 404 })
        : Response.json({ ...stored, title: 'Shelf again', version: 4 }),
    'GET /api/admin/working-copies/blog/post-1': () => Response.json({ postVersion: isDeleted ? 0 : 3 }),
  });
  const { user, onDone } = editStored();
  await user.type(await screen.findByLabelText('Title'), ' again');
  await user.click(await press('Update Post'));
  await press('Save as a new post');
  await lookForOthers('post-1');
  expect(screen.getByRole('button', { name: 'Save as a new post' })).toBeVisible();
  isDeleted = false;
  await lookForOthers('post-1');
  expect(await screen.findByText('The post was restored: it can be saved again.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save as a new post' })).toBeNull();
  await user.click(await press('Update Post'));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls.findLast(({ name }) => name.startsWith('PUT /api/admin/blog-posts'))?.body).toMatchObject({
    ...{ title: 'Shelf again', version: 3 },
  });
});

const notSaved = /^The post is not saved yet/;

test('that a save failed is said by its button until one succeeds', async () => {
  let isReached = false;
  fakeApi({
    [`PUT ${address}/post-1`]: () =>
      isReached
        ? Response.json({ ...stored, title: 'Shelf!', version: 4 })
        : Response.json({ error: 'Try again in a minute.' }, { status: 503 }),
  });
  const { user, onDone } = editStored();
  await user.type(await screen.findByLabelText('Title'), '!');
  expect(screen.queryByText(notSaved)).toBeNull();
  await user.click(await press('Update Post'));
  await screen.findByText('Try again in a minute.');
  act(() => removeToast(shownToast.current()?.id ?? 0));
  expect(screen.getByText(notSaved)).toHaveRole('status');
  isReached = true;
  await user.click(await press('Update Post'));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(screen.queryByText(notSaved)).toBeNull();
});

test('a failed save is no matter any more where nothing is left to save', async () => {
  fakeApi({ [`PUT ${address}/post-1`]: () => Response.json({ error: 'Later.' }, { status: 503 }) });
  const { user } = editStored();
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(await press('Update Post'));
  expect(await screen.findByText(notSaved)).toBeVisible();
  await user.type(field('Title'), '{Backspace}');
  expect(screen.queryByText(notSaved)).toBeNull();
});
