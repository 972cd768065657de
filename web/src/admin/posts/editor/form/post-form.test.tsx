import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { noPictureThere } from '#shared/images/image.ts';
import { copy as imageCopy } from '#web/admin/images/copy.en.ts';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { textNamesOf } from '#web/admin/posts/post-definition.ts';
import { removeToast, shownToast } from '#web/features/toasts/toasts.ts';
import { fakeApi, heldAnswer } from '#web/testing/fake-api.ts';
import { newPostDraft, postDrafts } from '../post-drafts.ts';
import { address, edit, editStored, field, press, stored } from '../testing/edit-post.tsx';

afterEach(postDrafts.dropAll);

test('missing required fields are reported by name, and the first one gets the focus', async () => {
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

test('the address of a picture must be a URL that pages may show', async () => {
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
])('a date that %s is refused at its field, and nothing else is lost', async (_, value, badInput) => {
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

test('a date that only the server refuses is reported in the same words', async () => {
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

test('a missing picture is reported at its address, and the typed text stays', async () => {
  const details = [{ field: 'imageUrl', problem: 'no-picture' }];
  fakeApi({
    [`PUT ${address}/post-1`]: () => Response.json({ error: noPictureThere, details }, { status: 400 }),
  });
  const { user } = editStored();
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(await press('Update Post'));
  await waitFor(() => expect(field('Image URL')).toHaveFocus());
  expect(field('Image URL')).toHaveAccessibleDescription(imageCopy.notThere);
  expect(field('Title')).toHaveValue('Shelf!');
});

test('a post is saved over the version that was read, and the form closes', async () => {
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

test('a refusal of the server is shown at its field, which gets the focus; the typed text stays', async () => {
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

const notSaved = /^The post is not saved yet/;

test('a failed save is shown beside its button until one succeeds', async () => {
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

test('the message of a failed save disappears when nothing is left to save', async () => {
  fakeApi({ [`PUT ${address}/post-1`]: () => Response.json({ error: 'Later.' }, { status: 503 }) });
  const { user } = editStored();
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(await press('Update Post'));
  expect(await screen.findByText(notSaved)).toBeVisible();
  await user.type(field('Title'), '{Backspace}');
  expect(screen.queryByText(notSaved)).toBeNull();
});

test('typing continues during an unanswered save, and the new text waits to be saved', async () => {
  const saving = heldAnswer();
  fakeApi({ [`PUT ${address}/post-1`]: saving.answer });
  const { user, onDone } = editStored();
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(await press('Update Post'));
  await press('Saving');
  await user.type(field('Title'), ' More');
  expect(field('Title')).toHaveValue('Shelf! More');
  saving.give(Response.json({ ...stored, title: 'Shelf!', version: 4 }));
  await waitFor(() => expect(postDrafts.current()['post-1']?.base.version).toBe(4));
  expect(field('Title')).toHaveValue('Shelf! More');
  expect(onDone).not.toHaveBeenCalled();
});
