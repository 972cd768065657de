import { ReadableStream } from 'node:stream/web';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BackupComparison, BackupJob, BackupPoint } from '#shared/backups.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { BackupsPanel } from './backups-panel.tsx';
import { copy } from './copy.en.ts';
import { wholeSite } from './whole-site.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T09:00:00.000Z') });
  return () => void vi.useRealTimers();
});

const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString();
const point = (id: string, at: string, more: Partial<BackupPoint> = {}): BackupPoint => ({
  ...{ id, at, reason: 'daily', by: '', bytes: 38_000_000 },
  ...more,
});
const job = (more: Partial<BackupJob>): BackupJob => ({
  ...{ id: 'job', work: 'point', state: 'done', pointId: '', parts: [], done: [], by: 'admin', undoId: '' },
  ...{ startedAt: hours(0), endedAt: hours(0) },
  ...more,
});
const points = () => [
  point('today', hours(9)),
  point('before', hours(19), { reason: 'asked', by: 'karwan' }),
  ...['a', 'b', 'c', 'd', 'e'].map((id, index) => point(id, hours(33 + index * 24))),
];
const none = { changes: 0, back: 0, blocked: 0, newer: 0, filesBack: 0, filesLost: 0, differences: [] };
const comparison = (): BackupComparison => ({
  pointId: 'before',
  comparedAt: hours(0),
  parts: [
    {
      ...{ ...none, part: 'texts', changes: 1 },
      differences: [
        {
          ...{ what: 'changes', kind: 'content', id: 'hero_title', title: 'hero_title' },
          ...{ now: { en: 'Now so', ar: 'هكذا' }, after: { en: 'Then so', ar: 'هكذا' } },
        },
      ],
    },
    {
      ...{ ...none, part: 'posts', back: 1, blocked: 1, newer: 3 },
      differences: [
        { what: 'back', kind: 'blog', id: 'one', title: 'Chiller audit' },
        { what: 'blocked', kind: 'news', id: 'two', title: 'Moved' },
      ],
    },
    { ...none, part: 'pictures' },
    { ...none, part: 'people' },
  ],
});

/** A comparison after which only newer items are on the site. */
const onlyNewer = (): BackupComparison => ({
  ...{ pointId: 'before', comparedAt: hours(0) },
  parts: (['texts', 'posts', 'pictures', 'people'] as const).map((part) => ({
    ...{ ...none, part, newer: part === 'posts' ? 3 : 0 },
  })),
});

interface Served {
  points?: readonly BackupPoint[];
  job?: BackupJob | undefined;
  beside?: { table: string; vault?: string };
  comparison?: () => BackupComparison;
}
function open(served: Served = {}) {
  const state = { points: points(), beside: { table: 'Site-Table' }, ...served };
  const begin = (next: Partial<BackupJob>) => {
    state.job = job({ id: `job-${next.work}`, ...next });
    return Response.json(state.job);
  };
  const calls = fakeApi({
    'GET /api/admin/backups': () => Response.json(state),
    'POST /api/admin/backups': () => begin({ work: 'point', state: 'running' }),
    'POST /api/admin/backups/before/comparison': () => begin({ work: 'comparison', pointId: 'before' }),
    'GET /api/admin/backups/before/comparison': () => Response.json((served.comparison ?? comparison)()),
    'POST /api/admin/backups/before/restore': ({ body }) =>
      (body as { present: string }).present === 'right'
        ? begin({ work: 'restore', state: 'running', pointId: 'before', parts: ['texts', 'posts'] })
        : Response.json(
            {
              error: 'This is not your present password.',
              details: [{ field: 'present', problem: 'wrong' }],
            },
            { status: 400 },
          ),
    'POST /api/admin/backups/half-way': () => begin({ work: 'restore', state: 'running', parts: ['texts'] }),
  });
  return { calls, ...showAdmin(<BackupsPanel />) };
}
const chooseBefore = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('radio', { name: /^Yesterday, 17:00 ?by karwan/ }));

