import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { ActiveSession } from '#shared/session/active-session.ts';
import { SessionsButton } from '#web/admin/dashboard/dashboard-header.tsx';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';

// Loads code that is otherwise loaded at the first sign of use, so that no test waits for it.
beforeAll(() => import('./own-sessions-dialog.tsx'), 60_000);

const at = '2026-05-01T12:00:00.000Z';
const own: ActiveSession = { id: 'own', isCurrent: true, browser: 'edge', createdAt: at, lastSeenAt: at };
const phone: ActiveSession = {
  ...{ id: 'phone', isCurrent: false, browser: 'safari', system: 'ios', country: 'IQ' },
  ...{ createdAt: at, lastSeenAt: at },
};
const address = '/api/user/sessions';
const gone = () => new Response(null, { status: 204 });

async function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  let sessions = [own, phone];
  const calls = fakeApi({
    [`GET ${address}`]: () => Response.json(sessions),
    [`DELETE ${address}`]: () => {
      sessions = [own];
      return gone();
    },
    [`DELETE ${address}/phone`]: () => {
      sessions = [own];
      return gone();
    },
    ...answers,
  });
  const { user } = showAdmin(<SessionsButton />);
  await user.click(screen.getByRole('button', { name: 'Sessions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Where you are signed in' }));
  await dialog.findByText('Safari on iPhone or iPad');
  return { user, dialog, sent: () => calls.filter(({ name }) => !name.startsWith('GET')) };
}

test('every session is described in words, and the present one has no button', async () => {
  const { dialog } = await open();
  const [first, second] = dialog.getAllByRole('listitem').map((row) => within(row));
  expect(first?.getByText('Edge')).toBeVisible();
  expect(first?.getByText('This device')).toBeVisible();
  expect(first?.queryByRole('button')).not.toBeInTheDocument();
  expect(second?.getByText('Iraq')).toBeVisible();
  expect(second?.getByRole('button', { name: 'Sign out' })).toHaveAccessibleDescription(
    'Safari on iPhone or iPad',
  );
});

test('a session is ended, and the focus stays in the dialog', async () => {
  const { user, dialog, sent } = await open();
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Safari on iPhone or iPad is signed out.')).toBeVisible();
  await expect.poll(() => dialog.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  expect(sent().map(({ name }) => name)).toEqual([`DELETE ${address}/phone`]);
  expect(dialog.queryByRole('button', { name: /everywhere/ })).not.toBeInTheDocument();
});

test('a session that has already ended counts as ended; another failure is reported', async () => {
  const { user, dialog } = await open({
    [`DELETE ${address}/phone`]: () => Response.json({ error: 'Ended.' }, { status: 404 }),
    [`DELETE ${address}`]: () => Response.json({ error: 'Busy.' }, { status: 503 }),
  });
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Safari on iPhone or iPad is signed out.')).toBeVisible();
});

test('all other sessions are ended at once', async () => {
  const { user, dialog, sent } = await open();
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('You are signed out everywhere but here.')).toBeVisible();
  expect(sent().map(({ name }) => name)).toEqual([`DELETE ${address}`]);
});
