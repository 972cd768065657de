import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Person } from '#shared/people/person.ts';
import type { Role } from '#shared/session/session.ts';
import { askedQuestion } from '#web/admin/testing/asked-question.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { type FakeCall, fakeApi } from '#web/testing/fake-api.ts';
import { PeoplePanel } from './people-panel.tsx';

// What the dialogs are made of takes long to load, and would be waited for in the midst of a test.
beforeAll(() => import('./people-dialogs.tsx'), 60_000);

const person = (username: string, role: Role, state: Person['state']): Person => ({
  ...{ id: username, username, role, state, language: 'en', createdAt: '2026-01-01T00:00:00.000Z' },
  email: `${username}@example.com`,
  hasCodes: username !== 'dana',
});
const address = '/api/admin/people';

function open(answers: Record<string, (call: FakeCall) => Response> = {}, canMail = true) {
  const people = [
    person('admin', 'owner', 'active'),
    person('dana', 'editor', 'invited'),
    person('sara', 'editor', 'disabled'),
  ];
  const calls = fakeApi({ [`GET ${address}`]: () => Response.json({ people, canMail }), ...answers });
  return {
    ...showAdmin(<PeoplePanel />),
    calls,
    sent: () => calls.filter(({ name }) => !name.startsWith('GET')),
  };
}
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const buttons = (within_: Awaited<ReturnType<typeof card>>) =>
  within_.getAllByRole('button').map(({ textContent }) => textContent);

test('everybody is listed with what can be done about them', async () => {
  open();
  expect(buttons(await card('admin'))).toEqual(['Change', 'Disable', 'Remove']);
  expect((await card('admin')).getByText('You')).toBeVisible();
  expect(buttons(await card('dana'))).toEqual(['Invite again', 'Change', 'Disable', 'Remove']);
  expect(buttons(await card('sara'))).toEqual(['Change', 'Turn off codes', 'Enable', 'Remove']);
  expect((await card('admin')).getByText('One-time codes')).toBeVisible();
});

test('where no mails are sent nobody can be invited, and it is said why', async () => {
  open({}, false);
  expect(await screen.findByText(/This site sends no mails/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Invite/ })).not.toBeInTheDocument();
});

test('somebody is invited with what was typed; what is wrong is said before', async () => {
  const { user, sent } = open({
    [`POST ${address}`]: () => Response.json(person('lana', 'editor', 'invited'), { status: 201 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Invite somebody' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite somebody' }));
  await user.type(dialog.getByRole('textbox', { name: 'Username' }), 'la na');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(
    'Letters, digits and . _ - @ only, without blanks.',
  );
  expect(sent()).toEqual([]);
  await user.clear(dialog.getByRole('textbox', { name: 'Username' }));
  await user.type(dialog.getByRole('textbox', { name: 'Username' }), 'lana');
  await user.type(dialog.getByRole('textbox', { name: 'Email address' }), 'lana@example.com');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('lana is invited; the mail is on its way.')).toBeVisible();
  const body = { username: 'lana', email: 'lana@example.com', role: 'editor', language: 'en' };
  expect(sent()).toMatchObject([{ name: `POST ${address}`, body }]);
});

test('what the server refuses is told in its sentence, and what was typed stays', async () => {
  const error = 'Somebody has this username already; choose another one.';
  const { user } = open({ [`POST ${address}`]: () => Response.json({ error }, { status: 409 }) });
  await user.click(await screen.findByRole('button', { name: 'Invite somebody' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite somebody' }));
  await user.type(dialog.getByRole('textbox', { name: 'Username' }), 'dana');
  await user.type(dialog.getByRole('textbox', { name: 'Email address' }), 'd@example.com{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent(error);
  expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('dana');
});

test('a role is changed', async () => {
  const { user, sent } = open({
    [`PUT ${address}/dana`]: () => Response.json(person('dana', 'owner', 'invited')),
  });
  await user.click((await card('dana')).getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change dana' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Owner');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('dana is changed.')).toBeVisible();
  expect(sent()).toMatchObject([{ body: { email: 'dana@example.com', role: 'owner', language: 'en' } }]);
});

test.each([
  ['Disable', 'PUT', { state: 'disabled' }, 'is disabled and signed out'],
  ['Remove', 'DELETE', undefined, 'is removed and signed out'],
])('%s asks first, and says what came of it', async (name, method, body, done) => {
  const { user, sent } = open({
    [`${method} ${address}/dana`]: () =>
      method === 'PUT'
        ? Response.json(person('dana', 'editor', 'disabled'))
        : new Response(null, { status: 204 }),
  });
  await user.click((await card('dana')).getByRole('button', { name }));
  const question = await askedQuestion(`${name} dana?`);
  expect(question).toHaveTextContent('dana is signed out at once');
  expect(sent()).toEqual([]);
  await user.click(within(question).getByRole('button', { name }));
  expect(await screen.findByText(new RegExp(`^dana ${done}`))).toBeVisible();
  expect(sent()).toMatchObject([{ name: `${method} ${address}/dana`, body }]);
});

test('codes of somebody who has lost them are turned off after a question', async () => {
  const { user, sent } = open({
    [`DELETE ${address}/sara/codes`]: () => new Response(null, { status: 204 }),
  });
  await user.click((await card('sara')).getByRole('button', { name: 'Turn off codes' }));
  const question = await askedQuestion('Turn off the one-time codes of sara?');
  expect(sent()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('sara signs in with the password alone.')).toBeVisible();
  expect(sent()).toMatchObject([{ name: `DELETE ${address}/sara/codes` }]);
});

test('who is invited is invited again, and who is disabled enabled', async () => {
  const { user, sent } = open({
    [`POST ${address}/dana/invitation`]: () => new Response(null, { status: 204 }),
    [`PUT ${address}/sara`]: () => Response.json(person('sara', 'editor', 'active')),
  });
  await user.click((await card('dana')).getByRole('button', { name: 'Invite again' }));
  expect(await screen.findByText(/^dana is mailed a new link/)).toBeVisible();
  await user.click((await card('sara')).getByRole('button', { name: 'Enable' }));
  expect(await screen.findByText('sara may sign in again.')).toBeVisible();
  expect(sent()[1]?.body).toEqual({ state: 'active' });
});

test('where somebody else is signed in is shown, and ended', async () => {
  const at = '2026-05-01T12:00:00.000Z';
  const phone = {
    id: 'phone',
    isCurrent: false,
    browser: 'chrome',
    system: 'android',
    createdAt: at,
    lastSeenAt: at,
  };
  const { user, sent } = open({
    [`GET ${address}`]: () =>
      Response.json({
        people: [person('admin', 'owner', 'active'), person('lana', 'editor', 'active')],
        canMail: true,
      }),
    [`GET ${address}/lana/sessions`]: () => Response.json([phone]),
    [`DELETE ${address}/lana/sessions/phone`]: () => new Response(null, { status: 204 }),
    [`DELETE ${address}/lana/sessions`]: () => new Response(null, { status: 204 }),
  });
  await user.click((await card('lana')).getByRole('button', { name: 'Sessions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Where lana is signed in' }));
  await user.click(await dialog.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Chrome on Android is signed out.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('lana is signed out everywhere.')).toBeVisible();
  expect(sent().map(({ name }) => name)).toEqual([
    `DELETE ${address}/lana/sessions/phone`,
    `DELETE ${address}/lana/sessions`,
  ]);
});
