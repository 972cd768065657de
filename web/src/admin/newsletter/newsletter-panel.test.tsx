import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { NewsletterPanel } from './newsletter-panel.tsx';

const at = '2026-05-01T12:00:00.000Z';
const sara = {
  email: 'sara@example.com',
  language: 'ar',
  state: 'confirmed',
  subscribedAt: at,
  suspicions: [],
};
const dara = { ...sara, email: 'dara@example.com', state: 'waiting', suspicions: ['too-fast'] };
const counts = { confirmed: 1204, waiting: 3, bounced: 0, removed: 10_000 };

interface FindBody {
  search?: string;
  state?: string;
  cursor?: string;
}
function show(answer: (asked: FindBody) => object, role: 'owner' | 'editor' = 'owner') {
  const calls = fakeApi({
    'GET /api/admin/sendings': () => Response.json([]),
    'GET /api/admin/newsletter/counts': () => Response.json(counts),
    'POST /api/admin/newsletter/find': ({ body }) => Response.json(answer(body as FindBody)),
    'POST /api/admin/newsletter/unsubscribe': () => new Response(null, { status: 204 }),
  });
  const finds = () => calls.filter(({ name }) => name.endsWith('/find')).map(({ body }) => body);
  return { ...showAdmin(<NewsletterPanel />, '/', role), finds };
}

test('counts and addresses are shown, each with its state', async () => {
  show(() => ({ found: [sara, dara] }));
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'sara@example.comArabic · left on 1 May 2026ConfirmedRemove',
    'dara@example.comArabic · left on 1 May 2026WaitingPossible spamRemove',
  ]);
  expect(screen.getByText('1,204')).toBeInTheDocument();
  expect(screen.getByText('10,000+')).toBeInTheDocument();
});

test('addresses are found by their beginning and state, and a removed one is shown as removed', async () => {
  const { user, finds } = show(({ search, state }) =>
    search ? { found: [], removedAt: at } : { found: state ? [dara] : [sara] },
  );
  await screen.findByText('sara@example.com');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Waiting');
  expect(await screen.findByText('dara@example.com')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), ' gone@example.com');
  expect(await screen.findByText(/was taken off the list on 1 May 2026/)).toBeInTheDocument();
  expect(finds().at(-1)).toEqual({ search: 'gone@example.com', state: 'waiting' });
});

test('more addresses are loaded page by page', async () => {
  const { user, finds } = show(({ cursor }) => (cursor ? { found: [dara] } : { found: [sara], next: 'p2' }));
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Showing 2 addresses')).toBeInTheDocument();
  expect(finds().at(-1)).toEqual({ search: '', cursor: 'p2' });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('an owner removes an address, and the list is read again', async () => {
  let stored = [sara];
  const { user } = show(() => ({ found: stored }));
  await user.click(await screen.findByRole('button', { name: 'Remove sara@example.com' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox')).toHaveValue('sara@example.com');
  stored = [];
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Nobody has left an address yet')).toBeInTheDocument();
});

test('an editor sees the counts and can send, and reads that addresses are for owners', async () => {
  const { finds } = show(() => ({ found: [sara] }), 'editor');
  expect(await screen.findByText('1,204')).toBeInTheDocument();
  expect(screen.getByText(/shown to owners of the site only/)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Send an article' })).toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Remove|Download/ })).toBeNull();
  expect(finds()).toEqual([]);
});

test('what failed to load can be loaded again', async () => {
  let broken = true;
  const { user } = show(() => {
    if (broken) throw new TypeError('away');
    return { found: [sara] };
  });
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  broken = false;
  await user.click(again);
  await waitFor(() => expect(screen.getByText('sara@example.com')).toBeInTheDocument());
});
