import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentChange, ContentDraftItem } from '#shared/content/draft.ts';
import type { ContentItem } from '#shared/content/item.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { ContentPanel } from '../content-panel.tsx';
import { contentDrafts } from '../state/content-drafts.tsx';
import { failedSaves } from '../state/failed-saves.ts';

const at = '2026-11-26T07:42:00.000Z';
const itemOf = (value: string, version: number): ContentItem => ({
  ...{ key: 'contact_title', type: 'text', value, valueAr: 'عربي', version },
  ...{ valueUpdatedAt: at, valueArUpdatedAt: at },
});
const draftOf = (value: string, over: object = {}): ContentDraftItem => ({
  ...{
    key: 'contact_title',
    value,
    valueAr: 'عربي',
    basedOn: 1,
    base: { value: 'On the site', valueAr: 'عربي' },
  },
  ...{ version: 7, begunAt: at, updatedAt: at, by: 'sara' },
  ...over,
});

/** The item and the draft on the server. */
let item: ContentItem;
let drafts: ContentDraftItem[];
let changes: ContentChange[];
let refuse: (() => Response) | undefined;
beforeEach(() => {
  item = itemOf('On the site', 1);
  drafts = [];
  changes = [];
  refuse = undefined;
});
afterEach(() => {
  contentDrafts.dropAll();
  failedSaves.set({});
});

function show() {
  const calls = fakeApi({
    'GET /api/site-content': () => Response.json([item]),
    'GET /api/admin/content-drafts': () => Response.json({ drafts, changes }),
    'PUT /api/admin/content-drafts/contact_title': ({ body }) => {
      if (refuse) return refuse();
      const stored = draftOf('', { ...(body as object), version: 8, by: 'admin' });
      drafts = [stored];
      return Response.json(stored);
    },
    'PUT /api/update-content/contact_title': ({ body }) => {
      if (refuse) return refuse();
      drafts = [];
      item = itemOf((body as ContentItem).value, item.version + 1);
      return Response.json(item);
    },
    'POST /api/admin/content-drafts/contact_title/discard': () => {
      drafts = [];
      return new Response(null, { status: 204 });
    },
    'POST /api/admin/content-changes': ({ body }) => {
      if (refuse) return refuse();
      const { id, at: planned } = body as { id: string; at?: string };
      const change = { id, at: planned ?? at, by: 'admin', keys: drafts.map(({ key }) => key) };
      if (planned) changes = [{ ...change, state: 'planned' }];
      else drafts = [];
      return Response.json({ change: { ...change, state: planned ? 'planned' : 'published' }, items: [] });
    },
  });
  const { user } = showAdmin(
    <div id="main-content" tabIndex={-1}>
      <ContentPanel Translations={() => null} Replace={() => null} />
    </div>,
    '/admin-panel?tab=content&part=Contact',
  );
  const sent = (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body);
  return { user, sent };
}
const keepUrl = 'PUT /api/admin/content-drafts/contact_title';
const saveUrl = 'PUT /api/update-content/contact_title';
const card = () => screen.getByRole('article', { name: 'Contact: title' });
const edit = async (user: ReturnType<typeof show>['user']) => {
  await screen.findByRole('article', { name: 'Contact: title' });
  await user.click(within(card()).getByRole('button', { name: 'EDIT' }));
  return screen.findByLabelText('Contact: title English');
};
const conflict = (current: object) => () =>
  Response.json({ error: 'Changed.', current, savedBy: 'sara' }, { status: 409 });

test('a text is saved as a draft: it is not public, it is marked, and the bar lists it', async () => {
  const { user, sent } = show();
  await user.type(await edit(user), '!');
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  expect(await screen.findByText('Draft saved')).toBeInTheDocument();
  expect(sent(keepUrl)).toEqual([
    {
      ...{ value: 'On the site!', valueAr: 'عربي', basedOn: 1, version: 0 },
      base: { value: 'On the site', valueAr: 'عربي' },
    },
  ]);
  expect(sent(saveUrl)).toEqual([]);
  expect(await within(card()).findByText('Draft')).toBeInTheDocument();
  expect(within(card()).getByText(/saved by admin/)).toBeInTheDocument();
  expect(within(card()).getByText('On the site!')).toBeInTheDocument();
  expect(screen.getByText('1 change not published')).toBeInTheDocument();
  expect(contentDrafts.unsaved()).toEqual([]);
  expect(await accessibilityProblems()).toEqual([]);
});

test('a colleague’s draft opens with the published text beside it, and saving ends it', async () => {
  drafts = [draftOf('Theirs')];
  const { user, sent } = show();
  await within(await screen.findByRole('article', { name: 'Contact: title' })).findByText(/saved by sara/);
  expect(await edit(user)).toHaveValue('Theirs');
  expect(within(card()).getByText('On the site')).toBeInTheDocument();
  expect(within(card()).getByText(/publishes this text at once and ends its draft/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'SAVE CHANGES' }));
  expect(await screen.findByText('Changes Saved')).toBeInTheDocument();
  expect(sent(saveUrl)).toEqual([{ value: 'Theirs', valueAr: 'عربي', version: 1, draft: 7 }]);
  await waitFor(() => expect(screen.queryByText(/not published/)).toBeNull());
});

test('Cancel keeps the stored draft', async () => {
  drafts = [draftOf('Theirs')];
  const { user, sent } = show();
  await screen.findByText(/saved by sara/);
  await user.type(await edit(user), ' and mine');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(within(card()).getByText('Theirs')).toBeInTheDocument();
  expect(sent(keepUrl)).toEqual([]);
});

