import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ContactSubmission } from '#shared/messages/message.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { type FakeCall, fakeApi, heldAnswer } from '#web/testing/fake-api.ts';
import { MessagesPanel } from './messages-panel.tsx';

const inbox = '/api/admin/contact-submissions';
const message = (id: string, name: string): ContactSubmission => ({
  id,
  name,
  source: 'contact',
  email: `${id}@example.com`,
  company: 'Sample Foods',
  message: 'Please count our shelves in Erbil.',
  language: 'en',
  suspicions: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  processed: false,
});
const [first, second] = [message('a', 'Sara'), message('b', 'Omar')];

/** An inbox in which the first message may be marked as done. */
function open(answer: (call: FakeCall) => Response | Promise<Response>) {
  const calls = fakeApi({
    [`GET ${inbox}`]: ({ query }) => Response.json(query.get('state') === 'new' ? [first, second] : []),
    [`GET ${inbox}/counts`]: () => Response.json({ new: 2, done: 0 }),
    [`PUT ${inbox}/a/processed`]: answer,
  });
  return { ...showAdmin(<MessagesPanel />), calls };
}
const card = (name: string) => screen.findByRole('article', { name });

test('a message stays until the server says it is done; then the next one has the focus', async () => {
  const { answer, give } = heldAnswer();
  const { user, calls } = open(answer);
  const done = within(await card('Sara')).getByRole('button', { name: 'Mark Done' });
  await user.click(done);
  await waitFor(() => expect(done).toHaveAttribute('aria-disabled', 'true'));
  await user.click(done);
  expect(calls.filter(({ name }) => name.startsWith('PUT'))).toHaveLength(1);
  give(Response.json({ ...first, processed: true }));
  expect(await screen.findByText('Message marked as handled.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Omar' })).toHaveFocus();
});

test('a message that could not be marked stays, and says so', async () => {
  const { user } = open(() => Response.json({ error: 'No' }, { status: 503 }));
  await user.click(within(await card('Sara')).getByRole('button', { name: 'Mark Done' }));
  expect(await screen.findByText('Could not update message')).toBeInTheDocument();
  expect(await card('Sara')).toBeInTheDocument();
});

test('a message is read in full, and the focus returns to what opened it', async () => {
  const { user } = open(() => Response.error());
  const read = within(await card('Omar')).getByRole('button', { name: 'Read Full' });
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
