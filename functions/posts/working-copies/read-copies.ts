import { getSaved } from '#functions/data/posts/post.ts';
import { getVersion } from '#functions/data/versions/list-versions.ts';
import {
  getWorkingCopy as read,
  listWorkingCopies as readList,
} from '#functions/data/working-copies/working-copy.ts';
import type { Operation } from '#functions/http/operation.ts';
import { linkToNext, readCursor } from '#functions/http/pagination.ts';
import { kindIn, postIn } from '#functions/http/post-address.ts';
import { copyFieldsOf } from '#shared/posts/working-copy.ts';
import { versionIdOf } from '#shared/versions/version.ts';

const pageSize = 100;

export const listWorkingCopies: Operation<'listWorkingCopies'> = async ({ params, query }) => {
  const kind = kindIn(params);
  const { limit = pageSize, cursor, state = 'waiting' } = query;
  const list = `working-copy-${kind}-${state}`;
  const after = readCursor(list, cursor);
  const { items, next } = await readList(kind, { state, limit, after, now: new Date() });
  const path = `/api/admin/working-copies/${kind}`;
  return { body: items, headers: linkToNext(list, { path, query, next }) };
};

export const getWorkingCopy: Operation<'getWorkingCopy'> = async ({ params }) => {
  const { kind, id } = postIn(params);
  const now = new Date();
  const [saved, copy] = await Promise.all([getSaved(kind, id), read(kind, id, now)]);
  const { version: postVersion = 0, savedBy } = saved ?? {};
  const post = { postVersion, ...(savedBy && { postSavedBy: savedBy }) };
  if (!copy) return { body: post };
  if (copy.basedOn === postVersion) return { body: { ...post, copy } };
  const begunOver = await getVersion({ kind, id }, versionIdOf(copy.basedOn), now);
  return { body: { ...post, copy, ...(begunOver && { base: copyFieldsOf(kind, begunOver.fields) }) } };
};
