import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PlannedSending } from '#shared/newsletter/sending.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { PlannedLines } from './planned-lines.tsx';

const toCome = `${new Date().getFullYear() + 1}-05-01T06:00:00.000Z`;
const planned: PlannedSending = { postId: 'post-1', audience: 'ar', title: 'Shelves', at: toCome };
const path = '/api/admin/planned-sendings';

function show(one: PlannedSending, cancel = () => new Response(null, { status: 204 })) {
  let stored = [one];
  const calls = fakeApi({
    [`GET ${path}`]: () => Response.json(stored),
    [`DELETE ${path}/post-1`]: () => {
      stored = [];
      return cancel();
    },
  });
  return { ...showAdmin(<PlannedLines />), calls };
}
const cancelButton = () => screen.findByRole('button', { name: 'Do not send: Shelves' });

test.each([
  [toCome, /^Arabic readers, once the post is live: .*9:00.* Baghdad time$/],
  ['2026-01-01T06:00:00.000Z', /^Arabic readers, within a minute or two$/],
])('a scheduled newsletter shows its readers and time: %s', async (at, when) => {
  show({ ...planned, at });
  expect(await screen.findByRole('list', { name: 'Planned with their posts' })).toHaveTextContent('Shelves');
  expect(screen.getByText(when)).toBeVisible();
});

test('a scheduled newsletter is cancelled, and its line disappears', async () => {
  const { user, calls } = show(planned);
  await user.click(await cancelButton());
  expect(await screen.findByText('“Shelves” is not sent. The post itself stays as it is.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Planned with their posts' })).toBeNull());
  expect(calls.filter(({ name }) => name === `DELETE ${path}/post-1`)).toHaveLength(1);
});

test('a newsletter that has started meanwhile says so, and its line disappears', async () => {
  const { user } = show(planned, () => Response.json({ error: 'Not found.' }, { status: 404 }));
  await user.click(await cancelButton());
  expect(await screen.findByText('It has begun, or was taken back already.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Planned with their posts' })).toBeNull());
});

test('a newsletter that could not be cancelled stays', async () => {
  let stored = 0;
  fakeApi({
    [`GET ${path}`]: () => Response.json([planned]),
    [`DELETE ${path}/post-1`]: () => {
      stored += 1;
      return Response.json({ error: 'Try again.' }, { status: 503 });
    },
  });
  const { user } = showAdmin(<PlannedLines />);
  await user.click(await cancelButton());
  expect(
    await screen.findByText('That did not work. Please try again.', undefined, { timeout: 10_000 }),
  ).toBeVisible();
  expect(stored).toBeGreaterThan(0);
  expect(await cancelButton()).toBeVisible();
});
