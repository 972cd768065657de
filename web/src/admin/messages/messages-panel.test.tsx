import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Message } from '#shared/messages/message.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { type FakeCall, fakeApi, heldAnswer } from '#web/testing/fake-api.ts';
import { chooseDensity } from './density.ts';
import { MessagesPanel } from './messages-panel.tsx';

beforeEach(() => chooseDensity('line'));

const inbox = '/api/admin/contact-submissions';
const message = (id: string, name: string): Message => ({
  id,
  name,
  source: 'contact',
  email: `${id}@example.com`,
  company: 'Sample Foods',
  message: 'Please count our shelves in Erbil.',
  language: 'en',
  suspicions: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  status: 'new',
  processed: false,
});
const [first, second] = [message('a', 'Sara'), message('b', 'Omar')];

/** Renders an inbox in which the first message may be marked as done. */
function open(answer: (call: FakeCall) => Response | Promise<Response>) {
  const calls = fakeApi({
    [`GET ${inbox}`]: ({ query }) => Response.json(query.get('state') === 'new' ? [first, second] : []),
    [`GET ${inbox}/counts`]: () => Response.json({ new: 2, done: 0, spam: 0, urgentSpam: 0 }),
    [`PUT ${inbox}/a/processed`]: answer,
  });
  return { ...showAdmin(<MessagesPanel />), calls };
}

/** Renders an inbox whose server makes the requested changes, with this many completed messages. */
function openWorking(address = '/', completed = 0) {
  const done = new Map(
    Array.from({ length: completed }, (_, n) => {
      const old: Message = {
        ...message(`old-${n}`, `Old ${n}`),
        status: 'closed',
        processed: true,
      };
      return [old.id, old];
    }),
  );
  const fresh = new Map([first, second].map((one) => [one.id, one]));
  const move = (to: boolean, id: string) => () => {
    const [from, into] = to ? [fresh, done] : [done, fresh];
    const moved = from.get(id) ?? into.get(id);
    if (!moved) return Response.json({ error: 'Gone' }, { status: 404 });
    from.delete(id);
    into.set(id, { ...moved, processed: to });
    return Response.json(into.get(id));
  };
  const calls = fakeApi({
    [`GET ${inbox}`]: ({ query }) => {
      const list = [...(query.get('state') === 'new' ? fresh : done).values()];
      return Response.json(list.slice(0, Number(query.get('limit') ?? 100)));
    },
    [`GET ${inbox}/counts`]: () =>
      Response.json({ new: fresh.size, done: done.size, spam: 0, urgentSpam: 0 }),
    ...Object.fromEntries(
      ['a', 'b', 'old-4'].flatMap((id) => [
        [`PUT ${inbox}/${id}/processed`, move(true, id)],
        [`DELETE ${inbox}/${id}/processed`, move(false, id)],
      ]),
    ),
  });
  return { ...showAdmin(<MessagesPanel />, address), calls };
}
const card = (name: string) => screen.findByRole('article', { name });

test('a message stays until the server confirms that it is done; then the next one has the focus', async () => {
  const { answer, give } = heldAnswer();
  const { user, calls } = open(answer);
  const done = within(await card('Sara')).getByRole('button', { name: 'Mark Done' });
  await user.click(done);
  await waitFor(() => expect(done).toHaveAttribute('aria-disabled', 'true'));
  await user.click(done);
  expect(calls.filter(({ name }) => name.startsWith('PUT'))).toHaveLength(1);
  give(Response.json({ ...first, status: 'closed', processed: true }));
  expect(await screen.findByText('Message marked as handled.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Omar' })).toHaveFocus();
});

test('a message that could not be marked stays, and says so', async () => {
  const { user } = open(() => Response.json({ error: 'No' }, { status: 503 }));
  await user.click(within(await card('Sara')).getByRole('button', { name: 'Mark Done' }));
  expect(await screen.findByText('Could not update message')).toBeInTheDocument();
  expect(screen.getByText('It is still to be handled. Please try again.')).toBeInTheDocument();
  expect(await card('Sara')).toBeInTheDocument();
});

test('marking a message that was deleted meanwhile says so', async () => {
  const { user } = open(() => Response.json({ error: 'No' }, { status: 404 }));
  await user.click(within(await card('Sara')).getByRole('button', { name: 'Mark Done' }));
  expect(await screen.findByText('This message does not exist any more.')).toBeInTheDocument();
});

test('a message opens beside the list in full, and the focus returns to what opened it', async () => {
  const { user } = open(() => Response.error());
  const row = within(await card('Omar'));
  await user.click(
    row.getByRole('button', { name: /^Read Full: Omar, Sample Foods, b@example\.com, .*2026$/ }),
  );
  const beside = within(await screen.findByRole('region', { name: 'Omar' }));
  expect(beside.getByRole('link', { name: 'b@example.com' })).toBeInTheDocument();
  const read = beside.getByRole('button', { name: 'Read Full' });
  await user.click(read);
  const dialog = await screen.findByRole('dialog', { name: 'Omar' });
  for (const words of [
    'b@example.com',
    'Sample Foods',
    'Contact form',
    'Please count our shelves in Erbil.',
  ]) {
    expect(dialog).toHaveTextContent(words);
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(read).toHaveFocus());
});

