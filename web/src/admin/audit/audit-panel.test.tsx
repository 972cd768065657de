import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AuditLine } from '#shared/audit/line.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { type FakeCall, fakeApi } from '#web/testing/fake-api.ts';
import { AuditPanel } from './audit-panel.tsx';

const line = (id: string, more: Partial<AuditLine> = {}): AuditLine => ({
  ...{ id, at: '2026-05-01T12:00:00.000Z', act: 'post-edited', outcome: 'done' },
  ...{ accountId: 'dana', username: 'دانا', thing: 'blog', thingId: 'x1', title: 'رفّ فارغ' },
  ...more,
});
const people = [
  { id: 'dana', username: 'دانا', language: 'ar', role: 'editor', state: 'active', createdAt: '' },
];

function open(answer: (call: FakeCall) => { lines: AuditLine[]; next?: string }) {
  const calls = fakeApi({
    'GET /api/admin/people': () => Response.json({ people, canMail: true }),
    'POST /api/admin/audit-log': (call) => Response.json(answer(call)),
  });
  const bodies = () => calls.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body);
  return { ...showAdmin(<AuditPanel />), bodies };
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'What was done' })).getAllByRole('listitem');

test('each line says who did what to what, what came of it, and roughly from where', async () => {
  open(() => ({
    lines: [
      line('a', { network: '203.0.113.0/24', country: 'IQ' }),
      line('b', { act: 'signed-in', outcome: 'refused', title: undefined, thingId: undefined }),
      line('c', { act: undefined, outcome: 'unclear' }),
    ],
  }));
  const [edited, refused, newer] = await rows();
  expect(edited).toHaveTextContent(/^دانا edited the post رفّ فارغ/);
  expect(edited).toHaveTextContent('203.0.113.0/24');
  expect(refused).toHaveTextContent(/^دانا signed in Refused/);
  expect(newer).toHaveTextContent(/^دانا did something .*Failed on our side/);
});

test('it is narrowed to a person and to what it is about', async () => {
  const { user, bodies } = open(() => ({ lines: [line('a')] }));
  await rows();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Who' }),
    await screen.findByRole('option', { name: 'دانا' }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Messages');
  await expect.poll(() => bodies().at(-1)).toEqual({ accountId: 'dana', subject: 'messages' });
});

test('more of it is read on when it is asked for; parts that hold nothing are passed over', async () => {
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

test('nothing, and a log that could not be read, are told', async () => {
  open(() => ({ lines: [] }));
  expect(await screen.findByText(/^Nothing like this was done/)).toBeVisible();
});
