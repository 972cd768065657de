import { getRow, listRows } from '#functions/data/posts/post-rows.ts';
import { NotFound } from '#functions/http/errors.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';
import { linkToNext, readCursor } from '#functions/http/pagination.ts';
import { listPostRows as endpoint } from '#shared/api/post-lists.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { gone } from './gone.ts';

export const listPostRows: Operation<'listPostRows'> = async ({ params, query }) => {
  const kind = kindIn(params);
  const { items, next } = await listRows(kind, readCursor(kind, query.cursor));
  const path = endpoint.path.replace('{kind}', kind);
  return { body: items, headers: linkToNext(kind, { path, query, next }) };
};

export const getPostRow: Operation<'getPostRow'> = async ({ params }) => {
  const row = isId(params.id) ? await getRow(kindIn(params), params.id) : undefined;
  if (!row) throw gone();
  return { body: row };
};

function kindIn(params: { readonly kind: string }): PostKind {
  const kind = postKinds.find((known) => known === params.kind);
  if (!kind) throw new NotFound('There are no posts of this kind; choose a list in the admin area.');
  return kind;
}
