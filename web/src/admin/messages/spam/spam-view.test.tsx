import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Message } from '#shared/messages/message.ts';
import type { Role } from '#shared/session/session.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { type FakeCall, fakeApi } from '#web/testing/fake-api.ts';
import { MessagesPanel } from '../messages-panel.tsx';

// Loads the code of the dialogs first: it takes long, and a test would have to wait for it.
beforeAll(() => import('./delete-dialog.tsx'), 60_000);

const inbox = '/api/admin/contact-submissions';
const flagged = (id: string, message = 'Buy now.'): Message => ({
  id,
  name: `From ${id}`,
  source: 'contact',
  email: `${id}@example.com`,
  message,
  suspicions: ['no-form'],
  createdAt: '2026-01-01T00:00:00.000Z',
  status: 'new',
  processed: false,
});

/**
 * Renders an inbox with an urgent message and two others that look like spam; `answers` are further answers of the
 * server.
 */
function open(answers: Record<string, (call: FakeCall) => Response> = {}, role: Role = 'owner') {
  const stored: Record<string, Message[]> = {
    'urgent-spam': [flagged('u', 'This is URGENT')],
    spam: [flagged('a'), flagged('b')],
  };
  const count = (list: string) => stored[list]?.length ?? 0;
  const calls = fakeApi({
    [`GET ${inbox}`]: ({ query }) => Response.json(stored[query.get('state') ?? ''] ?? []),
    [`GET ${inbox}/counts`]: () =>
      Response.json({
        new: count('new'),
        done: 0,
        spam: count('spam') + count('urgent-spam'),
        urgentSpam: count('urgent-spam'),
      }),
    [`DELETE ${inbox}/spam`]: ({ query }) => {
      const [first] = stored.spam?.splice(0, 1) ?? [];
      if (!first && query.has('include')) stored['urgent-spam'] = [];
      return Response.json({
        deleted: 1,
        more: count('spam') > 0 || (query.has('include') && count('urgent-spam') > 0),
        before: '2026-02-01T00:00:00.000Z',
      });
    },
    ...answers,
  });
  return { ...showAdmin(<MessagesPanel />, '/?tab=messages&view=spam', role), calls };
}
const card = (name: string) => screen.findByRole('article', { name });
const deletions = (calls: ReturnType<typeof fakeApi>) =>
  calls.filter(({ name }) => name.startsWith('DELETE')).map(({ name, query }) => `${name}?${query}`);

test('an editor can mark a message as not spam, but delete nothing', async () => {
  open({}, 'editor');
  await card('From a');
  expect(screen.getAllByRole('button', { name: /^Not spam/ })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
});

test('possible spam is listed with its reasons, urgent messages first and counted', async () => {
  open();
  await card('From a');
  const names = screen
    .getAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent);
  expect(names).toEqual(['From u', 'From a', 'From b']);
  expect(await card('From a')).toHaveTextContent('sent without the form of this site');
  expect(screen.getByRole('alert')).toHaveTextContent('1 of them says it is urgent');
  expect(screen.getByText('1 urgent')).toBeInTheDocument();
});

test('a message marked as not spam leaves the list, and the next has the focus', async () => {
  const cleared = { ...flagged('u', 'This is URGENT'), notSpamAt: '2026-01-02T00:00:00.000Z' };
  const { user } = open({ [`PUT ${inbox}/u/not-spam`]: () => Response.json(cleared) });
  await user.click(within(await card('From u')).getByRole('button', { name: 'Not spam' }));
  expect(await screen.findByText('The message is now among the new ones.')).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'From u' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'From a' })).toHaveFocus();
});

test.each([
  [204, 'Message deleted.'],
  [404, 'Message deleted.'],
  [409, 'Could not delete message'],
])(
  'a message is deleted after a confirmation; after the answer %i it leaves the list',
  async (status, told) => {
    const { user } = open({ [`DELETE ${inbox}/a`]: () => new Response(null, { status }) });
    await user.click(within(await card('From a')).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('From a');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(screen.queryByRole('article', { name: 'From a' })).toBeNull();
  },
);

async function deleteAll(withUrgent: boolean, { user, calls }: ReturnType<typeof open>) {
  await card('From a');
  await user.click(screen.getByRole('button', { name: 'Delete all flagged' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('This deletes 2 messages');
  if (withUrgent) {
    await user.click(within(dialog).getByRole('checkbox', { name: 'Also delete the urgent ones (1)' }));
    expect(dialog).toHaveTextContent('This deletes 3 messages');
  }
  await user.click(within(dialog).getByRole('button', { name: 'Delete all flagged' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await screen.findByText('The flagged messages are deleted.')).toBeInTheDocument();
  return deletions(calls);
}
const before = 'before=2026-02-01T00%3A00%3A00.000Z';

test('all are deleted in batches, except the urgent ones', async () => {
  expect(await deleteAll(false, open())).toEqual([`DELETE ${inbox}/spam?`, `DELETE ${inbox}/spam?${before}`]);
  expect(await card('From u')).toBeInTheDocument();
});

test('urgent messages are deleted too on request', async () => {
  expect(await deleteAll(true, open())).toContain(`DELETE ${inbox}/spam?include=urgent&${before}`);
  expect(await screen.findByText('Nothing looks like spam.')).toBeInTheDocument();
});

test('a failed batch is tried again', async () => {
  let failures = 1;
  const shown = open({
    [`DELETE ${inbox}/spam`]: () =>
      failures-- > 0
        ? Response.json({ error: 'Busy.' }, { status: 503 })
        : Response.json({ deleted: 2, more: false, before: '' }),
  });
  expect(await deleteAll(false, shown)).toHaveLength(2);
});
