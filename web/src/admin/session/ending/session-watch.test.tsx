import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { listAssignees } from '#shared/api/messages/message-counts.ts';
import { SessionWatch } from '#web/admin/app/admin-app.tsx';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { type FakeCall, fakeApi } from '#web/testing/fake-api.ts';
import { sessionQuery } from '../session.ts';

// Loads code that is otherwise loaded once a user is signed in, so that no test waits for it.
beforeAll(async () => {
  await Promise.all([import('./session-ends.tsx'), import('./end-dialogs.tsx')]);
}, 60_000);

const names = '/api/admin/contact-submissions/assignees';
const user = { username: 'dara', role: 'owner' };
const over = () => Response.json({ error: 'Sign in to continue.' }, { status: 401 });
const times = (idleSeconds: number, totalSeconds: number) => () =>
  Response.json({ idleSeconds, totalSeconds });
const quiet = times(1800, 40_000);

/** A screen with a text field, and a button that sends a request. */
function Screen() {
  const { data: session } = useQuery(sessionQuery);
  const [names, setNames] = useState<string[]>([]);
  return (
    <>
      <textarea aria-label="Text" />
      <button
        type="button"
        onClick={() =>
          void callApi(listAssignees).then(
            (all) => setNames(all.map(({ name }) => name)),
            () => {},
          )
        }
      >
        Ask
      </button>
      <p>
        {typeof session === 'object' ? session.username : session} {names.join()}
      </p>
      <SessionWatch />
    </>
  );
}

async function open(answers: Record<string, (call: FakeCall) => Response>) {
  const calls = fakeApi({ 'GET /api/user': () => Response.json(user), ...answers });
  const shown = showAdmin(<Screen />);
  await screen.findByText('dara');
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /api/user/session'));
  const text = screen.getByLabelText('Text');
  return {
    ...shown,
    calls,
    text,
    count: (name: string) => calls.filter((call) => call.name === name).length,
  };
}
const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
const noDialog = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

test('after long inactivity a warning appears, and one press extends the session in all tabs', async () => {
  const told: unknown[] = [];
  const other = new BroadcastChannel('session');
  other.onmessage = ({ data }) => told.push(data);
  const { user: person, count } = await open({
    'GET /api/user/session': times(200, 40_000),
    'POST /api/user/session': quiet,
  });
  const asked = await dialog('Are you still there?');
  expect(asked.getByRole('timer')).toHaveTextContent(/^3:\d\d$/);
  expect(asked.getByRole('status')).toHaveTextContent('4 minutes left');
  await person.click(asked.getByRole('button', { name: 'Stay signed in' }));
  await noDialog();
  expect(count('POST /api/user/session')).toBe(1);
  await expect.poll(() => told).toEqual(['used']);
  other.close();
});

test('if the server cannot be reached the warning says so, and stays', async () => {
  const { user: person } = await open({ 'GET /api/user/session': times(200, 40_000) });
  const asked = await dialog('Are you still there?');
  await person.click(asked.getByRole('button', { name: 'Stay signed in' }));
  expect(await asked.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  expect(asked.getByRole('button', { name: 'Stay signed in' })).toBeVisible();
});

test('activity in another tab ends the warning', async () => {
  let isUsed = false;
  await open({ 'GET /api/user/session': () => (isUsed ? quiet() : times(200, 40_000)()) });
  await dialog('Are you still there?');
  isUsed = true;
  const other = new BroadcastChannel('session');
  other.postMessage('used');
  await noDialog();
  other.close();
});

test('in its last hour a session is renewed over the page, and no typed text is lost', async () => {
  let isNew = false;
  const {
    user: person,
    text,
    calls,
  } = await open({
    'GET /api/user/session': () => (isNew ? quiet() : times(1800, 100)()),
    'POST /api/login': () => {
      isNew = true;
      return Response.json(user);
    },
  });
  const asked = await dialog('Your session ends soon');
  expect(asked.getByRole('textbox', { name: 'Username' })).toHaveAttribute('readonly');
  await person.type(asked.getByLabelText('Password'), 'secret words{Enter}');
  await noDialog();
  expect(calls.find(({ name }) => name === 'POST /api/login')?.body).toEqual({
    username: 'dara',
    password: 'secret words',
  });
  expect(text).toBeVisible();
});

test('the last warning can be postponed', async () => {
  const { user: person } = await open({ 'GET /api/user/session': times(1800, 100) });
  await person.click((await dialog('Your session ends soon')).getByRole('button', { name: 'Later' }));
  await noDialog();
});

test('a call that finds the session ended is repeated after a sign-in over the page', async () => {
  let isOver = false;
  const {
    user: person,
    text,
    count,
  } = await open({
    'GET /api/user': () => (isOver ? over() : Response.json(user)),
    'GET /api/user/session': () => (isOver ? over() : quiet()),
    [`GET ${names}`]: () => (isOver ? over() : Response.json([{ name: 'dara' }, { name: 'lana' }])),
    'POST /api/login': () => {
      isOver = false;
      return Response.json(user);
    },
  });
  await person.type(text, 'half a sentence');
  isOver = true;
  await person.click(screen.getByRole('button', { name: 'Ask' }));
  const asked = await dialog('Your session has ended');
  await person.keyboard('{Escape}');
  await person.type(asked.getByLabelText('Password'), 'secret words{Enter}');
  expect(await screen.findByText('dara dara,lana')).toBeVisible();
  await noDialog();
  expect(text).toHaveValue('half a sentence');
  expect(count(`GET ${names}`)).toBe(2);
});

test('a session that another tab has renewed needs no sign-in', async () => {
  let isStale = true;
  const { user: person } = await open({
    'GET /api/user/session': quiet,
    [`GET ${names}`]: () => {
      const answer = isStale ? over() : Response.json([{ name: 'lana' }]);
      isStale = false;
      return answer;
    },
  });
  await person.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('dara lana')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('without a new sign-in the login is opened', async () => {
  let isOver = false;
  const { user: person } = await open({
    'GET /api/user': () => (isOver ? over() : Response.json(user)),
    'GET /api/user/session': () => (isOver ? over() : quiet()),
    [`GET ${names}`]: over,
  });
  isOver = true;
  await person.click(screen.getByRole('button', { name: 'Ask' }));
  const asked = await dialog('Your session has ended');
  await person.click(asked.getByRole('button', { name: 'To the login page' }));
  expect(await screen.findByText('ended')).toBeVisible();
});

test('signing out in another tab opens the login', async () => {
  await open({ 'GET /api/user/session': quiet });
  const other = new BroadcastChannel('session');
  other.postMessage('signed-out');
  expect(await screen.findByText('ended')).toBeVisible();
  other.close();
});
