import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ShortcutsButton } from '#web/admin/dashboard/dashboard-header.tsx';
import { FindButton } from '#web/admin/keyboard/palette/find-button.tsx';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { MessagesPanel } from '../messages-panel.tsx';

const inbox = '/api/admin/contact-submissions';
const message = (id: string, name: string) => ({
  ...{ id, name, source: 'contact', email: `${id}@example.com`, message: 'Please count.', language: 'en' },
  ...{ suspicions: [], createdAt: '2026-01-01T00:00:00.000Z', status: 'new', processed: false },
});
beforeEach(() => localStorage.clear());

async function open() {
  const fresh = new Map([message('a', 'Sara'), message('b', 'Omar')].map((one) => [one.id, one]));
  const [sara] = fresh.values();
  const calls = fakeApi({
    [`GET ${inbox}`]: ({ query }) => Response.json(query.get('state') === 'new' ? [...fresh.values()] : []),
    [`GET ${inbox}/counts`]: () => Response.json({ new: fresh.size, done: 0, spam: 0, urgentSpam: 0 }),
    [`GET ${inbox}/a`]: () => Response.json({ ...sara, note: '', version: 0, history: [] }),
    [`GET ${inbox}/b`]: () => Response.json({ ...message('b', 'Omar'), note: '', version: 0, history: [] }),
    [`PUT ${inbox}/a/processed`]: () => {
      fresh.delete('a');
      return Response.json({ ...sara, status: 'closed', processed: true });
    },
    [`DELETE ${inbox}/a/processed`]: () => Response.json(sara),
    'GET /api/admin/contact-submissions/assignees': () =>
      Response.json(['dana'].map((name) => ({ name, open: 0, canTake: true }))),
  });
  const shown = showAdmin(
    <>
      <FindButton />
      <ShortcutsButton />
      <MessagesPanel />
    </>,
  );
  await screen.findByRole('article', { name: 'Sara' });
  // The shortcuts work once the tools are loaded.
  await screen.findByRole('button', { name: 'More tools of the inbox' });
  return {
    ...shown,
    changes: () => calls.filter(({ name }) => !name.startsWith('GET')).map(({ name }) => name),
  };
}
const heading = (name: string) => screen.getByRole('heading', { name, level: 3 });

test('keys for next, open, close, done and undo', async () => {
  const { user, changes } = await open();
  await user.keyboard('j');
  expect(heading('Sara')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(heading('Omar')).toHaveFocus();
  await user.keyboard('k{Enter}');
  expect(await screen.findByRole('region', { name: 'Sara' })).toBeInTheDocument();
  await user.keyboard('j');
  expect(await screen.findByRole('region', { name: 'Omar' })).toBeInTheDocument();
  await user.keyboard('ke');
  expect(await screen.findByText('Message marked as handled.')).toBeInTheDocument();
  expect(heading('Omar')).toHaveFocus();
  await user.keyboard('z');
  expect(await screen.findByRole('article', { name: 'Sara' })).toBeInTheDocument();
  expect(changes()).toEqual([`PUT ${inbox}/a/processed`, `DELETE ${inbox}/a/processed`]);
});

test('the key marks the open message as done, but a letter typed in its note does not', async () => {
  const { user, changes } = await open();
  await user.keyboard('jo');
  const beside = within(await screen.findByRole('region', { name: 'Sara' }));
  await user.type(await beside.findByRole('textbox', { name: 'Note' }), 'eer');
  expect(changes()).toEqual([]);
});

test('keys move the focus to the note, the assignee and the search', async () => {
  const { user } = await open();
  await user.keyboard('jo');
  const beside = within(await screen.findByRole('region', { name: 'Sara' }));
  await beside.findByRole('textbox', { name: 'Note' });
  await user.keyboard('a');
  expect(beside.getByRole('combobox', { name: 'Assigned to' })).toHaveFocus();
  heading('Sara').focus();
  await user.keyboard('n');
  expect(beside.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(heading('Sara')).toHaveFocus();
  heading('Omar').focus();
  await user.keyboard('/');
  expect(screen.getByRole('textbox', { name: /^Search messages/ })).toHaveFocus();
});

test('Shift selects all messages up to the current one', async () => {
  const { user } = await open();
  await user.keyboard('jxj{Shift>}X{/Shift}');
  expect(await screen.findByText('2 chosen')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Choose Omar' })).toBeChecked();
});

test('the assignee key with selected messages asks who gets all of them', async () => {
  const { user } = await open();
  await user.keyboard('jxjx');
  await screen.findByText('2 chosen');
  await user.keyboard('a');
  expect(await screen.findByRole('dialog', { name: 'Assign 2 messages to' })).toBeInTheDocument();
});

test('the keys are listed, and can be switched off permanently', async () => {
  const { user, changes, unmount } = await open();
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Shortcuts' }));
  await user.click(dialog.getByRole('switch', { name: 'Use the shortcuts of one letter' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('je?');
  expect(changes()).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  await open();
  await user.keyboard('j');
  expect(heading('Sara')).not.toHaveFocus();
});
