import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { textNamesOf } from '#web/admin/posts/post-definition.ts';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { newPostDraft, postDrafts } from '../post-drafts.ts';
import { edit, press } from '../testing/edit-post.tsx';

afterEach(postDrafts.dropAll);

test('in Arabic it asks the same, with the Arabic card first', async () => {
  const draft = newPostDraft('blog', textNamesOf(postDefinitions.blog));
  const readers = { all: 1284, ar: 861, en: 423 };
  fakeApi({
    [`GET /api/admin/sendings/${draft.id}/choice`]: () =>
      Response.json({ canMail: true, readers, sendings: [] }),
  });
  const typed = { title: 'Shelves', titleAr: 'رفوف', author: 'Sara', category: 'Retail', content: 'Words' };
  const { user } = edit(postDefinitions.blog, {
    ...draft,
    values: { ...draft.values, ...typed, published: true },
  });
  await expect.poll(() => document.activeElement?.closest('[role=dialog]')).not.toBeNull();
  await user.click(await press('إنشاء المنشور'));
  const dialog = await screen.findByRole('dialog', { name: 'إلى أين يُنشر' });
  const asked = within(dialog);
  await asked.findAllByText('٨٦١');
  await user.click(asked.getByRole('radio', { name: /العربية/ }));
  expect(asked.getByText('يُنشر على الموقع حالًا، ثم النشرة بالعربية (٨٦١)')).toBeVisible();
  const cards = asked.getAllByRole('figure').map((card) => card.getAttribute('aria-label'));
  expect(cards).toEqual(['بالعربية', 'بالإنجليزية']);
  expect(asked.getByText(/ما ينقصه: .*الكاتب بالعربية/)).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});
