import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi, heldAnswer } from '#web/testing/fake-api.ts';
import { contentDrafts } from '../state/content-drafts.tsx';
import { storedItem as item } from '../testing/stored-item.ts';
import { ItemCard } from './item-card.tsx';

vi.mock('../colleagues/colleagues.tsx', () => ({ Colleagues: () => null }));
afterEach(contentDrafts.dropAll);

const save = 'PUT /api/update-content/hero_title';
const reread = { 'GET /api/site-content': () => Response.json([item]) };
const english = () => screen.getByLabelText('Headline English');
const arabic = () => screen.getByLabelText('Headline العربية');
const press = (name: string) => screen.findByRole('button', { name });

async function edit(key: ContentKey = 'hero_title', stored: ContentItem | undefined = item) {
  const { user } = showAdmin(<ItemCard contentKey={key} item={stored} />);
  await user.click(await press('EDIT'));
  return user;
}

test('a text opens with the focus in its English box, and both languages are saved over the version that was read', async () => {
  const calls = fakeApi({ ...reread, [save]: () => Response.json({ ...item, version: 4 }) });
  const user = await edit();
  expect(english()).toHaveFocus();
  expect(english()).toHaveValue('Shelf');
  expect(arabic()).toHaveAttribute('dir', 'rtl');
  await user.type(english(), ' share');
  await user.clear(arabic());
  await user.type(arabic(), 'حصة');
  await user.click(await press('SAVE CHANGES'));
  expect(await screen.findByText('Changes Saved')).toBeInTheDocument();
  expect(calls[0]?.body).toEqual({ value: 'Shelf share', valueAr: 'حصة', version: 3 });
  expect(await press('EDIT')).toHaveFocus();
  expect(contentDrafts.current()).toEqual({});
});

test('Ctrl+S saves a text', async () => {
  const calls = fakeApi({ ...reread, [save]: () => Response.json({ ...item, version: 4 }) });
  const user = await edit();
  await user.type(english(), ' share{Control>}s{/Control}');
  expect(await screen.findByText('Changes Saved')).toBeInTheDocument();
  expect(calls[0]?.body).toMatchObject({ value: 'Shelf share' });
});

test.each([
  ['hero_title', 'EDIT'],
  ['team_image', 'EDIT IMAGE'],
] as const)('Ctrl+S without changes says so, and sends nothing: %s', async (key, open) => {
  const calls = fakeApi({});
  const { user } = showAdmin(<ItemCard contentKey={key} item={undefined} />);
  await user.click(await press(open));
  const [box] = screen.getAllByRole('textbox');
  box?.focus();
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Nothing to save')).toBeInTheDocument();
  expect(box).toHaveFocus();
  expect(calls).toEqual([]);
});

test('cancelling changes nothing', async () => {
  const calls = fakeApi({});
  const user = await edit();
  await user.type(english(), ' never mind');
  await user.click(await press('Cancel'));
  expect(screen.getByText('Shelf')).toBeInTheDocument();
  expect(await press('EDIT')).toHaveFocus();
  expect(calls).toEqual([]);
});

test('Reset to default brings the default text back, and nothing stays stored', async () => {
  const calls = fakeApi({
    ...reread,
    [save]: () => Response.json({ ...item, value: '', valueAr: '', version: 4 }),
  });
  const user = await edit();
  await user.click(await press('Reset to default'));
  const { fallback } = content.hero_title;
  expect([english(), arabic()].map((box) => (box as HTMLInputElement).value)).toEqual([
    fallback.en,
    fallback.ar,
  ]);
  expect(screen.queryByRole('button', { name: 'Reset to default' })).toBeNull();
  await user.click(await press('SAVE CHANGES'));
  await waitFor(() => expect(calls[0]?.body).toEqual({ value: '', valueAr: '', version: 3 }));
});

test.each([
  ['hero_image', /drawing that comes with the site, with its film/, /hero.*\.svg/],
  ['about_image', /^The drawing that comes with the site$/, /circle-aisle.*\.svg/],
  ['banner_image', /Nothing is shown there/, undefined],
] as const)('a picture that is not set shows its default: %s', (key, note, drawing) => {
  const { container } = showAdmin(<ItemCard contentKey={key} item={undefined} />);
  expect(screen.getByText(note)).toBeInTheDocument();
  const picture = container.querySelector('img')?.getAttribute('src');
  if (drawing) expect(picture).toMatch(drawing);
  else expect(picture).toBeUndefined();
});

