import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { LazyDialog } from './lazy-dialog.tsx';

test('a dialog whose code takes long says that it is loading, and then opens', async () => {
  let resolve = (_: { word: string }) => {};
  const loader = loadOnce(
    () =>
      new Promise<{ word: string }>((done) => {
        resolve = done;
      }),
  );
  showAdmin(
    <LazyDialog loader={loader} open>
      {({ word }) => <p>{word}</p>}
    </LazyDialog>,
  );
  expect(await screen.findByText('Loading')).toBeVisible();
  resolve({ word: 'Shelf' });
  expect(await screen.findByText('Shelf')).toBeVisible();
  expect(screen.queryByText('Loading')).toBeNull();
});

test('a dialog whose code cannot be loaded says so', async () => {
  const loader = loadOnce(() => Promise.reject<{ word: string }>(new Error('cut')));
  showAdmin(
    <LazyDialog loader={loader} open>
      {({ word }) => <p>{word}</p>}
    </LazyDialog>,
  );
  expect(await screen.findByText(/^This could not be loaded/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
});
