import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WorkingCopy } from '#shared/posts/working-copy.ts';
import { DiscardedDrafts } from '#web/admin/posts/trash/trash-dialog.tsx';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postDrafts } from '../post-drafts.ts';
import { BegunDrafts, UnpublishedMark } from './begun-drafts.tsx';

const instant = '2026-11-01T08:00:00.000Z';
const draft = (id: string, title: string, basedOn = 0): WorkingCopy => ({
  ...{ id, version: 2, basedOn, fields: { title }, by: 'sara', isRecent: false },
  ...{ createdAt: instant, updatedAt: instant },
});
const copies = '/api/admin/working-copies/blog';

beforeEach(postDrafts.dropAll);

/**
 * Returns a server with active and discarded drafts. Discarding moves the first active draft to the discarded ones; restoring
 * moves the first discarded one back.
 */
function serving(waiting: WorkingCopy[], discarded: WorkingCopy[] = []) {
  const inState = { waiting, discarded };
  const move = (from: 'waiting' | 'discarded', to: 'waiting' | 'discarded') => () => {
    const [first, ...rest] = inState[from];
    inState[from] = rest;
    if (first) inState[to] = [first, ...inState[to]];
    return Response.json(first ?? null);
  };
  return fakeApi({
    [`GET ${copies}`]: ({ query }) =>
      Response.json(inState[query.get('state') === 'discarded' ? 'discarded' : 'waiting']),
    'GET /api/admin/post-rows/blog': () => Response.json([{ id: 'stored', title: 'Stored', version: 1 }]),
    [`POST ${copies}/one/discard`]: move('waiting', 'discarded'),
    [`POST ${copies}/one/restore`]: move('discarded', 'waiting'),
  });
}

test('a draft without a post is listed, and a draft of a post is marked in its row', async () => {
  serving([draft('one', 'Begun'), draft('stored', 'Changed', 1), draft('gone', 'Of a deleted one', 3)]);
  const onContinue = vi.fn();
  const { user } = showAdmin(
    <>
      <BegunDrafts kind="blog" onContinue={onContinue} />
      <UnpublishedMark id="stored" />
    </>,
  );
  const lines = within(await screen.findByRole('list', { name: 'Drafts' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Draft, not yet created: Begun sara, 1 Nov 2026/),
    expect.stringMatching(/^Unpublished changes of a post that was deleted: Of a deleted one/),
  ]);
  expect(screen.getByText('Unpublished changes')).toBeInTheDocument();
  await user.click(
    screen.getByRole('button', { name: 'Continue editing', description: /not yet created: Begun/ }),
  );
  expect(onContinue).toHaveBeenCalledWith('one');
});

test('a draft without a post is listed before the posts are read', async () => {
  fakeApi({
    [`GET ${copies}`]: () =>
      Response.json([
        { ...draft('one', 'Begun'), hasPost: false },
        { ...draft('stored', 'Changed', 1), hasPost: true },
      ]),
    'GET /api/admin/post-list-heads/blog': () => new Promise<Response>(() => {}),
  });
  showAdmin(<BegunDrafts kind="blog" onContinue={() => {}} />);
  const lines = within(await screen.findByRole('list', { name: 'Drafts' })).getAllByRole('listitem');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toHaveTextContent(/not yet created: Begun/);
});

test('a draft is discarded, and restored by Undo', async () => {
  const calls = serving([draft('one', 'Begun')]);
  const { user } = showAdmin(<BegunDrafts kind="blog" onContinue={() => {}} />);
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('Changes brought back')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Continue editing' })).toBeInTheDocument();
  expect(calls.find(({ name }) => name.endsWith('/discard'))?.body).toEqual({ version: 2 });
});

test('the first of many drafts are shown, and all on request', async () => {
  serving(Array.from({ length: 6 }, (_, place) => draft(`draft-${place}`, `Draft ${place}`)));
  const { user } = showAdmin(<BegunDrafts kind="blog" onContinue={() => {}} />);
  const list = within(await screen.findByRole('list', { name: 'Drafts' }));
  expect(list.getAllByRole('listitem')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Show all 6 drafts' }));
  expect(list.getAllByRole('listitem')).toHaveLength(6);
});

test('discarded drafts are found in the trash, except empty ones', async () => {
  serving([], [draft('one', 'Discarded'), draft('two', '')]);
  const onRestored = vi.fn();
  const { user } = showAdmin(<DiscardedDrafts kind="blog" onRestored={onRestored} />);
  await user.click(await screen.findByRole('button', { name: 'Restore', description: /^Discarded sara/ }));
  expect(await screen.findByText('Changes brought back')).toBeInTheDocument();
  expect(onRestored).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull());
});
