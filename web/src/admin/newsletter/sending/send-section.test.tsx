import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Sending } from '#shared/newsletter/sending.ts';
import { askedQuestion } from '#web/admin/testing/asked-question.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { SendSection } from '../newsletter-panel.tsx';

const at = new Date().toISOString();
const one: Sending = {
  ...{ postId: 'post-1', audience: 'all', title: 'Shelves', state: 'sending', startedAt: at, changedAt: at },
  ...{ total: 1200, sent: 300, unclear: 0, failed: 2 },
};
const mail = (language: 'en' | 'ar', title: string) => ({
  ...{ language, subject: title, title, paragraphs: ['Words'], footer: ['Why'], leave: 'Leave' },
  link: { label: 'Read', address: 'https://shop.test' },
});
const articles = [{ id: 'post-1', title: 'Shelves', publishedAt: at }];

const counts = { all: 1200, en: 340, ar: 860 };

function show(sendings: Sending[], more: { readers?: typeof counts; past?: Sending[] } = {}) {
  const { readers = counts, past = [] } = more;
  const mails = [mail('en', 'Shelves'), mail('ar', 'رفوف')];
  const stored = [...sendings];
  const calls = fakeApi({
    'GET /api/admin/sendings': () => Response.json(stored),
    'GET /api/blog-posts': () => Response.json(articles),
    'GET /api/admin/sendings/post-1/preview': () => Response.json({ mails, sendings: past }),
    'GET /api/admin/newsletter/readers': () => Response.json(readers),
    'POST /api/admin/sendings/post-1/test': () => Response.json({ outcome: 'sent' }),
    'POST /api/admin/sendings/post-1': () => {
      stored.push(one);
      return Response.json(one);
    },
    'PUT /api/admin/sendings/post-1/state': ({ body }) => {
      stored[0] = { ...one, ...(body as object) };
      return Response.json(stored[0]);
    },
  });
  const sent = () =>
    calls.filter(({ name }) => !name.startsWith('GET')).map(({ name, body }) => [name, body]);
  const asked = (name: string) =>
    calls.filter((call) => call.name === name).map(({ query }) => query.toString());
  return { ...showAdmin(<SendSection />), sent, asked };
}
async function choose(user: ReturnType<typeof show>['user'], shown = 'As readers of Arabic get it') {
  await user.click(await screen.findByRole('button', { name: 'Send an article' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: /^Shelves/ }));
  await dialog.findByText(shown);
  return dialog;
}

test('an article is shown in both languages, and sent after one confirmation with the number of readers', async () => {
  const { user, sent } = show([]);
  const dialog = await choose(user);
  expect(dialog.getAllByText('رفوف').at(-1)?.closest('[dir="rtl"]')).not.toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Send to 1,200 readers' }));
  const ask = within(await askedQuestion('Send it now?'));
  expect(ask.getByText(/“Shelves” goes to 1,200 readers, once to each/)).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await user.click(ask.getByRole('button', { name: 'Send to 1,200 readers' }));
  expect(await screen.findByText('300 sent, 898 left, 2 failed')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send an article' })).toHaveFocus());
  expect(sent()).toEqual([['POST /api/admin/sendings/post-1', undefined]]);
});

test('if readers of one language are chosen, only they get it, and only their mail is shown', async () => {
  const { user, asked } = show([]);
  const dialog = await choose(user);
  expect(dialog.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'All readers1,200',
    'English readers340',
    'Arabic readers860',
  ]);
  await user.click(dialog.getByRole('radio', { name: /^Arabic readers/ }));
  expect(dialog.queryByText('As readers of English get it')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Send to 860 readers' }));
  const ask = within(await askedQuestion('Send it now?'));
  expect(ask.getByText(/“Shelves” goes to 860 readers of Arabic/)).toBeInTheDocument();
  await user.click(ask.getByRole('button', { name: 'Send to 860 readers' }));
  await waitFor(() => expect(asked('POST /api/admin/sendings/post-1')).toEqual(['language=ar']));
});

test('after the readers of one language the others remain', async () => {
  const { user } = show([], { past: [{ ...one, audience: 'ar', startedAt: '2026-11-03T09:00:00.000Z' }] });
  const dialog = await choose(user, 'As readers of English get it');
  expect(dialog.getByText(/^Arabic readers: began on 3 Nov 2026/)).toBeInTheDocument();
  expect(dialog.getAllByRole('radio')).toHaveLength(1);
  expect(dialog.getByRole('radio', { name: /^English readers/ })).toBeChecked();
  expect(dialog.getByRole('button', { name: 'Send to 340 readers' })).toBeInTheDocument();
});

test('an article is searched in the language that is typed', async () => {
  const { user, asked } = show([]);
  await user.click(await screen.findByRole('button', { name: 'Send an article' }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = await dialog.findByRole('textbox', { name: 'Search published articles' });
  await user.type(box, 'رفوف{Enter}');
  await dialog.findByText('Found');
  await user.clear(box);
  await user.type(box, 'shelf{Enter}');
  await waitFor(() => expect(asked('GET /api/blog-posts').at(-1)).toContain('search=shelf&language=en'));
  expect(asked('GET /api/blog-posts')).toContainEqual(expect.stringContaining('language=ar'));
});

test('a test mail is sent to oneself, and shows its outcome', async () => {
  const { user, sent } = show([]);
  const dialog = await choose(user);
  await user.click(dialog.getByRole('button', { name: 'Send test mail' }));
  expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('Type your email address.');
  await user.type(dialog.getByRole('textbox'), 'me@example.com');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'Arabic');
  await user.click(dialog.getByRole('button', { name: 'Send test mail' }));
  expect(await dialog.findByText(/Handed over to be delivered/)).toBeInTheDocument();
  const body = { email: 'me@example.com', language: 'ar' };
  expect(sent()).toEqual([['POST /api/admin/sendings/post-1/test', body]]);
});

test('a test mail is in the language of the chosen readers', async () => {
  const { user, sent } = show([]);
  const dialog = await choose(user);
  await user.type(dialog.getByRole('textbox'), 'me@example.com');
  await user.click(dialog.getByRole('radio', { name: /^Arabic readers/ }));
  await user.click(dialog.getByRole('button', { name: 'Send test mail' }));
  await dialog.findByText(/Handed over to be delivered/);
  expect(sent()[0]?.[1]).toEqual({ email: 'me@example.com', language: 'ar' });
});

test.each([
  [{ readers: { all: 0, en: 0, ar: 0 } }, /nobody to send it to/],
  [{ past: [one] }, /was sent to the list already/],
])('%j is no reason to send', async (more, sentence) => {
  const { user } = show([], more);
  const dialog = await choose(user);
  expect(await dialog.findByText(sentence)).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: /^Send to/ })).toBeNull();
});

