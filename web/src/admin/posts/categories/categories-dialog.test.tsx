import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Category, NamedCategory } from '#shared/posts/category.ts';
import { rowOf } from '#shared/posts/row.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { UnsavedGuard } from '#web/admin/unsaved/unsaved-guard.tsx';
import { fakeApi, heldAnswer } from '#web/testing/fake-api.ts';
import { CategoriesDialog } from './categories-dialog.tsx';

// The question about unsaved changes is loaded when it is first asked.
beforeAll(() => import('#web/admin/ui/dialog/confirm-dialog.tsx'), 60_000);

const at = '2026-01-01T00:00:00.000Z';
const row = (id: string, category: string) =>
  rowOf('blog', { id, createdAt: at, updatedAt: at, version: 1, published: true, title: id, category });

test('a category that only posts have is renamed in all of them, with as many calls as needed', async () => {
  let saved: { categories: NamedCategory[]; version: number } | undefined;
  const parts = [
    { changed: [row('one', 'Shop audits')], left: 1 },
    { changed: [row('two', 'Shop audits')], left: 0 },
  ];
  fakeApi({
    'GET /api/admin/post-rows/blog': () => Response.json([row('one', 'Audit'), row('two', 'Audit')]),
    'GET /api/admin/post-categories/blog': () => Response.json({ categories: [], version: 0 }),
    'PUT /api/admin/post-categories': ({ body }) => {
      saved = body as typeof saved;
      const categories = saved?.categories.map((one): Category => ({ ...one, formerly: ['Audit'] }));
      return Response.json({ categories, version: 1 });
    },
    'POST /api/admin/post-categories/renamed': () => Response.json(parts.shift()),
  });
  let isClosed = false;
  const { user } = showAdmin(
    <CategoriesDialog kind="blog" open onClosed={() => (isClosed = true)} focusAfter={() => null} />,
  );
  const name = await screen.findByLabelText('Category 1 in English');
  expect(name).toHaveValue('Audit');
  expect(screen.getByText('2 posts')).toBeVisible();
  expect(screen.queryByLabelText('Remove: Audit')).toBeNull();
  await user.clear(name);
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText('Give each category a name in English.')).toBeVisible();
  await user.type(name, 'Shop audits');
  await user.type(screen.getByLabelText('Category 1 in Arabic'), 'تدقيق المتاجر');
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText('Categories saved.')).toBeVisible();
  expect(saved).toMatchObject({
    version: 0,
    categories: [{ name: 'Shop audits', nameAr: 'تدقيق المتاجر', was: ['Audit'] }],
  });
  expect(parts).toEqual([]);
  await waitFor(() => expect(isClosed).toBe(true));
});

test('two categories with one name are merged, after a question', async () => {
  let saved: NamedCategory[] = [];
  fakeApi({
    'GET /api/admin/post-rows/blog': () => Response.json([row('one', 'Audit'), row('two', 'Audits')]),
    'GET /api/admin/post-categories/blog': () => Response.json({ categories: [], version: 0 }),
    'PUT /api/admin/post-categories': ({ body }) => {
      saved = (body as { categories: NamedCategory[] }).categories;
      return Response.json({ categories: saved.map((one) => ({ ...one, formerly: [] })), version: 1 });
    },
    'POST /api/admin/post-categories/renamed': () => Response.json({ changed: [], left: 0 }),
  });
  let isClosed = false;
  const { user } = showAdmin(
    <>
      <CategoriesDialog kind="blog" open onClosed={() => (isClosed = true)} focusAfter={() => null} />
      <UnsavedGuard />
    </>,
  );
  const second = await screen.findByLabelText('Category 2 in English');
  await user.type(screen.getByLabelText('Category 1 in Arabic'), 'تدقيق');
  await user.clear(second);
  await user.type(second, 'audit');
  await user.click(screen.getByText('Cancel'));
  await user.click(await screen.findByText('Keep editing'));
  expect(isClosed).toBe(false);
  await user.click(screen.getByText('Save'));
  const merge = await screen.findByText('Merge them');
  // The button is beside the duplicate name, because the list is longer than the dialog.
  expect(second.closest('li')).toContainElement(merge);
  await user.click(merge);
  expect(screen.getByText('2 posts')).toBeVisible();
  expect(screen.queryByLabelText('Category 2 in English')).toBeNull();
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(isClosed).toBe(true));
  expect(saved).toMatchObject([{ name: 'Audit', nameAr: 'تدقيق', was: ['Audit', 'Audits'] }]);
});

test('shows how many posts are left to rename, and merges a colleague’s save with the typed names', async () => {
  const renamed = heldAnswer();
  const saves: { categories: NamedCategory[]; version: number }[] = [];
  const theirs: Category = { id: 'theirs', name: 'Shops', nameAr: 'متاجر', formerly: ['Shop'] };
  const parts = [() => Response.json({ changed: [row('one', 'Audits')], left: 7 }), renamed.answer];
  fakeApi({
    'GET /api/admin/post-rows/blog': () => Response.json([row('one', 'Audit'), row('two', 'Shop')]),
    'GET /api/admin/post-categories/blog': () => Response.json({ categories: [], version: 0 }),
    'PUT /api/admin/post-categories': ({ body }) => {
      const save = body as (typeof saves)[number];
      saves.push(save);
      if (saves.length === 1) {
        const current = { categories: [theirs], version: 4 };
        return Response.json({ error: 'Somebody else was first.', current }, { status: 409 });
      }
      const categories = save.categories.map((one): Category => ({ ...one, formerly: [] }));
      return Response.json({ categories, version: 5 });
    },
    'POST /api/admin/post-categories/renamed': (call) => parts.shift()?.(call) ?? Response.error(),
  });
  let isClosed = false;
  const { user } = showAdmin(
    <CategoriesDialog kind="blog" open onClosed={() => (isClosed = true)} focusAfter={() => null} />,
  );
  await user.type(await screen.findByLabelText('Category 1 in English'), 's');
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText(/^The categories were changed meanwhile/)).toBeVisible();
  expect(screen.getByLabelText('Category 1 in English')).toHaveValue('Audits');
  expect(screen.getByLabelText('Category 2 in English')).toHaveValue('Shops');
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText('Renaming 7 posts')).toBeVisible();
  expect(screen.getByText('Saving')).toBeVisible();
  expect(saves[1]).toMatchObject({
    version: 4,
    categories: [{ name: 'Audits' }, { id: 'theirs', name: 'Shops' }],
  });
  renamed.give(Response.json({ changed: [], left: 0 }));
  await waitFor(() => expect(isClosed).toBe(true));
});