test('each message shows three lines, and opens a dialog if space is short', async () => {
  const { user } = open(() => Response.error());
  await card('Sara');
  expect(screen.queryByText('a@example.com')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Three lines of each message' }));
  const row = within(await card('Sara'));
  expect(row.getByRole('link', { name: 'a@example.com' })).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Read Full' }));
  expect(await screen.findByRole('dialog', { name: 'Sara' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Three lines of each message' }));
  expect(screen.queryByText('a@example.com')).toBeNull();
});

test('after the open message is done, the next one is open and has the focus', async () => {
  const { user } = openWorking();
  await user.click(within(await card('Sara')).getByRole('button', { name: /^Read Full/ }));
  const beside = within(await screen.findByRole('region', { name: 'Sara' }));
  await user.click(beside.getByRole('button', { name: 'Mark Done' }));
  expect(await screen.findByRole('region', { name: 'Omar' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Omar', level: 2 })).toHaveFocus());
});

test('on a phone a message replaces the list, with links to the list, the next and the previous message', async () => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
  const { user } = openWorking();
  await user.click(within(await card('Sara')).getByRole('button', { name: /^Read Full/ }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sara', level: 2 })).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Previous message' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Next message' }));
  expect(await screen.findByRole('region', { name: 'Omar' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Previous message' }));
  expect(await screen.findByRole('region', { name: 'Sara' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'All messages' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Sara' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sara', level: 3 })).toHaveFocus());
});

test('Undo puts a message marked as done back in its place', async () => {
  const { user, calls } = openWorking();
  await user.click(within(await card('Sara')).getByRole('button', { name: 'Mark Done' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(screen.queryByRole('article', { name: 'Sara' })).toBeNull();
  undo.focus();
  await user.keyboard('{Enter}');
  expect(await card('Sara')).toBeInTheDocument();
  expect(await screen.findByText('The message is new again.')).toBeInTheDocument();
  expect(calls.filter(({ name }) => name.startsWith('DELETE'))).toHaveLength(1);
});

test('a completed message is reopened from its dialog; the focus moves to the next control', async () => {
  const { user } = openWorking('/?tab=messages&view=completed', 5);
  const old = await screen.findByRole('heading', { name: 'Old 4' });
  await user.click(screen.getByRole('button', { name: 'View', description: 'Old 4' }));
  await user.click(await screen.findByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(old).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'All Completed Messages' })).toHaveFocus());
  await user.click(screen.getByRole('link', { name: /New messages to handle/ }));
  expect(await card('Old 4')).toBeInTheDocument();
});

test('Recently Completed shows three, and links to all of them', async () => {
  const { user } = openWorking('/', 5);
  expect(await screen.findByRole('heading', { name: 'Old 2' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Old 3' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'All completed' }));
  expect(await screen.findByRole('heading', { name: 'Old 4' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'All Completed Messages' })).toHaveFocus();
  expect(screen.getByText('Showing 5 of 5')).toBeInTheDocument();
});

test('before the first message it says that nobody is notified, and how to send a test message', async () => {
  fakeApi({
    [`GET ${inbox}`]: () => Response.json([]),
    [`GET ${inbox}/counts`]: () => Response.json({ new: 0, done: 0, spam: 0, urgentSpam: 0 }),
    'GET /api/admin/mail-settings': () =>
      Response.json({ settings: { recipients: [], version: 0 }, sender: 'site@shop.test', open: [] }),
  });
  const { user } = showAdmin(<MessagesPanel />, '/?tab=messages');
  expect(await screen.findByRole('link', { name: /^Send yourself a trial message/ })).toHaveAttribute(
    'href',
    '/contact',
  );
  // The warning is shown once, although the tools that are loaded by then contain it too.
  await screen.findByRole('button', { name: 'Notifications' });
  expect(await screen.findByText('No one is notified of new messages.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose who is notified' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('without a connection it shows the time of the list', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(() => Response.error());
  expect(await screen.findByText(/^You are offline\. The list is from \d/)).toBeVisible();
  vi.restoreAllMocks();
});

/** Shows the inbox, and a button that takes it away and shows it again. */
function LeftAndReturned() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsShown(!isShown)}>
        Leave or return
      </button>
      {isShown && <MessagesPanel />}
    </>
  );
}

test('the message that a mail links to opens after the inbox was left while its first call was unanswered', async () => {
  let asked = 0;
  fakeApi({
    [`GET ${inbox}`]: () => Response.json([]),
    [`GET ${inbox}/counts`]: () => Response.json({ new: 0, done: 0, spam: 0, urgentSpam: 0 }),
    [`GET ${inbox}/a`]: () => {
      asked += 1;
      const details = { ...first, note: '', version: 1, history: [] };
      return asked === 1 ? new Promise<Response>(() => {}) : Response.json(details);
    },
  });
  const { user } = showAdmin(<LeftAndReturned />, '/admin-panel?tab=messages&message=a');
  await waitFor(() => expect(asked).toBe(1));
  await user.dblClick(screen.getByRole('button', { name: 'Leave or return' }));
  expect(await screen.findByRole('dialog', { name: 'Sara' })).toBeInTheDocument();
});
