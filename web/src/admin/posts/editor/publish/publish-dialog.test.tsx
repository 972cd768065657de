import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { textNamesOf } from '#web/admin/posts/post-definition.ts';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { draftOfPost, newPostDraft, type PostRecord, postDrafts } from '../post-drafts.ts';
import { address, edit, press, stored } from '../testing/edit-post.tsx';

afterEach(postDrafts.dropAll);

const texts = { title: 'Shelves', author: 'Sara', category: 'Retail', content: 'Words ![](/images/a.jpg)' };
const readers = { all: 1284, ar: 861, en: 423 };
const open = { canMail: true, readers, sendings: [], testTo: 'me@example.com' };
/** Makes the server fail when the readers are counted. */
const none = {};
const toCome = `${new Date().getFullYear() + 1}-05-01T06:00:00.000Z`;
let id: string;
let calls: ReturnType<typeof fakeApi>;

async function begin(values: object, choice: object = open, post?: PostRecord) {
  const definition = postDefinitions.blog;
  const empty = newPostDraft('blog', textNamesOf(definition));
  const draft = post ? draftOfPost('blog', textNamesOf(definition), post) : empty;
  id = draft.id;
  const answered = (body: unknown) => Response.json({ ...stored, id, ...(body as object), version: 4 });
  calls = fakeApi({
    [`GET /api/admin/sendings/${id}/choice`]: () =>
      choice === none ? Response.json({}, { status: 503 }) : Response.json(choice),
    [`POST ${address}`]: ({ body }) => answered(body),
    [`PUT ${address}/${id}`]: ({ body }) => answered(body),
    [`POST /api/admin/sendings/${id}/draft-test`]: () => Response.json({ outcome: 'sent' }),
    [`PUT /api/admin/working-copies/blog/${id}`]: () => Response.json({}, { status: 503 }),
  });
  const shown = edit(definition, { ...draft, values: { ...draft.values, ...values } });
  // The dialog is found once the focus is in the editor.
  await expect.poll(() => document.activeElement?.closest('[role=dialog]')).not.toBeNull();
  return shown;
}
const dialog = () => screen.findByRole('dialog', { name: 'Where it goes' });
const sent = () =>
  calls.find(({ name }) => name.endsWith(address) || name.startsWith(`PUT ${address}`))?.body;

test('a post published at once is sent to the chosen readers, in one step', async () => {
  const { user } = await begin({ ...texts, published: true });
  await user.click(await press('Create Post'));
  const asked = within(await dialog());
  expect(asked.getByRole('radio', { name: 'Now' })).toBeChecked();
  expect(await asked.findByRole('radio', { name: /Don’t send/ })).toBeChecked();
  expect(asked.getByRole('radio', { name: /Arabic readers/ }).closest('label')).toHaveTextContent('861');
  await user.click(asked.getByRole('radio', { name: /Arabic readers/ }));
  expect(asked.getByText('Website now, then 861 emails in Arabic')).toBeVisible();
  expect(asked.getByRole('figure', { name: 'In English' })).toBeVisible();
  expect(asked.getByText('Without an Arabic title it is shared in English only.')).toBeVisible();
  expect(asked.getByText(/a description of 1 picture; a cover picture/)).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Blog Post created successfully.')).toBeVisible();
  expect(screen.getByText('The newsletter follows: Arabic readers.')).toBeVisible();
  expect(sent()).toMatchObject({ published: true, publishedAt: '', newsletter: 'ar' });
});

test('the date of the post is kept, removed, or chosen there', async () => {
  const { user } = await begin({ ...texts, published: true, publishedAt: toCome });
  await user.click(await press('Schedule'));
  const asked = within(await dialog());
  expect(asked.getByRole('radio', { name: /^On .*1 May/ })).toBeChecked();
  await user.click(asked.getByRole('radio', { name: 'Now' }));
  await user.click(asked.getByRole('radio', { name: /^On / }));
  await user.click(asked.getByRole('button', { name: 'Schedule' }));
  await screen.findByText('Blog Post created successfully.');
  expect(sent()).toMatchObject({ publishedAt: toCome, newsletter: 'none' });
});

