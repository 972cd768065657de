import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { OpenMail } from '#shared/mail/mail.ts';
import type { MailSettings } from '#shared/mail/mail-settings.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { type FakeCall, fakeApi } from '#web/testing/fake-api.ts';
import { InboxTools } from '../inbox-tools.tsx';

// Loads code that is otherwise loaded at the first sign of use: it takes long on a busy machine.
beforeAll(() => import('./notifications-dialog.tsx'), 60_000);

const address = '/api/admin/mail-settings';
const dana = { email: 'dana@example.com', language: 'ar' as const };
const sara = { email: 'sara@example.com', language: 'en' as const };

interface Given {
  settings?: MailSettings;
  sender?: string | undefined;
  open?: OpenMail[];
  save?: (call: FakeCall) => Response;
  test?: () => Response;
}

function show({
  settings = { recipients: [dana], version: 3 },
  open = [],
  save,
  test,
  ...given
}: Given = {}) {
  const sender = 'sender' in given ? given.sender : 'site@shop.test';
  const calls = fakeApi({
    [`GET ${address}`]: () => Response.json({ settings, open, ...(sender && { sender }) }),
    [`PUT ${address}`]: save ?? (() => Response.error()),
    [`POST ${address}/test`]: test ?? (() => Response.error()),
  });
  return { ...showAdmin(<InboxTools />), calls };
}
async function openDialog(given: Given = {}) {
  const shown = show(given);
  await shown.user.click(screen.getByRole('button', { name: 'More tools of the inbox' }));
  await shown.user.click(screen.getAllByRole('button', { name: 'Notifications' }).at(-1) as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  return { ...shown, dialog, sent: () => shown.calls.filter(({ name }) => !name.startsWith('GET')) };
}
const lost: OpenMail = {
  purpose: 'notice',
  about: 'message-0000000001',
  state: 'unclear',
  at: '2026-05-01T12:00:00.000Z',
};

test.each<[Given, string]>([
  [{ sender: undefined }, 'No one is notified of new messages: this site cannot send mail yet.'],
  [{ settings: { recipients: [], version: 0 } }, 'No one is notified of new messages.'],
  [{}, 'One person is mailed about each new message.'],
  [{ settings: { recipients: [dana, sara], version: 1 } }, '2 people are mailed about each new message.'],
  [{ open: [lost] }, 'Some mails are not known to be sent.'],
  [
    { open: [{ ...lost, state: 'claimed', at: new Date().toISOString() }] },
    'One person is mailed about each new message.',
  ],
])('shows who is notified of messages: %j', async (given, sentence) => {
  show(given);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test('a recipient is added with a language and saved over the version that was read', async () => {
  const saved = { recipients: [dana, sara], version: 4 };
  const { user, dialog, sent } = await openDialog({ save: () => Response.json(saved) });
  await user.click(dialog.getByRole('button', { name: 'Add recipient' }));
  const second = within(dialog.getByRole('group', { name: 'Recipient 2' }));
  await user.type(second.getByRole('textbox', { name: 'Email address' }), sara.email);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Notifications saved.')).toBeInTheDocument();
  expect(await screen.findByText('2 people are mailed about each new message.')).toBeInTheDocument();
  expect(sent().map(({ body }) => body)).toEqual([{ recipients: [dana, sara], version: 3 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an invalid address is reported at its field, and nothing is sent', async () => {
  const { user, dialog, sent } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Add recipient' }));
  const field = within(dialog.getByRole('group', { name: 'Recipient 2' })).getByRole('textbox');
  const save = dialog.getByRole('button', { name: 'Save' });
  await user.click(save);
  expect(field).toHaveAccessibleDescription('Type an email address, or remove the recipient.');
  expect(field).toHaveFocus();
  await user.type(field, 'DANA@example.com');
  await user.click(save);
  expect(dialog.getByText('Each address can be there once.')).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test('a colleague’s save is shown; keeping mine saves it over theirs', async () => {
  const theirs = { recipients: [sara], version: 4 };
  const answers = [
    Response.json({ error: 'Conflict', current: theirs, savedBy: 'omar' }, { status: 409 }),
    Response.json({ recipients: [], version: 5 }),
  ];
  const { user, dialog, sent } = await openDialog({ save: () => answers.shift() ?? Response.error() });
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('sara@example.com')).toBeInTheDocument();
  expect(dialog.getByText('omar changed the notifications meanwhile.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save my version' }));
  expect(await screen.findByText('Notifications saved.')).toBeInTheDocument();
  expect(sent().map(({ body }) => body)).toEqual([
    { recipients: [], version: 3 },
    { recipients: [], version: 4 },
  ]);
});

test('typed text stays after a failed save, and when the dialog is closed and reopened', async () => {
  const { user, dialog } = await openDialog({ save: () => Response.json({ error: 'No' }, { status: 503 }) });
  const field = dialog.getByRole('textbox', { name: 'Email address' });
  await user.clear(field);
  await user.type(field, 'new@example.com');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await dialog.findByText('The notifications could not be saved. Please try again.'),
  ).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'More tools of the inbox' }));
  await user.click(screen.getAllByRole('button', { name: 'Notifications' }).at(-1) as HTMLElement);
  expect(await screen.findByRole('textbox', { name: 'Email address' })).toHaveValue('new@example.com');
});

test.each([
  [{ outcome: 'sent' }, 200, 'Handed over to be delivered.'],
  [{ outcome: 'refused', reason: 'MessageRejected' }, 200, 'Refused by the mail service: MessageRejected.'],
  [{ outcome: 'unclear', reason: 'TimeoutError' }, 200, 'Nobody knows whether it was sent.'],
  [{ error: 'No' }, 503, 'The test mail could not be asked for.'],
])('reports a test mail that ends with %j', async (body, status, sentence) => {
  const { user, dialog, sent } = await openDialog({ test: () => Response.json(body, { status }) });
  await user.click(dialog.getByRole('button', { name: 'Send test mail' }));
  expect(await dialog.findByText(sentence, { exact: false })).toBeInTheDocument();
  expect(sent().map((call) => call.body)).toEqual([dana]);
});

test('a mail with an unclear outcome links to its message', async () => {
  const { dialog } = await openDialog({ open: [lost] });
  expect(dialog.getByRole('link', { name: /^Message/ })).toHaveAttribute(
    'href',
    '/admin-panel?tab=messages&message=message-0000000001',
  );
});

test('acknowledgements and the digest can be switched on; a problem of the digest links to no message', async () => {
  const saved = { recipients: [dana], acknowledge: true, digest: true, version: 4 };
  const digest = { ...lost, purpose: 'digest' as const, about: '2026-05-01' };
  const { user, dialog, sent } = await openDialog({ open: [digest], save: () => Response.json(saved) });
  expect(dialog.getByText(/^Morning digest .* 2026/)).toBeInTheDocument();
  expect(dialog.queryByRole('link')).toBeNull();
  await user.click(dialog.getByRole('switch', { name: 'Tell visitors that their message arrived' }));
  await user.click(dialog.getByRole('switch', { name: 'Morning digest to the recipients' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Notifications saved.')).toBeInTheDocument();
  expect(sent().map(({ body }) => body)).toEqual([{ ...saved, version: 3 }]);
});