test('a draft that a colleague changed meanwhile asks which one to keep before one is replaced', async () => {
  drafts = [draftOf('First')];
  const { user, sent } = show();
  await screen.findByText(/saved by sara/);
  await user.type(await edit(user), ' mine');
  refuse = conflict(draftOf('Second', { version: 9 }));
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  expect(await screen.findByText(/sara changed this draft/)).toBeVisible();
  expect(within(card()).getByText('Second')).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
  refuse = undefined;
  await user.click(screen.getByRole('button', { name: 'Save my version' }));
  await waitFor(() => expect(sent(keepUrl).at(-1)).toMatchObject({ value: 'First mine', version: 9 }));
});

test('a colleague’s change in the other language of a draft is merged without asking', async () => {
  drafts = [draftOf('First')];
  const { user, sent } = show();
  await screen.findByText(/saved by sara/);
  await user.type(await edit(user), ' mine');
  const answers = [conflict(draftOf('First', { valueAr: 'آخر', version: 9 })), undefined];
  refuse = () => {
    const first = answers.shift();
    refuse = undefined;
    return first ? first() : Response.json({});
  };
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  expect(await screen.findByText('Draft saved')).toBeInTheDocument();
  expect(sent(keepUrl).at(-1)).toMatchObject({ value: 'First mine', valueAr: 'آخر', version: 9 });
});

test('a draft whose published text changed says so, and replaces it only on request', async () => {
  item = itemOf('Newer on the site', 2);
  drafts = [draftOf('Draft of old')];
  const { user, sent } = show();
  expect(
    await screen.findByText(/The text on the site was changed after this draft was begun/),
  ).toBeVisible();
  await user.type(await edit(user), '!');
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  expect(await screen.findByText(/Choose which one to go on with/)).toBeVisible();
  expect(sent(keepUrl)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save my version' }));
  await waitFor(() =>
    expect(sent(keepUrl)).toMatchObject([{ value: 'Draft of old!', basedOn: 2, version: 7 }]),
  );
});

test('one press publishes the drafts of a part together', async () => {
  drafts = [draftOf('Theirs'), draftOf('Other', { key: 'contact_email', version: 8 })];
  const { user, sent } = show();
  await user.click(await screen.findByRole('button', { name: 'Publish 2 texts' }));
  expect(await screen.findByText('2 texts published')).toBeInTheDocument();
  expect(sent('POST /api/admin/content-changes')).toMatchObject([
    {
      drafts: [
        { key: 'contact_title', version: 7 },
        { key: 'contact_email', version: 8 },
      ],
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull());
  // The pressed button is gone.
  expect(document.getElementById('main-content')).toHaveFocus();
});

test('if a published text changed meanwhile nothing is published, and that text is named', async () => {
  drafts = [draftOf('Theirs')];
  const { user } = show();
  const details = [{ field: 'contact_title', problem: 'texts' }];
  refuse = () => Response.json({ error: 'Changed.', details }, { status: 409 });
  await user.click(await screen.findByRole('button', { name: 'Publish 1 text' }));
  expect(await screen.findByText(/was changed meanwhile: Contact: title/)).toBeInTheDocument();
});

test('drafts are scheduled in Baghdad time, and the schedule can be cancelled', async () => {
  drafts = [draftOf('Theirs')];
  const { user, sent } = show();
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish 1 text at a time' });
  await user.click(within(dialog).getByRole('button', { name: 'Plan' }));
  expect(within(dialog).getByText('Choose a date and a time to come.')).toBeVisible();
  fireEvent.change(within(dialog).getByLabelText('Date and time'), { target: { value: '2999-11-29T09:00' } });
  expect(within(dialog).getByText(/29 November 2999 at 09:00 Baghdad time/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Plan' }));
  await waitFor(() =>
    expect(sent('POST /api/admin/content-changes')).toMatchObject([{ at: '2999-11-29T06:00:00.000Z' }]),
  );
  expect(await screen.findByText(/Goes live on .+ 29 November 2999/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel plan' })).toBeInTheDocument();
});

test('a failed save is shown in red, kept and sent again', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
  const { user, sent } = show();
  const box = await edit(user);
  await user.type(box, '!');
  refuse = () => Response.json({ error: 'Busy.' }, { status: 503 });
  await user.click(screen.getByRole('button', { name: 'SAVE CHANGES' }));
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(box).toBeInvalid();
  expect(screen.getByText(/what you typed is safe here and is sent again in \d seconds/)).toBeVisible();
  expect(screen.getByText('Not saved, kept in this browser')).toBeVisible();
  expect(contentDrafts.unsaved()).toHaveLength(1);
  refuse = undefined;
  await vi.advanceTimersByTimeAsync(9000);
  vi.useRealTimers();
  await waitFor(() => expect(sent(saveUrl).length).toBeGreaterThan(1));
  expect(await screen.findByText('Changes Saved')).toBeInTheDocument();
  expect(screen.queryByText('Not saved, kept in this browser')).toBeNull();
});

test('a draft is discarded', async () => {
  drafts = [draftOf('Theirs')];
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
  expect(await screen.findByText(/Draft discarded/)).toBeInTheDocument();
  await waitFor(() => expect(within(card()).queryByText(/kept by/)).toBeNull());
});
