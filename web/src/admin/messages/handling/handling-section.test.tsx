import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { MessageDetails } from '#shared/messages/handling.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { type FakeCall, fakeApi } from '#web/testing/fake-api.ts';
import { chooseDensity } from '../density.ts';
import { MessagesPanel } from '../messages-panel.tsx';
import { handlingDrafts } from './handling-drafts.ts';

const inbox = '/api/admin/contact-submissions';
const stored: MessageDetails = {
  ...{ id: 'a', name: 'Sara', source: 'contact', email: 'sara@example.com', message: 'Please count.' },
  ...{ suspicions: [], createdAt: '2026-01-01T00:00:00.000Z', processed: false },
  ...{ status: 'new', note: '', version: 3 },
  history: [{ at: '2026-01-02T00:00:00.000Z', by: 'dana', what: 'status', from: 'in-work', to: 'new' }],
};
beforeEach(() => handlingDrafts.dropAll());

async function openDialog(save: (call: FakeCall) => Response, message = stored) {
  const { note: _, version: _version, history: _history, ...listed } = message;
  let isDone = false;
  const calls = fakeApi({
    [`GET ${inbox}`]: ({ query }) => Response.json(query.get('state') === 'new' && !isDone ? [listed] : []),
    [`GET ${inbox}/counts`]: () => Response.json({ new: 1, done: 0, spam: 0, urgentSpam: 0 }),
    [`GET ${inbox}/a`]: () => Response.json(message),
    [`PUT ${inbox}/a/handling`]: (call) => {
      isDone = (call.body as MessageDetails).status === 'won';
      return save(call);
    },
    'GET /api/admin/contact-submissions/assignees': () =>
      Response.json(['dana', 'omar'].map((name) => ({ name, open: 0, canTake: true }))),
  });
  chooseDensity('full');
  const shown = showAdmin(<MessagesPanel />);
  await shown.user.click(await screen.findByRole('button', { name: 'Read Full' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sara' }));
  await dialog.findByRole('option', { name: 'omar' });
  return { ...shown, dialog, sent: () => calls.filter(({ name }) => name.startsWith('PUT')) };
}
const answer = (changed: Partial<MessageDetails>) => Response.json({ ...stored, version: 4, ...changed });

test('status and assignee are saved when chosen, the note with its button, and the card shows them', async () => {
  let version = 3;
  const { user, dialog, sent } = await openDialog(({ body }) =>
    answer({ ...(body as MessageDetails), version: ++version }),
  );
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Cal');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'In work');
  await waitFor(() => expect(sent()).toHaveLength(1));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Assigned to' }), 'omar');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Cal');
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'led.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(sent().map(({ body }) => body)).toEqual([
    { status: 'in-work', assignee: '', note: '', version: 3 },
    { status: 'in-work', assignee: 'omar', note: '', version: 4 },
    { status: 'in-work', assignee: 'omar', note: 'Called.', version: 5 },
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const card = screen.getByRole('article', { name: 'Sara' });
  expect(card).toHaveTextContent('In work');
  expect(card).toHaveTextContent('For omar');
});

test('a won message leaves the new messages', async () => {
  const { user, dialog } = await openDialog(() => answer({ status: 'won', processed: true }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Won');
  await screen.findByText('Saved.');
  expect(screen.queryByRole('article', { name: 'Sara', hidden: true })).toBeNull();
});

test('a colleague’s save is shown in a conflict, and mine replaces it on request', async () => {
  const theirs = { ...stored, status: 'won', note: 'Theirs.', version: 4 };
  const answers = [
    Response.json({ error: 'Conflict', current: theirs }, { status: 409 }),
    answer({ note: 'Mine.', status: 'won', version: 5 }),
  ];
  const { user, dialog, sent } = await openDialog(() => answers.shift() ?? Response.error());
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Mine.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('dana changed this message meanwhile.')).toBeInTheDocument();
  expect(dialog.getByText(/Status: Won\./)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save my version' }));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(sent().at(-1)?.body).toEqual({ status: 'won', assignee: '', note: 'Mine.', version: 4 });
});

test.each([
  ['admin', 'You changed this message in another window meanwhile.'],
  ['omar', 'omar changed this message meanwhile.'],
])('a change by %s is attributed to them', async (by, sentence) => {
  const change = { at: '2026-05-01T12:00:00.000Z', by, what: 'note', from: '', to: 'Theirs.' } as const;
  const current = { ...stored, note: 'Theirs.', version: 4, history: [change] };
  const { user, dialog } = await openDialog(() =>
    Response.json({ error: 'Conflict', current, savedBy: by }, { status: 409 }),
  );
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Mine.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(sentence)).toBeInTheDocument();
});

test('typed text stays after a failed save, and when the dialog is closed and reopened', async () => {
  const { user, dialog } = await openDialog(() => Response.json({ error: 'No' }, { status: 503 }));
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Half a sent');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/Could not save/)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Read Full' }));
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('Half a sent');
});

test('a removed assignee stays readable, and an invalid one is reported at the field', async () => {
  const refusal = { error: 'No', details: [{ field: 'assignee', problem: 'invalid' }] };
  const refuse = () => Response.json(refusal, { status: 400 });
  const { user, dialog } = await openDialog(refuse, { ...stored, assignee: 'leyla' });
  const field = dialog.getByRole('combobox', { name: 'Assigned to' });
  expect(field).toHaveDisplayValue('leyla (no longer here)');
  await user.selectOptions(field, 'omar');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/no administrator of this name/));
});

test('the history shows who changed what', async () => {
  const { user, dialog } = await openDialog(() => Response.error());
  await user.click(dialog.getByText('History (1)'));
  expect(dialog.getByRole('listitem')).toHaveTextContent(/dana: Status In work → New/);
});

test('a message deleted meanwhile is reported, and the typed text stays', async () => {
  const gone = () => Response.json({ error: 'x' }, { status: 404 });
  const { user, dialog } = await openDialog(gone);
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Called.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This message does not exist any more.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Called.');
});