test('the keys that save the post publish it from the dialog, too', async () => {
  const { user } = await begin({ ...texts, published: true });
  await user.keyboard('{Control>}{Enter}{/Control}');
  await within(await dialog()).findByRole('radio', { name: /Don’t send/ });
  await user.keyboard('{Control>}s{/Control}');
  expect(sent()).toBeUndefined();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Blog Post created successfully.');
  expect(sent()).toMatchObject({ published: true, publishedAt: '' });
});

test('a date in the past is refused with a sentence, and nothing is saved', async () => {
  const { user } = await begin({ ...texts, published: true });
  await user.click(await press('Create Post'));
  const asked = within(await dialog());
  await user.click(asked.getByRole('radio', { name: 'On a date' }));
  fireEvent.change(asked.getByLabelText('Publication date'), { target: { value: '2020-05-01T09:00' } });
  await user.click(asked.getByRole('button', { name: 'Schedule' }));
  expect(asked.getByText('Choose a day and a time that are still to come.')).toBeVisible();
  expect(sent()).toBeUndefined();
  await user.click(asked.getByRole('button', { name: 'Keep editing' }));
  expect(screen.queryByRole('dialog', { name: 'Where it goes' })).toBeNull();
  expect(postDrafts.current()[id]?.values).toMatchObject(texts);
});

test.each([
  [{ ...open, canMail: false }, /cannot send mail yet/],
  [{ ...open, readers: { all: 0, ar: 0, en: 0 } }, /nobody to send it to/],
  [{ ...open, sendings: [{ audience: 'all', startedAt: '2026-01-01T00:00:00.000Z' }] }, /nobody is left/],
])('if nobody can get it, a sentence says why and the post is published anyway', async (choice, why) => {
  const sendings = choice.sendings.map((one: object) => ({
    ...{ postId: 'x', title: '', state: 'done', changedAt: '', total: 1, sent: 1, unclear: 0, failed: 0 },
    ...one,
  }));
  const { user } = await begin({ ...texts, published: true }, { ...choice, sendings });
  await user.click(await press('Create Post'));
  const asked = within(await dialog());
  expect(await asked.findByText(why)).toBeVisible();
  expect(asked.getByRole('radio', { name: /All readers/ })).toBeDisabled();
  await user.click(asked.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Blog Post created successfully.');
  expect(sent()).toMatchObject({ newsletter: 'none' });
});

test('if the readers cannot be counted the post is published, and its scheduled newsletter stays', async () => {
  const { user } = await begin({ ...texts, published: true }, none);
  await user.click(await press('Create Post'));
  const asked = within(await dialog());
  await asked.findByText(/The readers could not be counted/, undefined, { timeout: 10_000 });
  await user.click(asked.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Blog Post created successfully.');
  expect(sent()).not.toHaveProperty('newsletter');
});

test('a scheduled post shows its scheduled newsletter, and sends a test of the typed text', async () => {
  const post = { ...stored, publishedAt: toCome, unpublishAt: '' };
  const { user } = await begin({}, { ...open, planned: 'ar' }, post);
  await user.click(await press('Update Post'));
  const asked = within(await dialog());
  expect(await asked.findByRole('radio', { name: /Arabic readers/ })).toBeChecked();
  await user.click(asked.getByRole('button', { name: 'Send me a test' }));
  expect(await asked.findByText('A test is on its way to me@example.com.')).toBeVisible();
  expect(calls.find(({ name }) => name.includes('draft-test'))?.body).toEqual({ language: 'ar' });
});

test('a published post asks nothing, nor does a draft', async () => {
  const { user, unmount } = await begin(texts);
  await user.click(await press('Create Post'));
  await screen.findByText('Blog Post created successfully.');
  unmount();
  const live = { ...stored, publishedAt: '2026-01-01T00:00:00.000Z', unpublishAt: '' };
  const again = await begin({ title: 'Other' }, open, live);
  await again.user.click(await press('Update Post'));
  await screen.findByText('Blog Post updated successfully.');
});

test('an error moves the focus to its field on request', async () => {
  const { user } = await begin({ ...texts, published: true });
  await user.click(await press('Create Post'));
  await user.click(within(await dialog()).getByRole('button', { name: 'Show me' }));
  expect(screen.queryByRole('dialog', { name: 'Where it goes' })).toBeNull();
  await expect.poll(() => document.activeElement).toHaveAttribute('name', 'titleAr');
});