test('restore points are listed in words, the last six first, with the age of the latest', async () => {
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Backups', level: 2 })).toBeVisible();
  expect(screen.getByText('Last one 9 hours ago')).not.toHaveAttribute('data-late');
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  expect(screen.getByRole('radio', { name: /^Today, 03:00 ?automatic ?38 ?MB$/ })).not.toBeChecked();
  // A phone shows only the first three of these six.
  const later = screen.getAllByRole('radio').filter((radio) => radio.closest('[data-later]'));
  expect(later).toHaveLength(3);
  expect(screen.getByRole('button', { name: '4 more' }).closest('[data-on=phone]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: '1 more' }));
  expect(screen.getAllByRole('radio')).toHaveLength(7);
  expect(document.querySelector('[data-later]')).toBeNull();
  expect(screen.queryByRole('button', { name: /more$/ })).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);
});

test('warns if the latest restore point is two days old or missing', async () => {
  const { unmount } = open({ points: [point('old', hours(48))] });
  expect(await screen.findByText('Last one 2 days ago')).toHaveAttribute('data-late', 'true');
  unmount();
  open({ points: [] });
  expect(await screen.findByText(copy.none)).toBeVisible();
});

test('a chosen restore point is compared first: counts by kind, a text before and after, and all differences', async () => {
  const { user } = open();
  await chooseBefore(user);
  const table = await screen.findByRole('table');
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent).join(' '));
  expect(rows).toEqual(['1 — —', '— 1 3', '— — —', '— — —', '— — —', '— — —']);
  expect(screen.getByText(copy.trial)).toBeVisible();
  expect(screen.getByText('Now so')).toBeVisible();
  expect(screen.getByText('Then so')).toBeVisible();
  expect(within(table).getByText('Never restored: all of them stay')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See all 3 differences' }));
  expect(screen.getByText('stays: another post has its address')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('if nothing would change, kinds with newer items are not called the same', async () => {
  const { user } = open({ comparison: onlyNewer });
  await chooseBefore(user);
  expect(await screen.findByText('Nothing would change.')).toBeVisible();
  const [, texts, posts] = within(screen.getByRole('table')).getAllByRole('row');
  expect(texts).toHaveTextContent('TextsThe same');
  expect(posts).toHaveTextContent('Posts, news, jobs');
  expect(posts).toHaveTextContent('All others are the same');
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
});

test('the button names the chosen kinds; a kind without differences cannot be chosen', async () => {
  const { user } = open();
  await chooseBefore(user);
  expect(await screen.findByRole('button', { name: 'Restore texts and posts' })).toBeVisible();
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: 'Restore: Posts, news, jobs' }));
  expect(screen.getByRole('button', { name: 'Restore texts' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Restore everything' })).toBeVisible();
});

test('a restore asks for the password, and shows its progress by kind', async () => {
  const { user, calls } = open();
  await chooseBefore(user);
  await user.click(await screen.findByRole('button', { name: 'Restore texts and posts' }));
  const dialog = await screen.findByRole('dialog', { name: 'Restore texts and posts?' });
  const field = within(dialog).getByLabelText(copy.dialog.present);
  await user.type(field, 'wrong');
  await user.click(within(dialog).getByRole('button', { name: copy.dialog.send }));
  expect(await within(dialog).findByText(copy.dialog.problems.wrong ?? '')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'right');
  await user.click(within(dialog).getByRole('button', { name: copy.dialog.send }));
  expect(await screen.findByRole('progressbar', { name: 'Restoring yesterday, 17:00' })).toBeVisible();
  expect(screen.getByText('Backup of this moment')).toHaveTextContent('now');
  expect(screen.getByText(copy.mayLeave)).toBeVisible();
  const sent = calls.filter(({ name }) => name.endsWith('/restore')).at(-1);
  expect(sent?.body).toEqual({ parts: ['texts', 'posts'], present: 'right' });
});

test('a reopened screen shows the progress of running work', async () => {
  const parts = ['texts', 'posts'] as const;
  open({
    job: job({ work: 'restore', state: 'running', parts: [...parts], done: ['texts'], undoId: 'undo' }),
  });
  expect(await screen.findByText('Texts')).toHaveTextContent('Texts done');
  expect(screen.getByText('Posts, news, jobs')).toHaveTextContent('Posts, news, jobs now');
  expect(screen.getByRole('button', { name: copy.makeOne })).toHaveAttribute('aria-disabled', 'true');
});

test('a restore that stopped half way shows what is restored, and offers to continue, undo or leave it', async () => {
  const { user, calls } = open({
    job: job({
      work: 'restore',
      state: 'failed',
      parts: ['texts', 'posts'],
      done: ['texts'],
      undoId: 'undo',
    }),
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Back: texts. Not, or not all of it: posts.');
  expect(within(alert).getByRole('button', { name: 'Go on' })).toBeVisible();
  expect(within(alert).getByRole('button', { name: 'Leave it so' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await user.click(within(alert).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('progressbar')).toBeVisible();
  expect(calls.find(({ name }) => name.endsWith('half-way'))?.body).toEqual({ answer: 'undo' });
});

test('a comparison older than ten minutes is repeated', async () => {
  const { calls } = open({
    job: job({ work: 'comparison', pointId: 'before', endedAt: hours(0.2) }),
  });
  await screen.findByRole('table');
  expect(calls.filter(({ name }) => name === 'POST /api/admin/backups/before/comparison')).toHaveLength(1);
});

test('reports restore points that failed to load', async () => {
  fakeApi({ 'GET /api/admin/backups': () => Response.json({ error: 'No.' }, { status: 503 }) });
  showAdmin(<BackupsPanel />);
  expect(await screen.findByRole('alert')).toHaveTextContent(copy.failedTitle);
});

test('shows commands for any minute and for the copies in the vault, in Iraqi time', async () => {
  const { user } = open({ beside: { table: 'Site-Table', vault: 'Site-Vault' } });
  await user.click(await screen.findByText('Any minute of the last 35 days'));
  const command = (text: RegExp) => screen.findByText(text, { selector: 'code' });
  expect(await command(/--from 2026-11-26T08:00:00Z --table Site-Table --dry-run$/)).toBeVisible();
  expect(await command(/--backup-vault-name Site-Vault$/)).toBeVisible();
  const box = screen.getByLabelText('Moment, time in Iraq');
  expect(box).toHaveValue('2026-11-26T11:00');
  fireEvent.change(box, { target: { value: '2026-11-20T14:05' } });
  expect(await command(/--from 2026-11-20T11:05:00Z/)).toBeVisible();
  fireEvent.change(box, { target: { value: '2026-09-20T14:05' } });
  expect(await screen.findByText('Choose a moment of the last 35 days.')).toBeVisible();
  expect(box).toBeInvalid();
  expect(await accessibilityProblems()).toEqual([]);
});

test('a download of the whole site contains the latest restore point, its pictures, messages and addresses', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:site';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  // jsdom has no `ReadableStream`.
  vi.stubGlobal('ReadableStream', ReadableStream);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const part = (items: unknown[], next?: number) => () => Response.json({ items, ...(next && { next }) });
  const path = '/api/admin/backups/today/items';
  const csv = (text: string) => () => new Response(text, { headers: { 'content-type': 'text/csv' } });
  fakeApi({
    'GET /api/admin/backups': () => Response.json({ points: points(), beside: { table: 'Site-Table' } }),
    [`GET ${path}/texts/0`]: part([{ sk: 'hero_title' }], 1),
    [`GET ${path}/texts/1`]: part([{ sk: 'hero_text' }]),
    [`GET ${path}/posts/0`]: part([]),
    [`GET ${path}/pictures/0`]: part([{ address: '/images/a.png' }, { address: '/images/gone.png' }]),
    [`GET ${path}/people/0`]: part([{ username: 'karwan' }]),
    'GET /images/a.png': () => new Response('picture'),
    'GET /images/gone.png': () => new Response('', { status: 404 }),
    'POST /api/admin/contact-submissions/csv': csv('message\r\n'),
    'GET /api/admin/newsletter': csv('address\r\n'),
  });
  const { user } = showAdmin(<BackupsPanel />);
  await user.click(await screen.findByRole('button', { name: /^Whole site/ }));
  await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 5_000 });
  expect(saved[0]?.type).toBe('application/zip');
  // A complete zip archive ends with its central directory.
  const bytes = Buffer.from(await (saved[0] as Blob).arrayBuffer());
  expect(bytes.subarray(-22, -18).toString('latin1')).toBe('PK\x05\x06');
  const names: string[] = [];
  for await (const { name } of wholeSite('today')) names.push(name);
  expect(names).toEqual([
    ...['texts-1.json', 'texts-2.json', 'posts-1.json', 'pictures-1.json', 'people-1.json'],
    ...['messages.csv', 'newsletter.csv', 'images/a.png'],
  ]);
});
