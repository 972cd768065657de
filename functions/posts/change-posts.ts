import { getRow } from '#functions/data/posts/post-rows.ts';
import { updatePost } from '#functions/data/posts/save-post.ts';
import { deletePost, undeletePost } from '#functions/data/posts/trash.ts';
import { forEach } from '#functions/http/for-each.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';
import { rowOf } from '#shared/posts/row.ts';

export const changePosts: Operation<'changePosts'> = async ({ body, administrator, note }) => {
  const { kind, ids, change } = body;
  note({ title: `${ids.length} ${kind} ${change}` });
  const { done, failed } = await forEach(ids, async (id) => {
    if (!isId(id)) return undefined;
    if (change === 'undelete') await undeletePost(kind, id, new Date());
    const row = await getRow(kind, id);
    const published = change === 'undelete' ? row?.published : change === 'publish';
    if (!row || row.published === published) return row;
    const result = await updatePost(kind, id, { published }, new Date(), administrator.username);
    return result && { ...rowOf(kind, result.post), arabic: row.arabic };
  });
  return { body: { changed: done, failed } };
};

export const deletePosts: Operation<'deletePosts'> = async ({ body, administrator, note }) => {
  const { kind, ids } = body;
  note({ title: `${ids.length} ${kind}` });
  const { done, failed } = await forEach(ids, async (id) =>
    isId(id) && (await deletePost(kind, id, new Date(), administrator.username)) ? id : undefined,
  );
  return { body: { deleted: done, failed } };
};
