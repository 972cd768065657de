import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { textNamesOf } from '#web/admin/posts/post-definition.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { newPostDraft, postDrafts } from '../post-drafts.ts';
import { edit, field, press } from '../testing/edit-post.tsx';

afterEach(postDrafts.dropAll);

test('in Arabic the button says that the post is scheduled, and a draft says that it stays one', async () => {
  fakeApi({});
  const { user } = edit(postDefinitions.blog, newPostDraft('blog', textNamesOf(postDefinitions.blog)));
  await press('إنشاء المنشور');
  const value = `${new Date().getFullYear() + 1}-05-01T09:00`;
  fireEvent.change(field('تاريخ النشر'), { target: { value } });
  expect(await press('جدولة النشر')).toBeVisible();
  expect(field('تاريخ النشر')).toHaveAccessibleDescription(/ أيار .*بتوقيت بغداد/);
  const published = screen.getByRole('switch', { name: 'منشور' });
  await user.click(published);
  expect(published).toHaveAccessibleDescription(/يبقى مسوّدة في ١ أيار .*فعّل «منشور»/);
});
