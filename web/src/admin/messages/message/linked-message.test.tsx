import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { messageAddress } from '#shared/admin-paths.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { MessagesPanel } from '../messages-panel.tsx';

const inbox = '/api/admin/contact-submissions';
const id = 'message-0000000001';
const message = {
  ...{ id, name: 'Sara', source: 'contact', email: 'sara@example.com', message: 'Count our shelves.' },
  ...{ suspicions: [], createdAt: '2026-01-01T00:00:00.000Z', status: 'closed', processed: true },
  ...{ note: '', version: 1, history: [] },
};

function Address() {
  return <output>{useLocation().search}</output>;
}
function open(answer: () => Response, answers: Parameters<typeof fakeApi>[0] = {}) {
  fakeApi({
    [`GET ${inbox}`]: () => Response.json([]),
    [`GET ${inbox}/counts`]: () => Response.json({ new: 0, done: 0 }),
    [`GET ${inbox}/${id}`]: answer,
    ...answers,
  });
  return showAdmin(
    <>
      <MessagesPanel />
      <Address />
    </>,
    messageAddress(id),
  );
}
const isInboxAddress = () => screen.findByText('?tab=messages');

test('a link opens its message once, whichever list it is in', async () => {
  open(() => Response.json(message));
  expect(await screen.findByRole('dialog', { name: 'Sara' })).toHaveTextContent('Count our shelves.');
  expect(await isInboxAddress()).toBeInTheDocument();
});

test.each([
  [404, 'This message does not exist any more.'],
  [503, 'The message could not be loaded. Please try again.'],
])('a link answered with %i says why there is no message', async (status, sentence) => {
  open(() => Response.json({ error: 'No' }, { status }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(await isInboxAddress()).toBeInTheDocument();
});

test('possible spam opened by a link can be marked as not spam there', async () => {
  const spam = { ...message, suspicions: ['no-form'], status: 'new', processed: false };
  const cleared = { ...spam, notSpamAt: '2026-01-02T00:00:00.000Z' };
  const { user } = open(() => Response.json(spam), {
    [`PUT ${inbox}/${id}/not-spam`]: () => Response.json(cleared),
  });
  await user.click(await screen.findByRole('button', { name: 'Not spam' }));
  expect(await screen.findByText('The message is now among the new ones.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});
