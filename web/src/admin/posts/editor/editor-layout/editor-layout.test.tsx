import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { WorkingCopyInput } from '#shared/posts/working-copy.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postDrafts } from '../post-drafts.ts';
import { address, editStored, field, press, stored } from '../testing/edit-post.tsx';

afterEach(postDrafts.dropAll);

test('one language can be shown alone; an error in the other one shows it again', async () => {
  fakeApi({});
  const { user } = editStored();
  const english = await screen.findByLabelText('Title');
  await user.click(field('العنوان'));
  await user.paste('ا'.repeat(200));
  await user.click(await press('English'));
  expect(field('العنوان')).not.toBeVisible();
  expect(english).toBeVisible();
  await user.click(await press('Update Post'));
  expect(field('العنوان')).toHaveFocus();
  expect(field('العنوان')).toHaveAccessibleDescription(/^Title in Arabic is too long/);
  expect(english).not.toBeVisible();
  expect(await press('العربية')).toHaveAttribute('aria-pressed', 'true');
  await user.click(await press('Both'));
  expect(english).toBeVisible();
  expect(field('العنوان')).toBeVisible();
});

test('a text near its limit shows its length, and the part that is too long', async () => {
  fakeApi({});
  const { user } = editStored();
  const title = await screen.findByLabelText('Title');
  expect(title).not.toHaveAccessibleDescription();
  await user.click(title);
  await user.paste('x'.repeat(155));
  await waitFor(() => expect(title).toHaveAccessibleDescription('160 of 200 characters'));
  await user.click(title);
  await user.paste('y'.repeat(41));
  await waitFor(() => expect(title).toHaveAccessibleDescription('1 character too many'));
});

test('Ctrl+Enter presses the save button from anywhere in the dialog; Enter alone does not', async () => {
  const calls = fakeApi({
    [`PUT ${address}/post-1`]: () => Response.json({ ...stored, title: 'Shelf!', version: 4 }),
    [`GET ${address}`]: () => Response.json([]),
  });
  const { user, onDone } = editStored();
  await user.type(await screen.findByLabelText('Title'), '!{Enter}');
  expect(calls.filter(({ name }) => name.startsWith(`PUT ${address}`))).toEqual([]);
  await user.click(await press('English'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls.filter(({ name }) => name.startsWith(`PUT ${address}`))).toHaveLength(1);
});

test('Ctrl+S saves typed text beside the post, which does not change for visitors, and typing continues', async () => {
  const draft = '/api/admin/working-copies/blog/post-1';
  const calls = fakeApi({
    [`PUT ${draft}`]: ({ body }) => {
      const { fields, basedOn, version } = body as WorkingCopyInput;
      const { id, createdAt, updatedAt } = stored;
      const about = { by: 'admin', isRecent: true, createdAt, updatedAt };
      return Response.json({ id, fields, basedOn, version: version + 1, ...about });
    },
  });
  const { user, onDone } = editStored();
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Kept as a draft')).toBeInTheDocument();
  expect(field('Title')).toHaveFocus();
  const saved = calls.findLast(({ name }) => name.startsWith('PUT'));
  expect(saved).toMatchObject({ name: `PUT ${draft}`, body: { fields: { title: 'Shelf!' }, basedOn: 3 } });
  expect(calls.filter(({ name }) => name.startsWith(`PUT ${address}`))).toEqual([]);
  expect(onDone).not.toHaveBeenCalled();
});

test('Ctrl+S without changes says that there is nothing to save, and sends nothing', async () => {
  const calls = fakeApi({});
  const { user } = editStored();
  await user.click(await screen.findByLabelText('Title'));
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Nothing to save')).toBeInTheDocument();
  expect(screen.queryByText('Kept as a draft')).toBeNull();
  expect(calls.filter(({ name }) => name.startsWith('PUT'))).toEqual([]);
});
