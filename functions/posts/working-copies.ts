import { existingPosts, getSaved } from '#functions/data/posts/post.ts';
import { getVersion } from '#functions/data/versions/list-versions.ts';
import {
  discardWorkingCopy as discard,
  restoreWorkingCopy as restore,
} from '#functions/data/working-copies/end-copy.ts';
import {
  getWorkingCopy as readCopy,
  listWorkingCopies as readList,
  saveWorkingCopy as save,
} from '#functions/data/working-copies/working-copy.ts';
import { BadRequest, Conflict, NotFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { linkToNext, readCursor } from '#functions/http/pages/pagination.ts';
import { kindIn, postIn } from '#functions/http/post-address.ts';
import { type CopyFields, copyFieldsOf, copyMaxBytes } from '#shared/posts/working-copy.ts';
import { versionIdOf } from '#shared/versions/version.ts';

const pageSize = 100;

export const listWorkingCopies: Operation<'listWorkingCopies'> = async ({ params, query }) => {
  const kind = kindIn(params);
  const { limit = pageSize, cursor, state = 'waiting' } = query;
  const list = `working-copy-${kind}-${state}`;
  const after = readCursor(list, cursor);
  const { items, next } = await readList(kind, { state, limit, after, now: new Date() });
  const path = `/api/admin/working-copies/${kind}`;
  const ids =
    state === 'waiting'
      ? await existingPosts(
          kind,
          items.map(({ id }) => id),
        )
      : undefined;
  const copies = items.map((copy) => ({ ...copy, ...(ids && { hasPost: ids.has(copy.id) }) }));
  return { body: copies, headers: linkToNext(list, { path, query, next }) };
};

export const getWorkingCopy: Operation<'getWorkingCopy'> = async ({ params }) => {
  const { kind, id } = postIn(params);
  const now = new Date();
  const [saved, copy] = await Promise.all([getSaved(kind, id), readCopy(kind, id, now)]);
  const { version: postVersion = 0, savedBy } = saved ?? {};
  const post = { postVersion, ...(savedBy && { postSavedBy: savedBy }) };
  if (!copy) return { body: post };
  if (copy.basedOn === postVersion) return { body: { ...post, copy } };
  const begunOver = await getVersion({ kind, id }, versionIdOf(copy.basedOn), now);
  return { body: { ...post, copy, ...(begunOver && { base: copyFieldsOf(kind, begunOver.fields) }) } };
};

export const saveWorkingCopy: Operation<'saveWorkingCopy'> = async ({ params, body, administrator }) => {
  const { kind, id } = postIn(params);
  const fields = copyFieldsOf(kind, body.fields);
  if (sizeOf(fields) > copyMaxBytes) {
    throw new BadRequest('These texts are too long to be kept; shorten them.', [
      { field: 'fields', problem: 'too-long' },
    ]);
  }
  const { saved, copy } = await save(kind, id, { ...body, fields }, administrator.username, new Date());
  if (!saved || !copy) {
    throw new Conflict('Somebody else typed here meanwhile, or it was published; read it again.', copy);
  }
  return { body: copy };
};

export const discardWorkingCopy: Operation<'discardWorkingCopy'> = async ({ params, body, note }) => {
  const { kind, id } = postIn(params);
  note({ thing: kind });
  const discarded = await discard(kind, id, body.version, new Date());
  if (discarded.outcome === 'newer') {
    throw new Conflict(
      'Somebody else went on typing here; look at it before it is discarded.',
      discarded.copy,
    );
  }
  return { body: undefined };
};

export const restoreWorkingCopy: Operation<'restoreWorkingCopy'> = async ({ params, note }) => {
  const { kind, id } = postIn(params);
  note({ thing: kind });
  const copy = await restore(kind, id, new Date());
  if (!copy) throw new NotFound('These changes cannot be brought back any more; reload the list.');
  return { body: copy };
};

function sizeOf(fields: CopyFields): number {
  return Object.values(fields).reduce((sum, value) => sum + Buffer.byteLength(String(value)), 0);
}