test('a newsletter that the mail service stopped says why, and can be resumed', async () => {
  const { user, sent } = show([{ ...one, state: 'stopped', refusal: 'SendingPausedException' }]);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /lets the site send nothing \(SendingPausedException\)/,
  );
  await user.click(screen.getByRole('button', { name: 'Go on: Shelves' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(sent()).toEqual([['PUT /api/admin/sendings/post-1/state', { state: 'sending' }]]);
});

test('what failed to load says so, and can be loaded again', async () => {
  let isDown = true;
  const once = (answer: unknown) => () =>
    isDown ? Response.json({ error: 'x' }, { status: 500 }) : Response.json(answer);
  fakeApi({
    'GET /api/admin/sendings': once([one]),
    'GET /api/blog-posts': once(articles),
    'GET /api/admin/newsletter/readers': once(counts),
    'GET /api/admin/sendings/post-1/preview': once({ mails: [mail('en', 'Shelves')], sendings: [] }),
  });
  const { user } = showAdmin(<SendSection />);
  const again = async (within: Pick<typeof screen, 'findByText' | 'getByRole'>, sentence: string) => {
    await within.findByText(sentence);
    isDown = false;
    await user.click(within.getByRole('button', { name: 'Try again' }));
  };
  await again(screen, 'What was sent could not be loaded.');
  expect(await screen.findByRole('button', { name: 'Stop: Shelves' })).toBeVisible();
  isDown = true;
  await user.click(screen.getByRole('button', { name: 'Send an article' }));
  const dialog = within(await screen.findByRole('dialog'));
  await again(dialog, 'The articles could not be loaded.');
  const article = await dialog.findByRole('button', { name: /^Shelves/ });
  isDown = true;
  await user.click(article);
  await again(dialog, 'The mails could not be loaded.');
  expect(await dialog.findByText('As readers of English get it')).toBeVisible();
});

test('a running newsletter is stopped, and resumed', async () => {
  const { user } = show([one]);
  await user.click(await screen.findByRole('button', { name: 'Stop: Shelves' }));
  await user.click(await screen.findByRole('button', { name: 'Go on: Shelves' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stop: Shelves' })).toBeInTheDocument());
});

test('a stopped newsletter is listed, and a finished one shows its result', async () => {
  const resting = { ...one, changedAt: '2026-01-01T00:00:00.000Z' };
  const { unmount } = show([resting]);
  expect(await screen.findByText(/Nothing was sent for some minutes/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Go on: Shelves' })).toBeInTheDocument();
  unmount();
  show([{ ...one, state: 'done', sent: 1198 }]);
  expect(await screen.findByText('1198 sent, 2 failed')).toBeInTheDocument();
});

test('readers who may have been mailed are counted apart from those who were not', async () => {
  show([{ ...one, unclear: 3 }]);
  expect(await screen.findByText('300 sent, 895 left, 3 unclear, 2 failed')).toBeInTheDocument();
  expect(screen.getByText(/nobody knows whether it reached these readers/)).toBeInTheDocument();
});
