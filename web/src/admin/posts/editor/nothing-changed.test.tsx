import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postDrafts } from './post-drafts.ts';
import { address, editStored, field, press, stored } from './testing/edit-post.tsx';

afterEach(postDrafts.dropAll);

const put = `PUT ${address}/post-1`;
const answers = {
  [put]: () => Response.json({ ...stored, version: 4 }),
  [`GET ${address}`]: () => Response.json([]),
};

test.each([
  ['the button', async () => fireEvent.click(await press('Update Post'))],
  ['its keys', () => fireEvent.keyDown(field('Title'), { key: 'Enter', ctrlKey: true })],
])('without changes %s saves nothing, and says so', async (_, ask) => {
  const calls = fakeApi(answers);
  const { user, onDone } = editStored();
  await user.type(await screen.findByLabelText('Title'), '!{Backspace}');
  await ask();
  expect(await screen.findByText('Nothing to save')).toBeInTheDocument();
  expect(field('Title')).toHaveFocus();
  expect(calls.filter(({ name }) => name === put)).toEqual([]);
  expect(onDone).not.toHaveBeenCalled();
});

test.each([
  [
    'that it is published',
    'Update Post',
    () => fireEvent.click(screen.getByRole('switch')),
    { published: false },
  ],
  [
    'when it appears',
    // With a future date, the button schedules the post.
    'Schedule',
    () => fireEvent.change(field('Publication date'), { target: { value: '2030-03-01T08:00' } }),
    { publishedAt: '2030-03-01T05:00:00.000Z' },
  ],
  [
    'when it ends',
    'Update Post',
    () => fireEvent.change(field('End of publication'), { target: { value: '2030-03-01T08:00' } }),
    { unpublishAt: '2030-03-01T05:00:00.000Z' },
  ],
])('%s counts as a change', async (_, button, change, saved) => {
  const calls = fakeApi(answers);
  const { user, onDone } = editStored();
  await screen.findByLabelText('Title');
  change();
  await user.click(await press(button));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls.find(({ name }) => name === put)?.body).toMatchObject({ ...saved, version: 3 });
});
