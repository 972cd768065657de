import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Message } from '#shared/messages/message.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { MessagesPanel } from '../messages-panel.tsx';
import { NewMessagesBadge } from './new-messages-badge.tsx';

const inbox = '/api/admin/contact-submissions';
const message = (id: string, day: number): Message => ({
  ...{ id, name: `From ${id}`, source: 'contact', email: `${id}@example.com`, message: 'Count shelves.' },
  ...{ suspicions: [], createdAt: `2026-01-0${day}T00:00:00.000Z`, status: 'new', processed: false },
});

/** The badge counts again whenever the page becomes visible. */
const look = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

function open(stored: Message[]) {
  const asked: (string | null)[] = [];
  fakeApi({
    [`GET ${inbox}`]: ({ query }) => Response.json(query.get('state') === 'new' ? stored : []),
    [`GET ${inbox}/counts`]: ({ query }) => {
      const cursor = query.get('cursor');
      asked.push(cursor);
      const newer = cursor === null ? undefined : stored.filter(({ createdAt }) => createdAt > cursor).length;
      return Response.json({ new: stored.length, done: 0, spam: 0, urgentSpam: 0, newer });
    },
  });
  const shown = showAdmin(
    <>
      <NewMessagesBadge />
      <MessagesPanel />
    </>,
    '/?tab=messages',
    'editor',
  );
  return { ...shown, asked };
}

test('new messages are announced, and shown on request with the focus on the first', async () => {
  const stored = [message('a', 1)];
  const { user, asked } = open(stored);
  await screen.findByRole('article', { name: 'From a' });
  look();
  await expect.poll(() => asked.at(-1)).toBe('2026-01-01T00:00:00.000Z');
  expect(screen.queryByRole('button', { name: /: show$/ })).toBeNull();
  stored.unshift(message('c', 3), message('b', 2));
  look();
  const button = await screen.findByRole('button', { name: '2 new messages: show' });
  expect(screen.queryByRole('article', { name: 'From c' })).toBeNull();
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'From c' })).toHaveFocus();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /: show$/ })).toBeNull();
});

test('new messages are announced in an empty list', async () => {
  const stored: Message[] = [];
  open(stored);
  await screen.findByText('No Messages Yet');
  look();
  stored.push(message('a', 1));
  look();
  expect(await screen.findByRole('button', { name: '1 new message: show' })).toBeInTheDocument();
});
