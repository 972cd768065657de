import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Message } from '#shared/messages/message.ts';
import { saveFile } from '#web/admin/lib/save-file.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { type FakeCall, fakeApi, heldAnswer } from '#web/testing/fake-api.ts';
import { MessagesPanel } from '../messages-panel.tsx';
import { forgetBulk } from './bulk-run.ts';

vi.mock('#web/admin/lib/save-file.ts', () => ({ saveFile: vi.fn() }));

// Loads code that is otherwise loaded on demand, so that no test waits for it.
beforeAll(() => Promise.all([import('./bulk-bar.tsx'), import('../found/found-view.tsx')]), 60_000);
beforeEach(forgetBulk);

const inbox = '/api/admin/contact-submissions';
const message = (id: string, fields: Partial<Message> = {}): Message => ({
  ...{ id, name: `From ${id}`, source: 'contact', email: `${id}@example.com`, message: 'Count shelves.' },
  ...{ suspicions: [], createdAt: '2026-01-01T00:00:00.000Z', status: 'new', processed: false },
  ...fields,
});

/** Renders an inbox whose server makes changes; `found` are the pages that a filter finds. */
function open(
  found: Message[][],
  answers: Record<string, (call: FakeCall) => Response | Promise<Response>> = {},
) {
  const stored = found.flat();
  const change = ({ body }: FakeCall) => {
    const { ids } = body as { ids: string[] };
    for (const id of ids)
      stored.splice(
        stored.findIndex((one) => one.id === id),
        1,
      );
    return Response.json({ changed: ids, failed: [] });
  };
  const calls = fakeApi({
    [`GET ${inbox}`]: ({ query }) => Response.json(query.get('state') === 'new' ? stored : []),
    [`GET ${inbox}/counts`]: () => Response.json({ new: stored.length, done: 0, spam: 0, urgentSpam: 0 }),
    [`POST ${inbox}/found`]: ({ body }) => {
      const page = Number((body as { cursor?: string }).cursor ?? 0);
      const more = page + 1 < found.length;
      const headers = more ? { Link: `<${inbox}/found?cursor=${page + 1}>; rel="next"` } : undefined;
      return Response.json(found[page], { ...(headers && { headers }) });
    },
    [`GET ${inbox}/assignees`]: () =>
      Response.json([
        { name: 'admin', open: 0, canTake: true, leavesOn: '2026-11-30' },
        { name: 'karwan', open: 3, canTake: true },
        { name: 'sara', open: 2, canTake: false },
      ]),
    [`POST ${inbox}/assigned`]: ({ body }) => {
      const { ids } = body as { ids: string[] };
      return Response.json({ changed: ids, failed: [] });
    },
    [`POST ${inbox}/changed`]: change,
    [`POST ${inbox}/deleted`]: change,
    ...answers,
  });
  const sent = () =>
    calls.filter(({ name }) => /changed|deleted|assigned/.test(name)).map(({ body }) => body);
  return { sent, calls };
}
const box = (name: string) => screen.findByRole('checkbox', { name });

