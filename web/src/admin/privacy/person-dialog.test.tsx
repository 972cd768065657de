import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messageNumber } from '#shared/messages/message-number.ts';
import { askedQuestion } from '#web/admin/testing/asked-question.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { PersonDialog } from './person-dialog.tsx';

const search = 'POST /api/admin/personal-data/search';
const deletion = 'POST /api/admin/personal-data/deletion';
const address = () => screen.getByRole('textbox', { name: 'Email address' });
const message = (id: string) => ({ kind: 'message', id, attributes: { email: 'sara@example.com' } });
const subscription = { kind: 'newsletter', id: 'x', attributes: { email: 'sara@example.com' } };

async function open() {
  const { user } = showAdmin(<PersonDialog open onClose={vi.fn()} />);
  await screen.findByRole('dialog', { name: 'Data of a person' });
  await waitFor(() => expect(address()).toHaveFocus());
  return user;
}
/** Returns an endpoint that answers each call with the next of the bodies. */
function parts(...bodies: object[]) {
  return () => Response.json(bodies.shift());
}

test('an invalid address is reported, and not sent', async () => {
  const calls = fakeApi({});
  const user = await open();
  await user.type(address(), 'sara{Enter}');
  expect(address()).toHaveAccessibleDescription('Type an email address like name@example.com.');
  expect(calls).toEqual([]);
});

test('all parts are read, and counted by kind', async () => {
  const calls = fakeApi({
    [search]: parts({ found: [subscription, message('1')], next: 'more' }, { found: [message('2')] }),
  });
  const user = await open();
  await user.type(address(), 'sara@example.com{Enter}');
  expect(await screen.findByText('2 messages and the newsletter address')).toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([
    { email: 'sara@example.com' },
    { email: 'sara@example.com', cursor: 'more' },
  ]);
  await user.type(address(), 'x');
  expect(screen.queryByText(/newsletter address$/)).not.toBeInTheDocument();
});

test('an administrator’s address is recognised, and the account is kept', async () => {
  const account = { kind: 'administrator', id: 'x', attributes: { username: 'sara' } };
  const setting = { kind: 'setting', id: 'mail', attributes: { recipients: [] } };
  fakeApi({ [search]: parts({ found: [account, setting, message('1')] }) });
  const user = await open();
  await user.type(address(), 'sara@example.com{Enter}');
  const what = '1 message, the address of an administrator’s account and an address that is told of messages';
  expect(await screen.findByText(what)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete all of it' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('An account stays, without an address');
});

test('the CVs of messages can be downloaded while their files are stored', async () => {
  const at = new Date().toISOString();
  const withCv = (id: string, state: string) => ({
    ...message(id),
    attributes: { email: 'sara@example.com', cv: { state, size: 5, at, fileName: `cv-${id}.pdf` } },
  });
  const kept = 'message-0000000001';
  const calls = fakeApi({
    [search]: parts({ found: [withCv(kept, 'kept'), withCv('message-0000000002', 'missing'), message('3')] }),
    [`POST /api/admin/contact-submissions/${kept}/cv`]: () =>
      Response.json({ error: 'The CV is gone.' }, { status: 404 }),
  });
  const user = await open();
  await user.type(address(), 'sara@example.com{Enter}');
  await user.click(await screen.findByRole('button', { name: `Download CV: ${messageNumber(kept)}` }));
  expect(await screen.findByText('The CV is gone.')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /Download CV/ })).toHaveLength(1);
  expect(calls).toHaveLength(2);
});

test('reports that nothing is stored', async () => {
  fakeApi({ [search]: parts({ found: [] }) });
  const user = await open();
  await user.type(address(), 'sara@example.com{Enter}');
  expect(await screen.findByText('Nothing is stored under sara@example.com.')).toBeInTheDocument();
});

test('a failure between parts is reported, shows no partial result, and keeps the typed text', async () => {
  fakeApi({
    [search]: vi
      .fn()
      .mockReturnValueOnce(Response.json({ found: [message('1')], next: 'more' }))
      .mockReturnValueOnce(Response.json({ error: 'No' }, { status: 503 })),
  });
  const user = await open();
  await user.type(address(), 'sara@example.com{Enter}');
  await waitFor(() =>
    expect(address()).toHaveAccessibleDescription(
      'What is stored could not be read completely. Please try again.',
    ),
  );
  expect(address()).toHaveValue('sara@example.com');
  expect(screen.queryByText('1 message')).not.toBeInTheDocument();
});

test('data are deleted part by part after a confirmation that names the address', async () => {
  const calls = fakeApi({
    [search]: parts({ found: [subscription, message('1')] }),
    [deletion]: parts({ deleted: 2, next: 'more' }, { deleted: 0 }),
  });
  const user = await open();
  await user.type(address(), 'sara@example.com{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Delete all of it' }));
  const question = await askedQuestion('Delete all of it?');
  expect(question).toHaveTextContent('1 message and the newsletter address of sara@example.com');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 entries of sara@example.com deleted.')).toBeInTheDocument();
  expect(await screen.findByText('Nothing is stored under sara@example.com.')).toBeInTheDocument();
  expect(calls.filter(({ name }) => name === deletion).map(({ body }) => body)).toEqual([
    { email: 'sara@example.com' },
    { email: 'sara@example.com', cursor: 'more' },
  ]);
});

test('a failed deletion is reported, and can be tried again', async () => {
  fakeApi({
    [search]: parts({ found: [message('1')] }),
    [deletion]: () => Response.json({ error: 'No' }, { status: 503 }),
  });
  const user = await open();
  await user.type(address(), 'sara@example.com{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Delete all of it' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/^Not everything could be deleted/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete all of it' })).toBeInTheDocument();
});
