import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Message } from '#shared/messages/message.ts';
import { saveFile } from '#web/admin/lib/save-file.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { type FakeCall, fakeApi } from '#web/testing/fake-api.ts';
import { MessagesPanel } from '../messages-panel.tsx';

vi.mock('#web/admin/lib/save-file.ts', () => ({ saveFile: vi.fn() }));
// Loads code that is otherwise loaded on demand, so that no test waits for it.
beforeAll(
  () =>
    Promise.all([import('./found-view.tsx'), import('./filter-bar.tsx'), import('../spam/spam-view.tsx')]),
  60_000,
);

const inbox = '/api/admin/contact-submissions';
const message = (id: string): Message => ({
  ...{ id, name: `From ${id}`, source: 'contact', email: `${id}@example.com`, message: 'Count shelves.' },
  ...{ suspicions: [], createdAt: '2026-01-01T00:00:00.000Z', status: 'new', processed: false },
});
const paged = (data: unknown, next?: string) =>
  Response.json(data, next ? { headers: { Link: `<${inbox}/found?cursor=${next}>; rel="next"` } } : {});

function Address() {
  return <output>{useLocation().search}</output>;
}
function open(found: (call: FakeCall) => Response, address = '/?tab=messages', answers = {}) {
  const calls = fakeApi({
    [`GET ${inbox}`]: () => Response.json([]),
    [`GET ${inbox}/counts`]: () => Response.json({ new: 0, done: 0, spam: 0, urgentSpam: 0 }),
    [`POST ${inbox}/found`]: found,
    ...answers,
  });
  const shown = showAdmin(
    <>
      <MessagesPanel />
      <Address />
    </>,
    address,
    'editor',
  );
  const asked = () => calls.filter(({ name }) => name === `POST ${inbox}/found`).map(({ body }) => body);
  return { ...shown, asked };
}
const openFilters = async ({ user }: Pick<ReturnType<typeof open>, 'user'>) =>
  user.click(await screen.findByRole('button', { name: 'More filters' }));
const box = () => screen.findByRole('textbox', { name: /^Search messages/ });

test('typing searches, updates the address, and keeps the focus', async () => {
  const { user, asked } = open(() => Response.json([message('a')]));
  await user.type(await box(), 'sara');
  expect(await screen.findByText('1 message found')).toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'From a' })).toBeInTheDocument();
  expect(await screen.findByText('?tab=messages&view=found&text=sara')).toBeInTheDocument();
  expect(await box()).toHaveFocus();
  expect(asked().at(-1)).toEqual({ text: 'sara' });
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByText('?tab=messages')).toBeInTheDocument();
  expect(await box()).toHaveValue('');
  expect(screen.getByRole('heading', { name: 'New Customer Messages' })).toBeInTheDocument();
});

test('repeating a search, also with Enter, finds new messages', async () => {
  const found = [message('a')];
  const { user, asked } = open(() => Response.json(found));
  await user.type(await box(), 'sara');
  expect(await screen.findByText('1 message found')).toBeInTheDocument();
  found.push(message('b'));
  await user.type(await box(), '{Enter}');
  expect(await screen.findByText('2 messages found')).toBeInTheDocument();
  found.push(message('c'));
  await openFilters({ user });
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await user.type(await box(), 'sara{Enter}');
  expect(await screen.findByText('3 messages found')).toBeInTheDocument();
  expect(asked()).toEqual(Array(3).fill({ text: 'sara' }));
});

test('an address opens its search with its filters', async () => {
  const address = '/?tab=messages&view=found&state=overdue&urgent=yes&language=ar';
  const { asked } = open(() => Response.json([]), address);
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  expect(await screen.findByRole('combobox', { name: 'Status' })).toHaveValue('overdue');
  expect(screen.getByRole('checkbox', { name: 'Urgent' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'More filters (3)' })).toHaveAttribute('aria-expanded', 'true');
  expect(asked()).toEqual([{ state: 'overdue', urgent: 'yes', language: 'ar' }]);
});

