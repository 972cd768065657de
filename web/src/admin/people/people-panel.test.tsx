import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { HeldCounts } from '#shared/people/holdings.ts';
import type { Person } from '#shared/people/person.ts';
import type { Role } from '#shared/session/session.ts';
import { askedQuestion } from '#web/admin/testing/asked-question.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { type FakeCall, fakeApi } from '#web/testing/fake-api.ts';
import { PeoplePanel } from './people-panel.tsx';

// Loads the code of the dialogs first: it takes long, and a test would have to wait for it.
beforeAll(() => import('./people-dialogs.tsx'), 60_000);

const person = (username: string, role: Role, state: Person['state']): Person => ({
  ...{ id: username, username, role, state, language: 'en', createdAt: '2026-01-01T00:00:00.000Z' },
  email: `${username}@example.com`,
  hasCodes: username !== 'dana',
});
const address = '/api/admin/people';

function open(
  answers: Record<string, (call: FakeCall) => Response | Promise<Response>> = {},
  canMail = true,
  holds: Record<string, Partial<HeldCounts>> = {},
  path = '/',
) {
  const people = [
    person('admin', 'owner', 'active'),
    person('dana', 'editor', 'invited'),
    person('sara', 'editor', 'disabled'),
  ];
  const calls = fakeApi({ [`GET ${address}`]: () => Response.json({ people, canMail, holds }), ...answers });
  return {
    ...showAdmin(<PeoplePanel />, path),
    calls,
    sent: () => calls.filter(({ name }) => !name.startsWith('GET')),
  };
}
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const buttons = (within_: Awaited<ReturnType<typeof card>>) =>
  within_.getAllByRole('button').map(({ textContent }) => textContent);
const fromMenu = async (user: ReturnType<typeof open>['user'], name: string, act: string) => {
  await user.click((await card(name)).getByRole('button', { name: `More about ${name}` }));
  await user.click((await card(name)).getByRole('button', { name: act }));
};

test('everybody is listed with the possible actions', async () => {
  const { user } = open();
  const inMenu = async (name: string) => {
    await user.click((await card(name)).getByRole('button', { name: `More about ${name}` }));
    return buttons(await card(name)).slice((await inRow(name)).length + 1);
  };
  const inRow = async (name: string) => {
    const all = buttons(await card(name));
    return all.slice(0, all.indexOf(''));
  };
  expect(await inRow('admin')).toEqual(['Change']);
  expect((await card('admin')).getByText('you')).toBeVisible();
  expect(await inRow('dana')).toEqual(['Change', 'Hand over']);
  expect(await inMenu('dana')).toEqual(['Change', 'Hand over', 'Invite again']);
  expect(await inRow('sara')).toEqual(['Change', 'Enable']);
  expect(await inMenu('sara')).toEqual(['Change', 'Enable', 'Turn off codes', 'Remove']);
  expect((await card('admin')).getByText('on')).toBeVisible();
  expect((await card('admin')).getByText('Here now')).toBeVisible();
});

test('without mail nobody can be invited, and the reason is shown', async () => {
  open({}, false);
  expect(await screen.findByText(/This site sends no mails/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Invite/ })).not.toBeInTheDocument();
});