test('a reset removes a picture', async () => {
  const picture = { ...item, key: 'team_image', type: 'image', value: '/images/a.png', valueAr: '' } as const;
  const calls = fakeApi({ ...reread, 'PUT /api/update-content/team_image': () => Response.json(picture) });
  const { user } = showAdmin(<ItemCard contentKey="team_image" item={picture} />);
  await user.click(await press('EDIT IMAGE'));
  await user.click(await press('Reset to default'));
  expect(screen.getByRole('textbox')).toHaveValue('');
  await user.click(await press('SAVE IMAGE'));
  await waitFor(() => expect(calls[0]?.body).toEqual({ value: '', version: 3 }));
});

test('typing continues during an unanswered save, and the new text waits to be saved', async () => {
  const saving = heldAnswer();
  fakeApi({ ...reread, [save]: saving.answer });
  const user = await edit();
  await user.type(english(), ' share');
  await user.click(await press('SAVE CHANGES'));
  expect(await press('Saving')).toBeInTheDocument();
  await user.type(english(), ' again');
  expect(english()).toHaveValue('Shelf share again');
  saving.give(Response.json({ ...item, value: 'Shelf share', version: 4 }));
  await waitFor(() =>
    expect(contentDrafts.current()).toMatchObject({ hero_title: { base: { version: 4 } } }),
  );
  expect(english()).toHaveValue('Shelf share again');
});

test('a draft can be saved once something was typed', async () => {
  fakeApi({});
  const user = await edit();
  expect(await press('Save as draft')).toHaveAttribute('aria-disabled', 'true');
  await user.type(english(), '!');
  expect(await press('Save as draft')).toHaveAttribute('aria-disabled', 'false');
});

test('a failed save says so and keeps the typed text', async () => {
  fakeApi({});
  const user = await edit();
  await user.type(english(), ' kept');
  await user.click(await press('SAVE CHANGES'));
  expect(await screen.findByText('Could not save changes. Please try again.')).toBeInTheDocument();
  expect(english()).toHaveValue('Shelf kept');
});

test.each([
  ['contact_email', 'not an email', 'Use one email address, such as info@example.com'],
  ['contact_phone', 'call us', 'Use a phone number of 6 to 15 digits, such as +964 770 000 0000'],
] as const)(
  'an invalid e-mail address or phone number is refused at its box: %s',
  async (key, wrong, sentence) => {
    const calls = fakeApi({});
    const user = await edit(key, undefined);
    const box = screen.getByLabelText(/English$/);
    await user.clear(box);
    await user.type(box, wrong);
    const brought = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(await press('SAVE CHANGES'));
    expect(brought.mock.contexts).toMatchObject([{ id: `${key}-en-problem` }]);
    expect(box).toHaveAccessibleDescription(sentence);
    expect(box).toHaveFocus();
    await user.type(box, '1');
    expect(box).not.toHaveAccessibleDescription();
    expect(calls).toEqual([]);
  },
);

test.each([
  ['Use the other version', [3]],
  ['Save my version', [3, 4]],
])('in a conflict with a newer version: %s', async (choice, versions) => {
  const current = { ...item, value: 'Theirs', valueAr: 'لهم', version: 4 };
  const calls = fakeApi({
    ...reread,
    [save]: ({ body }) =>
      (body as { version: number }).version === 4
        ? Response.json({ ...current, value: 'Shelf mine', version: 5 })
        : Response.json({ error: 'Somebody else changed it.', current }, { status: 409 }),
  });
  const user = await edit();
  await user.type(english(), ' mine');
  await user.click(await press('SAVE CHANGES'));
  expect(await press('Save my version')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody else changed this item');
  expect(screen.getByText('Theirs')).toBeInTheDocument();
  expect([english(), arabic()].map((box) => (box as HTMLInputElement).value)).toEqual(['Shelf mine', 'لهم']);
  expect(screen.queryByRole('button', { name: 'SAVE CHANGES' })).toBeNull();
  await user.click(await press(choice));
  await waitFor(() => expect(contentDrafts.current()).toEqual({}));
  const saves = calls.filter(({ name }) => name === save);
  expect(saves.map(({ body }) => (body as { version: number }).version)).toEqual(versions);
  expect(saves.at(-1)?.body).toMatchObject({ value: 'Shelf mine' });
});

test.each([
  ['admin', /^You changed this item in another window/],
  ['omar', /^omar changed this item/],
  [undefined, /^Somebody else changed this item/],
])('a newer version saved by %s is attributed to them', async (savedBy, sentence) => {
  const current = { ...item, value: 'Theirs', version: 4 };
  fakeApi({
    ...reread,
    [save]: () => Response.json({ error: 'It was changed.', current, savedBy }, { status: 409 }),
  });
  const user = await edit();
  await user.type(english(), ' mine');
  await user.click(await press('SAVE CHANGES'));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});
