import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import type { FoundText, ReplacementOutcome } from '#shared/content/replacement.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { Replace } from './replace.tsx';

beforeEach(() => localStorage.clear());

const place = { before: 'Call ', found: '0770', becomes: '0750', after: ' now' };
const text = (id: string, facts: Partial<FoundText> = {}): FoundText => ({
  ...{ kind: 'content', id, form: 'stored', version: 3, title: '', field: 'value', language: 'en', count: 1 },
  places: [place],
  ...facts,
});
const headline = text('hero_title');
const arabic = text('hero_title', { field: 'valueAr', language: 'ar' });
const post = text('shelf', { kind: 'blog', title: 'Shelf', field: 'content', count: 5 });
const draft = text('shelf', { kind: 'blog', title: 'Shelf', field: 'content', form: 'typed', version: 2 });
const replaced = ({ kind, id, form, version }: FoundText, fields: string[]) => ({
  ...{ kind, id, form, fields, from: version },
  version: version + 1,
});

async function open(texts: readonly FoundText[], answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    'POST /api/admin/replacements/found': () => Response.json({ texts, more: 0 }),
    ...answers,
  });
  const shown = showAdmin(<Replace />);
  await shown.user.type(screen.getByLabelText('Find'), '0770');
  await shown.user.type(screen.getByLabelText('Replace with'), '0750');
  await shown.user.click(screen.getByRole('button', { name: 'Find' }));
  const sent = (name: string) => calls.filter((call) => call.name === `POST /api/admin/replacements${name}`);
  return { ...shown, sent };
}
const outcome = (...of: ReplacementOutcome['replaced']): ReplacementOutcome => ({ replaced: of, failed: [] });

test('results show the changed text, and only chosen ones are replaced, one after another', async () => {
  const { user, sent } = await open([headline, arabic, post, draft], {
    'POST /api/admin/replacements': () => Response.json(outcome(replaced(headline, ['value', 'valueAr']))),
  });
  expect(await screen.findByText('Found 8 times in 4 texts')).toBeInTheDocument();
  const list = within(screen.getByRole('list', { name: 'What was found' }));
  const [first] = list.getAllByRole('listitem');
  expect(first?.querySelector('del')).toHaveTextContent('0770');
  expect(first?.querySelector('ins')).toHaveTextContent('0750');
  expect(list.getByText('and 4 more in this text')).toBeInTheDocument();
  await user.click(list.getByRole('checkbox', { name: /Shelf Blog post · Content/ }));
  await user.click(screen.getByRole('button', { name: 'Replace in 3 texts' }));
  // The result gets the focus, because the pressed button is no longer there.
  expect(await screen.findByText('Replaced in 1 text')).toHaveFocus();
  expect(sent('')[0]?.body).toEqual({
    ...{ sought: '0770', replacement: '0750' },
    things: [
      { kind: 'blog', id: 'shelf', form: 'typed', version: 2, fields: ['content'] },
      { kind: 'content', id: 'hero_title', form: 'stored', version: 3, fields: ['value', 'valueAr'] },
    ],
  });
});

test('what was not changed is listed with the reason, and one press undoes the replacement', async () => {
  const { user, sent } = await open([headline, post], {
    'POST /api/admin/replacements': () =>
      Response.json({
        replaced: [replaced(headline, ['value'])],
        failed: [{ kind: 'blog', id: 'shelf', form: 'stored', version: 3, reason: 'changed' }],
      }),
    'POST /api/admin/replacements/undone': () => Response.json(outcome(replaced(headline, ['value']))),
  });
  await user.click(await screen.findByRole('button', { name: 'Replace in 2 texts' }));
  expect(await screen.findByText(/somebody else changed it meanwhile/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo all of it' }));
  expect(await screen.findByText('Taken back in 1 text')).toBeInTheDocument();
  expect(sent('/undone')[0]?.body).toEqual({ things: [replaced(headline, ['value'])] });
});

test('many are replaced in batches, and can be continued after a crash', async () => {
  const many = Array.from({ length: 21 }, (_, at) => text(`p${at}`, { kind: 'blog', field: 'title' }));
  let calls = 0;
  const { user, unmount } = await open(many, {
    'POST /api/admin/replacements': ({ body }) => {
      calls += 1;
      const { things } = body as { things: { id: string }[] };
      if (calls > 1) return Response.json({ error: 'Bad' }, { status: 400 });
      return Response.json(
        outcome(...things.map(({ id }) => replaced(text(id, { kind: 'blog' }), ['title']))),
      );
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Replace in 21 texts' }));
  expect(await screen.findByText(/was interrupted: 20 of 21 are done/)).toBeInTheDocument();
  unmount();
  const again = fakeApi({
    'POST /api/admin/replacements': () => Response.json(outcome(replaced(text('p20'), ['title']))),
  });
  const { user: later } = showAdmin(<Replace />);
  await later.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('Replaced in 21 texts')).toBeInTheDocument();
  expect(again[0]?.body).toMatchObject({ sought: '0770', things: [{ id: 'p20' }] });
  await later.click(screen.getByRole('button', { name: 'Another replacement' }));
  expect(localStorage.length).toBe(0);
  expect(screen.getByLabelText('Find')).toHaveFocus();
});

test('reports no result, a failed search, and a search that is too short', async () => {
  const { user } = await open([]);
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  fakeApi({});
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The search failed. Please try again.');
  await user.clear(screen.getByLabelText('Find'));
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(screen.getByLabelText('Find')).toHaveAccessibleDescription('Write at least two characters');
});

test('is accessible', async () => {
  const { container } = await open([headline, arabic, draft]);
  await screen.findByText('Found 3 times in 3 texts');
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
  await waitFor(() => expect(screen.getByLabelText('All of them')).toBeChecked());
});
