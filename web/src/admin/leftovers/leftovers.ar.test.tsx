import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noteTypingAccount } from '#web/admin/lib/drafts/drafts.ts';
import { putAside } from '#web/admin/lib/drafts/typed-storage.ts';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { draftOfPost, postDrafts } from '#web/admin/posts/editor/post-drafts.ts';
import { stored } from '#web/admin/posts/editor/testing/edit-post.tsx';
import { textNamesOf } from '#web/admin/posts/post-definition.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { Leftovers } from './leftovers.tsx';

beforeEach(() => noteTypingAccount('admin'));
afterEach(postDrafts.dropAll);

test('in Arabic both texts are compared side by side with Arabic times', async () => {
  const begun = draftOfPost('blog', textNamesOf(postDefinitions.blog), stored);
  const draft = { ...begun, values: { ...begun.values, contentAr: 'ما كتبته' } };
  putAside({ kind: 'post-drafts', key: stored.id, draft, at: Date.parse('2026-11-25T07:42:00Z') });
  fakeApi({
    'GET /api/admin/working-copies/blog/post-1': () => Response.json({ postVersion: 3 }),
    'GET /api/admin/blog-posts/post-1': () => Response.json(stored),
  });
  const { user } = showAdmin(<Leftovers />);
  const line = await screen.findByRole('listitem', { name: /Shelf/ });
  expect(within(line).getByText(/^في هذا المتصفح، ٢٥/)).toBeVisible();
  expect(await within(line).findByText(/^على الخادم، ١ كانون الثاني ٢٠٢٦/)).toBeVisible();
  expect(await within(line).findByText('فارغ')).toBeVisible();
  await user.click(within(line).getByRole('button', { name: 'تابع بما كتبته' }));
  expect(postDrafts.current()[stored.id]?.values.contentAr).toBe('ما كتبته');
});
