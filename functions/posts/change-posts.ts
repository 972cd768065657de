import { getRow } from '#functions/data/posts/post-rows.ts';
import { updatePost } from '#functions/data/posts/save-post.ts';
import { deletePost, undeletePost } from '#functions/data/posts/trash.ts';
import { getVersion } from '#functions/data/versions/list-versions.ts';
import { forEach } from '#functions/http/for-each.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { type PostRow, rowOf } from '#shared/posts/row.ts';
import { versionIdOf } from '#shared/versions/version.ts';

export const changePosts: Operation<'changePosts'> = async ({ body, administrator, note }) => {
  const { kind, ids, change } = body;
  note({ title: `${ids.length} ${kind} ${change}` });
  const { done, failed } = await forEach(ids, async (id) => {
    if (!isId(id)) return undefined;
    if (change === 'undelete') await undeletePost(kind, id, new Date());
    const row = await getRow(kind, id);
    const published = change === 'undelete' ? row?.published : change === 'publish';
    if (!row || row.published === published) return row;
    const isUndated = change === 'withdraw' && (await wasUndated(kind, row));
    const changes = { published, ...(isUndated && { publishedAt: '', version: row.version }) };
    const result = await updatePost(kind, id, changes, new Date(), administrator.username);
    if (result?.saved === false) throw new Error(`The post ${id} was changed meanwhile.`);
    return result && { ...rowOf(kind, result.post), arabic: row.arabic };
  });
  return { body: { changed: done, failed } };
};

/** True if the last save gave a post its publication date, because it had been a draft without one. */
async function wasUndated(kind: PostKind, row: PostRow): Promise<boolean> {
  const { id, version, publishedAt, updatedAt } = row;
  if (publishedAt !== updatedAt) return false;
  const before = await getVersion({ kind, id }, versionIdOf(version - 1), new Date());
  return before?.fields.published === false && !before.fields.publishedAt;
}

export const deletePosts: Operation<'deletePosts'> = async ({ body, administrator, note }) => {
  const { kind, ids } = body;
  note({ title: `${ids.length} ${kind}` });
  const { done, failed } = await forEach(ids, async (id) =>
    isId(id) && (await deletePost(kind, id, new Date(), administrator.username)) ? id : undefined,
  );
  return { body: { deleted: done, failed } };
};