test('somebody is invited with the typed data; invalid data are reported before', async () => {
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

test('a refusal of the server is shown in its words, and the typed text stays', async () => {
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

const nothing = {
  ...{ messages: { open: 0, urgent: 0 }, drafts: [], texts: [], plans: [], links: [], sessions: 2 },
  isLastOwner: false,
};
const counts = { messages: 0, drafts: 0, texts: 0, plans: 0, notices: 0, links: 0 };

test.each([
  ['Disable', 'PUT', { state: 'disabled' }, 'is disabled and signed out'],
  ['Remove', 'DELETE', undefined, 'is removed and signed out'],
])('%s of somebody without open work asks once, and shows the result', async (name, method, body, done) => {
  const { user, sent } = open({
    [`GET ${address}/dana/holdings`]: () => Response.json(nothing),
    [`${method} ${address}/dana`]: () =>
      method === 'PUT'
        ? Response.json(person('dana', 'editor', 'disabled'))
        : new Response(null, { status: 204 }),
  });
  await user.click((await card('dana')).getByRole('button', { name: 'Hand over' }));
  const question = await askedQuestion('Hand over from dana');
  expect(await within(question).findByText(/^dana has nothing/)).toBeVisible();
  expect(question).toHaveTextContent('Signed out at once on 2 devices; can come back');
  await user.click(within(question).getByRole('radio', { name }));
  expect(within(question).getByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(within(question).queryByRole('combobox')).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
  await user.click(within(question).getByRole('button', { name }));
  expect(await screen.findByText(new RegExp(`^dana ${done}`))).toBeVisible();
  expect(sent()).toMatchObject([{ name: `${method} ${address}/dana`, body }]);
});

const held = {
  messages: { open: 4, urgent: 1, oldestAt: '2026-05-01T12:00:00.000Z' },
  drafts: [{ kind: 'blog', id: 'draft', title: 'Reading a planogram' }],
  texts: ['hero_title', 'gone_with_a_release'],
  plans: [{ kind: 'news', id: 'plan', title: 'Coming', at: '2999-12-02T06:00:00.000Z' }],
  notices: { others: ['office@example.com'] },
  links: [{ kind: 'news', id: 'plan', title: 'Coming', at: '2999-12-02T06:00:00.000Z' }],
  sessions: 1,
  isLastOwner: false,
};
const leave = (answers: Record<string, (call: FakeCall) => Response> = {}) =>
  open(
    {
      [`GET ${address}/dana/holdings`]: () => Response.json(held),
      [`POST ${address}/dana/hand-over`]: () => Response.json({ moved: 4, failed: 0, more: false }),
      [`PUT ${address}/dana`]: () => Response.json(person('dana', 'editor', 'disabled')),
      ...answers,
    },
    true,
    { dana: { ...counts, messages: 4, drafts: 1, plans: 1 }, sara: { ...counts, messages: 2 } },
  );

test('open work is handed over to the chosen people in batches before the account is disabled', async () => {
  let batches = 0;
  const { user, sent } = leave({
    [`POST ${address}/dana/hand-over`]: () => Response.json({ moved: 2, failed: 0, more: ++batches < 2 }),
    [`GET ${address}`]: () =>
      Response.json({
        people: [
          person('admin', 'owner', 'active'),
          person('dana', 'editor', 'active'),
          person('lana', 'editor', 'active'),
        ],
        canMail: true,
        holds: { dana: { ...counts, messages: 4, drafts: 1, plans: 1 } },
      }),
  });
  expect((await card('dana')).getByText('4 messages, 1 draft, 1 scheduled')).toBeVisible();
  await user.click((await card('dana')).getByRole('button', { name: 'Hand over' }));
  const question = within(await askedQuestion('Hand over from dana'));
  const messages = await question.findByRole('combobox', { name: '4 open messages go to' });
  expect(messages).toHaveAccessibleDescription(/1 urgent.*1 May 2026/);
  const texts = question.getByRole('combobox', { name: '2 drafts of page texts go to' });
  expect(texts).toHaveAccessibleDescription('“Headline”');
  expect(
    within(messages)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['admin (you)', 'lana', 'Nobody']);
  expect(question.getByText('“Reading a planogram”')).toBeVisible();
  await user.selectOptions(messages, 'lana');
  expect(question.getByRole('combobox', { name: '1 draft goes to' })).toHaveDisplayValue('admin (you)');
  const notices = question.getByRole('combobox', { name: 'Mail about new messages goes to' });
  expect(notices).toHaveAccessibleDescription('Also notified: office@example.com');
  expect(question.getByRole('combobox', { name: '1 private preview link goes to' })).toHaveDisplayValue(
    'End them',
  );
  await user.click(question.getByRole('button', { name: 'Hand over and disable' }));
  expect(await screen.findByText(/^dana is disabled/)).toBeVisible();
  const body = {
    id: expect.any(String),
    messages: 'lana',
    drafts: 'admin',
    texts: 'admin',
    plans: 'admin',
    notices: 'admin',
    links: '',
  };
  expect(sent()).toMatchObject([
    { name: `POST ${address}/dana/hand-over`, body },
    { name: `POST ${address}/dana/hand-over`, body },
    { name: `PUT ${address}/dana`, body: { state: 'disabled' } },
  ]);
  expect(new Set(sent().map(({ body: sentBody }) => (sentBody as { id?: string }).id)).size).toBe(2);
});

test('if the hand-over fails nobody is disabled, and a retry is the same hand-over', async () => {
  const error = 'Whoever takes over has to be able to sign in; choose somebody else.';
  let isRefused = true;
  const { user, sent } = leave({
    [`POST ${address}/dana/hand-over`]: () =>
      isRefused
        ? Response.json({ error }, { status: 400 })
        : Response.json({ moved: 4, failed: 0, more: false }),
  });
  await user.click((await card('dana')).getByRole('button', { name: 'Hand over' }));
  const question = within(await askedQuestion('Hand over from dana'));
  await user.selectOptions(await question.findByRole('combobox', { name: /open messages/ }), 'Nobody');
  await user.click(question.getByRole('button', { name: 'Hand over and disable' }));
  expect(await question.findByRole('alert')).toHaveTextContent(error);
  expect(sent().map(({ name }) => name)).toEqual([`POST ${address}/dana/hand-over`]);
  isRefused = false;
  await user.click(question.getByRole('button', { name: 'Hand over and disable' }));
  expect(await screen.findByText(/^dana is disabled/)).toBeVisible();
  const [first, second] = sent().map(({ body }) => body as { id: string; messages: string });
  expect(second).toEqual(first);
  expect(first?.messages).toBe('');
});

test('Cancel and Escape change nothing; for the last owner it only explains why', async () => {
  const { user, sent } = leave({
    [`GET ${address}/admin/holdings`]: () => Response.json({ ...held, isLastOwner: true }),
  });
  await user.click((await card('dana')).getByRole('button', { name: 'Hand over' }));
  await user.click(
    within(await askedQuestion('Hand over from dana')).getByRole('button', { name: 'Cancel' }),
  );
  await fromMenu(user, 'admin', 'Hand over');
  const question = within(await askedQuestion('Hand over from admin'));
  expect(await question.findByText(/make somebody else an owner first/)).toBeVisible();
  expect(question.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sent()).toEqual([]);
});

test('the work of a disabled account is handed over separately', async () => {
  const { user, sent } = leave({
    [`GET ${address}/sara/holdings`]: () => Response.json({ ...nothing, messages: held.messages }),
    [`POST ${address}/sara/hand-over`]: () => Response.json({ moved: 4, failed: 0, more: false }),
  });
  await fromMenu(user, 'sara', 'Hand over');
  const question = within(await askedQuestion('Hand over the work of sara?'));
  await question.findByRole('combobox');
  await user.click(question.getByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText('The work of sara is handed over.')).toBeVisible();
  expect(sent().map(({ name }) => name)).toEqual([`POST ${address}/sara/hand-over`]);
});

test('a last day is saved, shown in the row, and removed again', async () => {
  const leaving = { ...person('dana', 'editor', 'active'), leavesOn: '2026-11-30' };
  const { user, sent } = open({
    [`GET ${address}`]: () => Response.json({ people: [leaving], canMail: true, holds: {} }),
    [`PUT ${address}/dana`]: () => Response.json(leaving),
  });
  expect((await card('dana')).getByText('Leaves 30 Nov 2026')).toBeVisible();
  await user.click((await card('dana')).getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change dana' }));
  await user.clear(dialog.getByLabelText('Last day (optional)'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('dana is changed.')).toBeVisible();
  expect(sent()).toMatchObject([{ body: { leavesOn: '' } }]);
});

test('the codes of somebody who has lost them are turned off after a confirmation', async () => {
  const { user, sent } = open({
    [`DELETE ${address}/sara/codes`]: () => new Response(null, { status: 204 }),
  });
  await fromMenu(user, 'sara', 'Turn off codes');
  const question = await askedQuestion('Turn off the one-time codes of sara?');
  expect(sent()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('sara signs in with the password alone.')).toBeVisible();
  expect(sent()).toMatchObject([{ name: `DELETE ${address}/sara/codes` }]);
});

test('an invited person is invited again, and a disabled one enabled', async () => {
  const { user, sent } = open({
    [`POST ${address}/dana/invitation`]: () => new Response(null, { status: 204 }),
    [`PUT ${address}/sara`]: () => Response.json(person('sara', 'editor', 'active')),
  });
  await fromMenu(user, 'dana', 'Invite again');
  expect(await screen.findByText(/^dana gets a new link/)).toBeVisible();
  await user.click((await card('sara')).getByRole('button', { name: 'Enable' }));
  expect(await screen.findByText('sara may sign in again.')).toBeVisible();
  expect(sent()[1]?.body).toEqual({ state: 'active' });
});

test('the sessions of another person are listed, and ended', async () => {
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
        holds: {},
      }),
    [`GET ${address}/lana/sessions`]: () => Response.json([phone]),
    [`DELETE ${address}/lana/sessions/phone`]: () => new Response(null, { status: 204 }),
    [`DELETE ${address}/lana/sessions`]: () => new Response(null, { status: 204 }),
  });
  await fromMenu(user, 'lana', 'Sessions');
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

test('the list is one tab stop, in which the arrow keys lead through rows and buttons', async () => {
  const { user } = open();
  const button = async (name: string, label: string) =>
    (await card(name)).getByRole('button', { name: label });
  (await screen.findByRole('button', { name: 'Invite somebody' })).focus();
  await user.tab();
  expect(await button('admin', 'Change')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(await button('dana', 'Change')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(await button('sara', 'Enable')).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}{Home}');
  expect(await button('admin', 'More about admin')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('list', { name: 'People' })).not.toContainElement(
    document.activeElement as HTMLElement,
  );
  await user.tab({ shift: true });
  expect(await button('admin', 'More about admin')).toHaveFocus();
});

test('the arrow keys lead through the menu of a row while it is open', async () => {
  const { user } = open();
  await user.click((await card('sara')).getByRole('button', { name: 'More about sara' }));
  await user.keyboard('{ArrowDown}');
  expect((await card('sara')).getAllByRole('button', { name: 'Change' })[1]).toHaveFocus();
  await user.keyboard('{End}');
  expect((await card('sara')).getByRole('button', { name: 'Remove' })).toHaveFocus();
});

test('the focus goes to the row of the person that the URL names', async () => {
  open({}, true, {}, '/admin-panel?tab=people&person=dana');
  await waitFor(async () =>
    expect((await card('dana')).getByRole('button', { name: 'Change' })).toHaveFocus(),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});
