import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { ListKey } from '#shared/content/company/lists.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { ContentList } from '../content-list.tsx';
import { type ContentTexts, contentDrafts } from '../state/content-drafts.tsx';
import { storedItem } from '../testing/stored-item.ts';
import { ListEditor } from './list-editor.tsx';
import { emptyRow, textsOf } from './list-rows.ts';

afterEach(contentDrafts.dropAll);

const row = (title: string, text = '', ar = '') => ({
  ...emptyRow,
  ...{ title, text, arabic: { title: ar, text: '' } },
});
const three = textsOf([row('Layla', 'Director', 'ليلى'), row('Azad', 'Research', 'آزاد'), row('Noor')]);
const stored = [
  { ...storedItem, key: 'leader1_name', value: 'First', valueAr: 'الأول' },
  { ...storedItem, key: 'leader1_position', value: 'Head' },
];

let latest: ContentTexts;
function Edited({ texts, contentKey }: { texts: ContentTexts; contentKey: ListKey }) {
  const [value, setValue] = useState(texts);
  latest = value;
  return (
    <>
      <h2 id="list">The list</h2>
      <ListEditor contentKey={contentKey} id="list" texts={value} problem={undefined} onChange={setValue} />
    </>
  );
}
function show(texts: ContentTexts, contentKey: ListKey = 'questions') {
  fakeApi({ 'GET /api/site-content': () => Response.json(stored) });
  const { user } = showAdmin(<Edited texts={texts} contentKey={contentKey} />);
  const names = () => latest.value.split('\n---\n').map((entry) => entry.split('\n')[0]);
  return { user, names, texts: () => latest };
}
const handle = (name: RegExp) => screen.getByRole('button', { name });

test('an entry is added in both languages, and says if visitors will not see it', async () => {
  const { user, texts } = show({ value: '', valueAr: '' });
  expect(screen.getByText(/Nothing in this list yet/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a question' }));
  await user.keyboard('Where do you work?');
  await user.type(screen.getByRole('textbox', { name: 'Answer, entry 1, English' }), 'In Iraq.');
  expect(texts()).toEqual({ value: 'Where do you work?\nIn Iraq.', valueAr: '' });
  await user.type(screen.getByRole('textbox', { name: 'Question, entry 1, العربية' }), 'أين تعملون؟');
  expect(texts().valueAr).toBe('أين تعملون؟');
  expect(await accessibilityProblems()).toEqual([]);
});

test('buttons move an entry with the focus, and announce its position', async () => {
  const { user, names } = show(three);
  await user.click(screen.getByRole('button', { name: 'Move down: Layla' }));
  expect(names()).toEqual(['Azad', 'Layla', 'Noor']);
  expect(screen.getByRole('status')).toHaveTextContent('Layla, place 2 of 3');
  expect(screen.getByRole('button', { name: 'Move down: Layla' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Azad', 'Noor', 'Layla']);
});

test('keys lift an entry by its handle, move it, drop it, or cancel', async () => {
  const { user, names } = show(three);
  handle(/^Move: Noor/).focus();
  await user.keyboard(' ');
  expect(handle(/^Move: Noor/)).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{Home}{ArrowDown}');
  expect(names()).toEqual(['Layla', 'Noor', 'Azad']);
  expect(handle(/^Move: Noor, place 2 of 3/)).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(names()).toEqual(['Layla', 'Azad', 'Noor']);
  expect(handle(/^Move: Noor/)).toHaveFocus();
  await user.keyboard(' {ArrowUp} {ArrowUp}');
  expect(names()).toEqual(['Layla', 'Noor', 'Azad']);
});

test('an entry is hidden, shown again, removed, and restored', async () => {
  const { user, names, texts } = show(three);
  await user.click(screen.getByRole('button', { name: 'Hide: Azad' }));
  expect(screen.getByRole('button', { name: 'Hide: Azad' })).toHaveAttribute('aria-pressed', 'true');
  expect(texts().value).toContain('Research\n[hidden]');
  await user.click(screen.getByRole('button', { name: 'Remove: Azad' }));
  expect(names()).toEqual(['Layla', 'Noor']);
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Layla', 'Azad', 'Noor']);
});

test('fixed texts are the first entries; they can be moved and hidden but not removed', async () => {
  const { user, texts } = show({ value: '', valueAr: '' }, 'leaders');
  expect(await screen.findByText('First')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a leader' }));
  await user.keyboard('Third');
  await user.click(screen.getByRole('button', { name: 'Move up: Third' }));
  await user.click(screen.getByRole('button', { name: 'Move up: Third' }));
  expect(texts().value).toBe('Third\n---\n\n[slot] 1\n---\n\n[slot] 2');
  expect(screen.queryByRole('button', { name: 'Remove: First' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'EDIT: First' }));
  expect(screen.getByRole('link', { name: 'First leader: name' })).toHaveAttribute(
    'href',
    '/admin-panel?tab=content&item=leader1_name',
  );
  expect(await accessibilityProblems()).toEqual([]);
});

test('the list of items names the entries, and EDIT saves them as one item', async () => {
  const calls = fakeApi({
    'GET /api/site-content': () => Response.json(stored),
    'PUT /api/update-content/leaders': ({ body }) =>
      Response.json({ ...storedItem, key: 'leaders', ...(body as object) }),
  });
  const item = { ...storedItem, key: 'leaders', ...three };
  const { user } = showAdmin(<ContentList keys={['leaders']} items={[item]} />);
  expect(await screen.findByText('First, Layla, Azad, Noor')).toBeInTheDocument();
  expect(screen.getByText('4 shown')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'EDIT' }));
  const list = within(await screen.findByRole('group', { name: 'Leaders' }));
  await user.click(await list.findByRole('button', { name: 'Hide: Noor' }));
  await user.click(screen.getByRole('button', { name: 'SAVE CHANGES' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('PUT /api/update-content/leaders'));
  const { body } = calls.find(({ name }) => name === 'PUT /api/update-content/leaders') ?? {};
  expect(body).toMatchObject({ value: expect.stringContaining('Noor\n[hidden]') });
});

test('the list is one tab stop, in which the arrow keys lead through entries and buttons', async () => {
  const { user } = show(three);
  await user.tab();
  expect(handle(/^Move: Layla/)).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(handle(/^Move: Noor/)).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Home}');
  expect(handle(/^Hide: Layla/)).toHaveFocus();
  await user.tab({ shift: true });
  expect(handle(/^Move down: Layla/)).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(handle(/^EDIT: Noor/)).toHaveFocus();
  await user.keyboard('{Home}');
  expect(handle(/^EDIT: Layla/)).toHaveFocus();
  await user.tab();
  expect(handle(/^Add a question/)).toHaveFocus();
});