test('a search in possible spam stays there, and an emptied one shows all of it', async () => {
  const { user, asked } = open(() => Response.json([message('a')]), '/?tab=messages&view=spam');
  expect(await screen.findByRole('heading', { name: 'Possible Spam' })).toBeInTheDocument();
  await openFilters({ user });
  expect(await screen.findByRole('combobox', { name: 'Status' })).toHaveValue('spam');
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  await user.type(await box(), 'sara');
  expect(await screen.findByText('?tab=messages&view=found&text=sara&state=spam')).toBeInTheDocument();
  expect(await screen.findByText('1 message found')).toBeInTheDocument();
  expect(asked().at(-1)).toEqual({ text: 'sara', state: 'spam' });
  expect(await box()).toHaveFocus();
  await user.clear(await box());
  expect(await screen.findByText('?tab=messages&view=spam')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Possible Spam' })).toBeInTheDocument();
  expect(await box()).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Completed');
  await waitFor(() => expect(asked().at(-1)).toEqual({ state: 'done' }));
});

test('messages of one type are found, and show their type', async () => {
  const cv = { state: 'kept', size: 240_000, at: '2026-01-01T00:00:00.000Z' } as const;
  const { user, asked } = open(() => Response.json([{ ...message('a'), cv }]));
  await openFilters({ user });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'CV');
  const card = await screen.findByRole('article', { name: 'From a' });
  expect(within(card).getByText('CV')).toBeVisible();
  expect(asked()).toEqual([{ type: 'cv' }]);
});

test('filters are set by hand', async () => {
  const { user, asked } = open(() => Response.json([message('a')]));
  await openFilters({ user });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Completed');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Retail audit');
  await waitFor(() => expect(asked().at(-1)).toEqual({ state: 'done', service: 'retail-audit' }));
});

test('Show more loads more, and a message marked as done meanwhile stays and says so', async () => {
  const done = {
    ...message('a'),
    status: 'closed',
    processed: true,
    processedAt: '2026-02-01T00:00:00.000Z',
  };
  const { user } = open(
    ({ body }) =>
      (body as { cursor?: string }).cursor ? paged([message('b')]) : paged([message('a')], 'next'),
    '/?tab=messages&view=found&text=count',
    { [`PUT ${inbox}/a/processed`]: () => Response.json(done) },
  );
  expect(await screen.findByText('At least 1 message found')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('2 messages found')).toBeInTheDocument();
  const card = screen.getByRole('article', { name: 'From a' });
  await user.click(within(card).getByRole('button', { name: 'Mark Done' }));
  expect(await within(card).findByText('Completed')).toBeInTheDocument();
  expect(within(card).queryByRole('button', { name: 'Mark Done' })).toBeNull();
});

test('after many empty pages it shows the result so far, and continues on request', async () => {
  let empty = 6;
  const { user } = open(
    () => (empty-- > 0 ? paged([], 'next') : paged([message('a')])),
    '/?tab=messages&view=found&text=rare',
  );
  await user.click(await screen.findByRole('button', { name: 'Look further' }));
  expect(await screen.findByRole('article', { name: 'From a' })).toBeInTheDocument();
});

test('all pages of the result are saved as one table', async () => {
  const csv = ({ body }: FakeCall) => {
    const isNext = 'cursor' in (body as object);
    const headers = { 'content-type': 'text/csv', Link: `<${inbox}/csv?cursor=next>; rel="next"` };
    return isNext ? new Response('"b"\r\n') : new Response('"a"\r\n', { headers });
  };
  const { user } = open(() => Response.json([message('a')]), '/?tab=messages&view=found&text=count', {
    [`POST ${inbox}/csv`]: csv,
  });
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByText('Messages downloaded.')).toBeInTheDocument();
  expect(saveFile).toHaveBeenCalledWith('messages.csv', 'text/csv', '\ufeff"a"\r\n"b"\r\n');
});