test('selected messages are marked as spam together, and Undo restores them', async () => {
  const { sent } = open([[message('a'), message('b'), message('c')]]);
  const { user } = showAdmin(<MessagesPanel />, '/?tab=messages');
  await user.click(await box('Choose From a'));
  await user.click(await box('Choose From c'));
  expect(await screen.findByText('2 chosen')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Mark as spam' }));
  expect(await screen.findByText('2 messages moved to possible spam.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'From a' })).toBeNull());
  expect(screen.getByRole('heading', { name: 'New Customer Messages' })).toHaveFocus();
  expect(await screen.findByRole('article', { name: 'From b' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 messages moved to the new ones.')).toBeInTheDocument();
  expect(sent()).toEqual([
    { ids: ['a', 'c'], change: 'spam' },
    { ids: ['a', 'c'], change: 'not-spam' },
  ]);
});

test('all matching messages, also those not shown yet, are changed page by page after a confirmation', async () => {
  const { sent, calls } = open([[message('a')], [], [message('b')]]);
  const { user } = showAdmin(<MessagesPanel />, '/?tab=messages&view=found&text=count');
  await user.click(await box('Choose From a'));
  await user.click(await screen.findByRole('button', { name: 'Select all that match' }));
  await user.click(screen.getAllByRole('button', { name: 'Mark done' })[0] as HTMLElement);
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog).toHaveTextContent('This concerns 2 messages, also those not shown yet'));
  expect(sent()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Mark done' }));
  expect(await screen.findByText('2 messages marked as done.')).toBeInTheDocument();
  expect(sent()).toEqual([
    { ids: ['a'], change: 'done' },
    { ids: ['b'], change: 'done' },
  ]);
  const asked = calls.filter(({ name, body }) => name.endsWith('/found') && 'to' in (body as object));
  // The messages are counted for the question, and then changed.
  expect(asked.map(({ body }) => (body as { text: string }).text)).toEqual(Array(6).fill('count'));
});

test('a change is stopped after the running batch, and continued', async () => {
  const held = heldAnswer();
  let answered = 0;
  const { sent } = open([[message('a')], [message('b')]], {
    [`POST ${inbox}/changed`]: (call) => {
      answered += 1;
      if (answered === 1) return held.answer(call);
      return Response.json({ changed: (call.body as { ids: string[] }).ids, failed: [] });
    },
  });
  const { user } = showAdmin(<MessagesPanel />, '/?tab=messages&view=found&text=count');
  await user.click(await box('Choose From a'));
  await user.click(await screen.findByRole('button', { name: 'Select all that match' }));
  await user.click(screen.getByRole('button', { name: 'Mark as spam' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Mark as spam' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  held.give(Response.json({ changed: ['a'], failed: [] }));
  expect(await screen.findByText(/^Stopped/)).toBeInTheDocument();
  expect(screen.getByText('1 so far')).toBeInTheDocument();
  expect(sent()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('2 messages moved to possible spam.')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('only owners delete spam, after a confirmation; a failed message is tried again', async () => {
  const spam = [
    message('a', { spamAt: '2026-01-02T00:00:00.000Z' }),
    message('b', { suspicions: ['no-form'] }),
  ];
  let failed = ['b'];
  const { sent } = open([spam], {
    [`POST ${inbox}/deleted`]: ({ body }) => {
      const { ids } = body as { ids: string[] };
      const answer = { changed: ids.filter((id) => !failed.includes(id)), failed };
      failed = [];
      return Response.json(answer);
    },
  });
  const { user } = showAdmin(<MessagesPanel />, '/?tab=messages&view=found&state=spam');
  expect(await screen.findByRole('article', { name: 'From a' })).toHaveTextContent('somebody here marked it');
  await user.click(await box('Choose From a'));
  await user.click(await box('Select all 2'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('2 messages will be deleted. This cannot be undone.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 messages deleted.')).toBeInTheDocument();
  expect(sent()).toEqual([{ ids: ['a', 'b'] }, { ids: ['b'] }]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('messages are assigned, and Undo gives them back to their former assignees', async () => {
  const { sent } = open([
    [message('a', { assignee: 'sara' }), message('b'), message('c', { assignee: 'karwan' })],
  ]);
  const { user } = showAdmin(<MessagesPanel />, '/?tab=messages');
  await user.click(await box('Choose From a'));
  await user.click(await box('Select all 3'));
  await user.click(screen.getByRole('button', { name: 'Assign to' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign 3 messages to' }));
  expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'admin you leaves 30 Nov 2026 none open',
    'karwan 3 open',
    'Nobody',
  ]);
  await user.click(dialog.getByRole('button', { name: /^karwan/ }));
  expect(await screen.findByText('3 messages assigned to karwan.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 messages given back.')).toBeInTheDocument();
  expect(sent()).toEqual([
    { ids: ['a', 'b', 'c'], assignee: 'karwan' },
    { ids: ['a'], assignee: 'sara', from: 'karwan' },
    { ids: ['b'], assignee: '', from: 'karwan' },
  ]);
});

test('all matching messages, also those not shown yet, are assigned', async () => {
  const { sent } = open([[message('a', { assignee: 'sara' })], [message('b', { assignee: 'sara' })]]);
  const { user } = showAdmin(<MessagesPanel />, '/?tab=messages&view=found&assignee=is:sara');
  await user.click(await box('Choose From a'));
  await user.click(await screen.findByRole('button', { name: 'Select all that match' }));
  await user.click(screen.getByRole('button', { name: 'Assign to' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign all that match to' }));
  await user.click(await dialog.findByRole('button', { name: 'Nobody' }));
  expect(await screen.findByText('2 messages assigned to nobody.')).toBeInTheDocument();
  expect(sent()).toEqual([
    { ids: ['a'], assignee: '' },
    { ids: ['b'], assignee: '' },
  ]);
});

test('a removed name stays in the filter while open messages have it', async () => {
  open([[message('a')]]);
  showAdmin(<MessagesPanel />, '/?tab=messages&view=found&assignee=nobody');
  const names = within(await screen.findByRole('combobox', { name: 'Assigned to' }));
  expect(await names.findByRole('option', { name: 'sara (no longer here)' })).toHaveValue('is:sara');
});

test('the confirmation of deleting all matching messages says how many, and that it is permanent', async () => {
  const spam = (id: string) => message(id, { spamAt: '2026-01-02T00:00:00.000Z' });
  const held = heldAnswer();
  let pages = 0;
  open([[spam('a')], [spam('b')]], {
    [`POST ${inbox}/found`]: (call) => {
      const isLast = (call.body as { cursor?: string }).cursor !== undefined;
      if (isLast && ++pages === 1) return held.answer(call);
      const headers = { Link: `<${inbox}/found?cursor=1>; rel="next"` };
      return isLast ? Response.json([spam('b')]) : Response.json([spam('a')], { headers });
    },
  });
  const { user } = showAdmin(<MessagesPanel />, '/?tab=messages&view=found&state=spam');
  await user.click(await box('Choose From a'));
  await user.click(await screen.findByRole('button', { name: 'Select all that match' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Counting the messages that match');
  expect(within(dialog).getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  held.give(Response.json([spam('b')]));
  await waitFor(() =>
    expect(dialog).toHaveTextContent(
      '2 messages will be deleted, also those not shown yet. This cannot be undone.',
    ),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 messages deleted.')).toBeInTheDocument();
});

test('right after a change the latest counts are requested', async () => {
  const { calls } = open([[message('a'), message('b')]]);
  const { user } = showAdmin(<MessagesPanel />, '/?tab=messages');
  await user.click(await box('Choose From a'));
  await user.click(screen.getByRole('button', { name: 'Mark as spam' }));
  await screen.findByText('1 message moved to possible spam.');
  const asked = () =>
    calls.filter(({ name }) => name.endsWith('/counts')).map(({ query }) => query.get('include'));
  await waitFor(() => expect(asked().at(-1)).toBe('latest'));
});

test('the undo key undoes a change of many messages once', async () => {
  const { sent } = open([[message('a'), message('b'), message('c')]]);
  const { user } = showAdmin(<MessagesPanel />, '/?tab=messages');
  await user.click(await box('Choose From a'));
  await user.click(await box('Choose From b'));
  await user.click(screen.getByRole('button', { name: 'Mark as spam' }));
  await screen.findByText('2 messages moved to possible spam.');
  await user.keyboard('z');
  expect(await screen.findByText('2 messages moved to the new ones.')).toBeInTheDocument();
  expect(sent().at(-1)).toEqual({ ids: ['a', 'b'], change: 'not-spam' });
});

test('messages that another window changed meanwhile are reported, and stay', async () => {
  open([[message('a'), message('b')]], {
    [`POST ${inbox}/changed`]: () => Response.json({ changed: ['a'], failed: [] }),
  });
  const { user } = showAdmin(<MessagesPanel />, '/?tab=messages');
  await user.click(await box('Choose From a'));
  await user.click(await box('Select all 2'));
  await user.click(screen.getByRole('button', { name: 'Mark as spam' }));
  expect(await screen.findByText('1 message moved to possible spam.')).toBeInTheDocument();
  expect(
    screen.getByText('1 of them was changed or deleted meanwhile, and stays as it is.'),
  ).toBeInTheDocument();
});

test('only the selected messages are saved as a file', async () => {
  const { calls } = open([[message('a'), message('b')]], {
    [`POST ${inbox}/csv`]: () => new Response('"a"\r\n', { headers: { 'content-type': 'text/csv' } }),
  });
  const { user } = showAdmin(<MessagesPanel />, '/?tab=messages');
  await user.click(await box('Choose From b'));
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  expect(await screen.findByText('Messages downloaded.')).toBeInTheDocument();
  expect(saveFile).toHaveBeenCalledWith('messages.csv', 'text/csv', '\ufeff"a"\r\n');
  expect(calls.find(({ name }) => name === `POST ${inbox}/csv`)?.body).toEqual({ ids: ['b'] });
});
