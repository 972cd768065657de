import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ContactSubmission } from '#shared/messages/message.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { type FakeCall, fakeApi, heldAnswer } from '#web/testing/fake-api.ts';
import { MessagesPanel } from '../messages-panel.tsx';
import { forgetBulk } from './bulk-run.ts';

// What is loaded when it is needed would be waited for in the midst of a test.
beforeAll(() => Promise.all([import('./bulk-bar.tsx'), import('../found/found-view.tsx')]), 60_000);
beforeEach(forgetBulk);

const inbox = '/api/admin/contact-submissions';
const message = (id: string, fields: Partial<ContactSubmission> = {}): ContactSubmission => ({
  ...{ id, name: `From ${id}`, source: 'contact', email: `${id}@example.com`, message: 'Count shelves.' },
  ...{ suspicions: [], createdAt: '2026-01-01T00:00:00.000Z', status: 'new', processed: false },
  ...fields,
});

/** An inbox in which changes are made; `found` are the pages that a filter finds. */
function open(
  found: ContactSubmission[][],
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
    [`POST ${inbox}/changed`]: change,
    [`POST ${inbox}/deleted`]: change,
    ...answers,
  });
  const sent = () => calls.filter(({ name }) => /changed|deleted/.test(name)).map(({ body }) => body);
  return { sent, calls };
}
const box = (name: string) => screen.findByRole('checkbox', { name });

test('some are chosen, marked as spam together, and that is undone', async () => {
  const { sent } = open([[message('a'), message('b'), message('c')]]);
  const { user } = showAdmin(<MessagesPanel />, '/?tab=messages');
  await user.click(await box('Choose From a'));
  await user.click(await box('Choose From c'));
  expect(await screen.findByText('2 chosen')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Mark as spam' }));
  expect(await screen.findByText('2 messages moved to possible spam.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'From a' })).toBeNull());
  expect(await screen.findByRole('article', { name: 'From b' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 messages moved to the new ones.')).toBeInTheDocument();
  expect(sent()).toEqual([
    { ids: ['a', 'c'], change: 'spam' },
    { ids: ['a', 'c'], change: 'not-spam' },
  ]);
});

test('all that match are chosen, also those not shown yet, and changed after a question, page by page', async () => {
  const { sent, calls } = open([[message('a')], [], [message('b')]]);
  const { user } = showAdmin(<MessagesPanel />, '/?tab=messages&view=found&text=count');
  await user.click(await box('Select all 1'));
  await user.click(await screen.findByRole('button', { name: 'Select all that match' }));
  await user.click(screen.getAllByRole('button', { name: 'Mark done' })[0] as HTMLElement);
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('also those not shown yet');
  expect(sent()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Mark done' }));
  expect(await screen.findByText('2 messages marked as done.')).toBeInTheDocument();
  expect(sent()).toEqual([
    { ids: ['a'], change: 'done' },
    { ids: ['b'], change: 'done' },
  ]);
  const asked = calls.filter(({ name, body }) => name.endsWith('/found') && 'to' in (body as object));
  expect(asked.map(({ body }) => (body as { text: string }).text)).toEqual(['count', 'count', 'count']);
});

test('it is stopped after the batch that is under way, and goes on', async () => {
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
  await user.click(await box('Select all 1'));
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

test('spam is deleted by owners only, after a question; a message that failed is tried again', async () => {
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
  await user.click(await box('Select all 2'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('2 messages will be deleted. This cannot be undone.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 messages deleted.')).toBeInTheDocument();
  expect(sent()).toEqual([{ ids: ['a', 'b'] }, { ids: ['b'] }]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
