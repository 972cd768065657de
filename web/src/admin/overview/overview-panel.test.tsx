import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { type FakeCall, fakeApi } from '#web/testing/fake-api.ts';
import { OverviewPanel } from './overview-panel.tsx';

const inbox = '/api/admin/contact-submissions';
const at = '2026-01-01T00:00:00.000Z';
const quietPosts = {
  drafts: { count: 0 },
  scheduled: { count: 0 },
};
const none = { missing: 0, older: 0 };
const nothing = { texts: none, posts: none, categories: none, pictures: none };
const busyPosts = {
  drafts: { count: 3, last: { kind: 'news', id: 'a', title: 'Chiller audit', at } },
  scheduled: {
    count: 2,
    next: { kind: 'blog', id: 'b', title: 'Share of shelf', at: '2026-11-29T06:00:00.000Z' },
  },
};
const line = (id: string, act: string) => ({
  ...{ id, at, act, outcome: 'done', accountId: 'x', username: 'sara' },
});
type Answers = Record<string, (call: FakeCall) => Response>;

function open(role: 'owner' | 'editor' = 'owner', answers: Answers = {}) {
  fakeApi({
    [`GET ${inbox}/counts`]: () => Response.json({ new: 12, done: 0, spam: 0, urgentSpam: 0 }),
    [`POST ${inbox}/found`]: () => Response.json([{ id: 'late' }, { id: 'later' }]),
    'GET /api/admin/mail-settings': () =>
      Response.json({ settings: { recipients: [], version: 0 }, sender: 'site@shop.test', open: [] }),
    'GET /api/site-content': () => Response.json([]),
    'GET /api/admin/claims': () => Response.json([]),
    'GET /api/admin/posts-overview': () => Response.json(busyPosts),
    'GET /api/admin/translations': () =>
      Response.json({ counts: { ...nothing, posts: { missing: 5, older: 4 } }, waiting: [] }),
    'GET /api/admin/people': () => Response.json({ people: [], canMail: true, holds: {} }),
    'GET /api/user/codes': () => Response.json({ recoveryLeft: 0 }),
    'POST /api/admin/audit-log': () =>
      Response.json({ lines: [line('1', 'signed-in'), line('2', 'mail-settings-changed')] }),
    ...answers,
  });
  return showAdmin(<OverviewPanel />, '/?tab=overview', role);
}
const row = async (words: string | RegExp) => {
  const title = await screen.findByText(words);
  const item = title.closest('li');
  if (!item) throw new Error(`There is no row of ${words}.`);
  return within(item);
};

test('lists waiting work, each with its count and a link', async () => {
  open();
  const messages = await row('New messages to handle');
  expect(await messages.findByText('12')).toBeInTheDocument();
  expect(await messages.findByText(/^2 have waited longer than the promised 24 hours/)).toBeInTheDocument();
  expect(messages.getByRole('link', { name: /^Open the inbox/ })).toHaveAttribute(
    'href',
    '/admin-panel?tab=messages',
  );
  const arabic = await row('Arabic missing or older');
  expect(await arabic.findByText(/^5 missing, 4 older than the English$/)).toBeInTheDocument();
  const drafts = await row('Drafts');
  expect(await drafts.findByText('Changed last: “Chiller audit”')).toBeInTheDocument();
  expect(drafts.getByRole('link')).toHaveAttribute('href', '/admin-panel?tab=news');
  const planned = await row('Scheduled');
  expect(
    await planned.findByText(
      /^Next: Sunday,? 29 November 2026(,| at) 09:00, Baghdad time, “Share of shelf”$/,
    ),
  ).toBeInTheDocument();
  expect(await screen.findByRole('list', { name: /^Waiting, \d things$/ })).toBeInTheDocument();
});

test('mentions messages suspected as spam, since a real one may be among them', async () => {
  open('editor', {
    [`GET ${inbox}/counts`]: () => Response.json({ new: 1, done: 0, spam: 9, urgentSpam: 0 }),
  });
  const suspected = await row('Suspected spam');
  expect(await suspected.findByText('9')).toBeInTheDocument();
  expect(suspected.getByRole('link', { name: /^Review/ })).toHaveAttribute(
    'href',
    '/admin-panel?tab=messages&view=spam',
  );
});

test('warns while nobody is notified of messages, and links to the setting', async () => {
  const { user } = open();
  const told = await row('No one is notified of new messages.');
  await user.click(told.getByRole('button', { name: /^Choose who is notified/ }));
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeInTheDocument();
});

test('a part that failed to load says so in its row, and loads with the next try', async () => {
  let fails = true;
  const { user } = open('editor', {
    'GET /api/admin/posts-overview': () =>
      fails ? Response.json({ error: 'No' }, { status: 503 }) : Response.json(busyPosts),
  });
  const drafts = await row('Drafts: This could not be read.');
  expect(await (await row('New messages to handle')).findByText('12')).toBeInTheDocument();
  fails = false;
  await user.click(drafts.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('3')).toBeInTheDocument();
});

test('hides what is at zero', async () => {
  open('editor', {
    [`GET ${inbox}/counts`]: () => Response.json({ new: 0, done: 0, spam: 0, urgentSpam: 0 }),
    'GET /api/admin/posts-overview': () => Response.json(quietPosts),
    'GET /api/admin/translations': () => Response.json({ counts: nothing, waiting: [] }),
  });
  await row('Claims to confirm');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

test('first steps are listed until they are done; an editor sees neither them nor the activity', async () => {
  const { unmount } = open('owner', {
    'GET /api/user/codes': () => Response.json({ since: at, recoveryLeft: 10 }),
  });
  expect(await screen.findByText('1 of 5 done')).toBeInTheDocument();
  const steps = within(screen.getByRole('region', { name: 'First steps' }));
  expect(steps.getByRole('link', { name: /^Add your phone number/ })).toHaveAttribute(
    'href',
    '/admin-panel?tab=content&item=contact_phone',
  );
  expect(steps.queryByText('Switch on one-time codes')).toBeNull();
  const activity = within(screen.getByRole('region', { name: 'Activity' }));
  expect(await activity.findByText(/changed the notifications/)).toHaveTextContent('sara');
  expect(activity.queryByText(/signed in/)).toBeNull();
  unmount();
  open('editor');
  await row('Drafts');
  expect(screen.queryByRole('region')).toBeNull();
});

test('an owner without an address is asked for it by the first step, until there is one', async () => {
  let email: string | undefined;
  const admin = () => ({
    ...{ id: 'one', username: 'admin', role: 'owner', state: 'active', language: 'en', hasCodes: true },
    ...{ createdAt: at, email },
  });
  const { user } = open('owner', {
    'GET /api/admin/people': () => Response.json({ people: [admin()], canMail: true, holds: {} }),
    'PUT /api/admin/people/one': ({ body }) => {
      ({ email } = body as { email: string });
      return Response.json(admin());
    },
  });
  const step = await screen.findByRole('button', { name: /^Add your email address/ });
  expect(screen.queryByRole('textbox', { name: 'Add your email address' })).toBeNull();
  await user.click(step);
  const box = screen.getByRole('textbox', { name: 'Add your email address' });
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(box).toHaveAccessibleDescription(/Type your email address|like name@example.com/);
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(box).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /^Add your email address/ }));
  const again = screen.getByRole('textbox', { name: 'Add your email address' });
  expect(again).toHaveFocus();
  await user.type(again, 'admin@example.com{Enter}');
  expect(await screen.findByText('Mails for you go to admin@example.com.')).toBeVisible();
  await waitFor(() => expect(again).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /^Add your email address/ })).not.toBeInTheDocument();
});
