import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { LazyView } from './lazy-view.tsx';

const viewOf = (load: () => Promise<{ word: string }>) => {
  const loader = loadOnce(load);
  const view = () => showAdmin(<LazyView loader={loader}>{({ word }) => <p>{word}</p>}</LazyView>);
  return { loader, view };
};

test('a loaded part is shown at once', async () => {
  const { loader, view } = viewOf(async () => ({ word: 'Shelf' }));
  await loader();
  view();
  expect(screen.getByText('Shelf')).toBeInTheDocument();
});

test('a loading part says so; a failed one is loaded again with the next press', async () => {
  let fails = true;
  const { view } = viewOf(() =>
    fails ? Promise.reject(new Error('cut')) : Promise.resolve({ word: 'Shelf' }),
  );
  const { user } = view();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(again);
  expect(await screen.findByText('Shelf')).toBeInTheDocument();
});

test('a part with reserved space shows nothing while loading, but reports a failure', async () => {
  const loader = loadOnce(() => Promise.reject<{ word: string }>(new Error('cut')));
  showAdmin(
    <LazyView loader={loader} meanwhile={null}>
      {({ word }) => <p>{word}</p>}
    </LazyView>,
  );
  expect(screen.queryByRole('status')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
