import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ListedLine } from '#shared/api/audit.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { endpoints } from '#shared/api/table.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { type FakeCall, fakeApi } from '#web/testing/fake-api.ts';
import { AuditPanel } from './audit-panel.tsx';
import { copy as arabic } from './copy.ar.ts';
import { copy } from './copy.en.ts';

const line = (id: string, more: Partial<ListedLine> = {}): ListedLine => ({
  ...{ id, at: '2026-05-01T12:00:00.000Z', act: 'post-edited', outcome: 'done' },
  ...{ accountId: 'dana', username: 'دانا', thing: 'blog', thingId: 'x1', title: 'رفّ فارغ' },
  ...more,
});
const people = [
  { id: 'dana', username: 'دانا', language: 'ar', role: 'editor', state: 'active', createdAt: '' },
];

function open(answer: (call: FakeCall) => { lines: ListedLine[]; next?: string }) {
  const calls = fakeApi({
    'GET /api/admin/people': () => Response.json({ people, canMail: true }),
    'POST /api/admin/audit-log': (call) => Response.json(answer(call)),
  });
  const bodies = () => calls.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body);
  return { ...showAdmin(<AuditPanel />), bodies };
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'What was done' })).getAllByRole('listitem');

test('each line shows who did what to what, the outcome, and roughly from where', async () => {
  open(() => ({
    lines: [
      line('a', { network: '203.0.113.0/24', country: 'IQ' }),
      line('b', { act: 'signed-in', outcome: 'refused', title: undefined, thingId: undefined }),
      line('c', { act: undefined, outcome: 'unclear' }),
    ],
  }));
  const [edited, refused, newer] = await rows();
  expect(edited).toHaveTextContent(/^دانا edited the post “رفّ فارغ”/);
  expect(edited).toHaveTextContent('203.0.113.0/24');
  expect(edited).toHaveTextContent('1 May 2026, 15:00');
  expect(refused).toHaveTextContent(/^دانا signed in Refused/);
  expect(newer).toHaveTextContent(/^دانا did something .*Failed on our side/);
});

test('an action on the server names no network and no command', async () => {
  open(() => ({ lines: [line('a', { username: 'npm run admin', network: '0:0:0::/48' })] }));
  const [row] = await rows();
  expect(row).toHaveTextContent(/^Set-up on the server edited the post/);
  expect(row).not.toHaveTextContent('0:0:0');
});

test('a refused action is described without the name of its object', async () => {
  const nothing = { title: undefined, thing: undefined, thingId: undefined } as const;
  open(() => ({
    lines: [
      line('a', { act: 'person-removed', outcome: 'refused', ...nothing }),
      line('b', { act: 'person-removed', outcome: 'refused', title: 'Lana' }),
    ],
  }));
  const [unnamed, named] = await rows();
  expect(unnamed).toHaveTextContent(/^دانا wanted to remove somebody Refused, not done/);
  expect(named).toHaveTextContent(/^دانا removed “Lana” Refused, not done/);
});

test('every action that only owners may do has such a description in both languages', () => {
  const forOwners = Object.values<Endpoint>(endpoints).flatMap(({ access, audited }) =>
    access === 'owner' && audited ? audited.act : [],
  );
  for (const words of [copy.wanted, arabic.wanted]) {
    expect(Object.keys(words).sort()).toEqual([...new Set(forOwners)].sort());
  }
});

test('an object is named as editors know it, and is a link while it exists', async () => {
  const messageLine = { act: 'message-done', thing: 'message', title: undefined } as const;
  open(() => ({
    lines: [
      line('a', { act: 'content-edited', thing: 'content', thingId: 'hero_title', title: undefined }),
      line('b'),
      { ...line('c'), gone: true },
      line('d', { ...messageLine, thingId: 'message-0000000001' }),
      { ...line('e', { ...messageLine, thingId: 'message-0000000002' }), gone: true },
      line('f', { act: 'person-changed', thing: 'person', thingId: 'dana', title: 'دانا' }),
      line('g', { act: 'person-changed', thing: 'person', thingId: 'left', title: 'Lana' }),
    ],
  }));
  const [text, post, gonePost, message, goneMessage, person, gonePerson] = await rows();
  const way = (row: HTMLElement | undefined) => row && within(row).queryByRole('link');
  await expect.poll(() => way(text)?.textContent).toBe('“Headline (Homepage)”');
  expect(way(text)).toHaveAttribute('href', '/admin-panel?tab=content&item=hero_title');
  expect(way(post)).toHaveAttribute('href', '/admin-panel?tab=blog&post=x1');
  expect(gonePost).toHaveTextContent('“رفّ فارغ” (no longer there)');
  expect(way(message)).toHaveAttribute('href', '/admin-panel?tab=messages&message=message-0000000001');
  expect(message).toHaveTextContent(/^دانا marked message M-[A-Z0-9-]+ as done/);
  expect(goneMessage).toHaveTextContent(/marked message M-[A-Z0-9-]+ \(no longer there\) as done/);
  expect(way(person)).toHaveAttribute('href', '#person-dana');
  await expect.poll(() => gonePerson?.textContent).toContain('Lana (no longer there)');
  for (const row of [gonePost, goneMessage, gonePerson]) expect(way(row)).toBeNull();
});

test('the log is filtered by days, typed or chosen with one press', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25, 22), toFake: ['Date'] });
  const { user, bodies } = open(() => ({ lines: [line('a')] }));
  await rows();
  await user.click(screen.getByRole('button', { name: 'Last 7 days' }));
  await expect.poll(() => bodies().at(-1)).toEqual({ from: '2026-11-20' });
  expect(screen.getByText('Friday, 20 November 2026')).toBeVisible();
  await user.type(screen.getByLabelText('To'), '2026-11-29');
  await expect.poll(() => bodies().at(-1)).toEqual({ from: '2026-11-20', to: '2026-11-29' });
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('Sunday, 29 November 2026');
  await user.click(screen.getByRole('button', { name: 'Any time' }));
  await expect.poll(() => bodies().at(-1)).toEqual({});
  vi.useRealTimers();
});

test('the log is filtered by person and by object', async () => {
  const { user, bodies } = open(() => ({ lines: [line('a')] }));
  await rows();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Who' }),
    await screen.findByRole('option', { name: 'دانا' }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Messages');
  await expect.poll(() => bodies().at(-1)).toEqual({ accountId: 'dana', subject: 'messages' });
});

test('Show more loads more lines, and skips empty parts', async () => {
  const { user } = open(({ body }) => {
    const { cursor } = body as { cursor?: string };
    if (cursor === undefined) return { lines: [], next: '1' };
    return cursor === '1' ? { lines: [line('a')], next: '2' } : { lines: [line('b')] };
  });
  expect(await rows()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await expect.poll(async () => (await rows()).length).toBe(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('an empty log and one that failed to load are reported', async () => {
  open(() => ({ lines: [] }));
  expect(await screen.findByText(/^Nothing like this was done/)).toBeVisible();
});
