import { useQuery } from '@tanstack/react-query';
import type { PostRow } from '#shared/posts/row.ts';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { PostSide } from '#web/admin/posts/editor/editor-layout/post-side.tsx';
import { draftOfPost, postDrafts } from '#web/admin/posts/editor/post-drafts.ts';
import { stored } from '#web/admin/posts/editor/testing/edit-post.tsx';
import { textNamesOf } from '#web/admin/posts/post-definition.ts';
import { postsQuery } from '#web/admin/posts/post-queries.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';

const row = (id: string, title: string, fields: Partial<PostRow> = {}): PostRow => ({
  ...{ id, title, createdAt: '2026-01-01T09:00:00.000Z', updatedAt: '2026-01-01T09:00:00.000Z' },
  ...{ version: 1, published: true, publishedAt: '2026-01-01T09:00:00.000Z', arabic: 'all' as const },
  ...{ titleAr: `${title} ع`, author: 'Shilan', authorAr: 'شيلان', category: 'Audit', categoryAr: 'تدقيق' },
  ...fields,
});
const rows = [
  row('post-1', 'Shelf'),
  row('a', 'Share of shelf'),
  row('b', 'Shelf out of stock', { published: false }),
  row('c', 'Shelf in Erbil', { author: 'Karwan', authorAr: '' }),
];

/** Shows the side column of the stored post, with three other posts and a person called sara. */
export function showChoices(fields: object = {}) {
  fakeApi({
    'GET /api/admin/post-rows/blog': () => Response.json(rows),
    'GET /api/admin/contact-submissions/assignees': () =>
      Response.json([{ name: 'sara', open: 0, canTake: true }]),
  });
  const definition = postDefinitions.blog;
  const draft = draftOfPost('blog', textNamesOf(definition), { ...stored, ...fields });
  postDrafts.keep('post-1', draft);
  return showAdmin(<Side />);
}

function Side() {
  useQuery(postsQuery('blog'));
  const onChange = (name: string, value: string | boolean) => {
    const draft = postDrafts.current()['post-1'];
    if (draft) postDrafts.keep('post-1', { ...draft, values: { ...draft.values, [name]: value } });
  };
  return (
    <PostSide
      definition={postDefinitions.blog}
      hidden={false}
      draftId="post-1"
      problems={{}}
      suggestions={{ category: ['Audit', 'Retail'] }}
      onChange={onChange}
    />
  );
}

/** Returns the values of the draft of the stored post, as typed so far. */
export const valuesNow = () => postDrafts.current()['post-1']?.values;
