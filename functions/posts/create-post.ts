import { PostDeletedError, createPost as store } from '#functions/data/posts/post.ts';
import { Conflict } from '#functions/http/errors.ts';
import { newId } from '#functions/http/idempotency.ts';
import type { Facts, Reply } from '#functions/http/operation.ts';
import type { SignedIn } from '#functions/http/session.ts';
import { emptyFields } from '#shared/posts/fields.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { type Post, postSchemas } from '#shared/posts/schemas.ts';
import { withCategoryNames } from './categories/category-names.ts';
import { gone } from './gone.ts';
import { refuseDeadPicture } from './refuse-dead-picture.ts';
import { refuseTaken } from './slug-taken.ts';

/** The operation that stores a new post of a kind, once per idempotency key. What is left out is empty, and a draft. */
export function createPost<K extends PostKind>(kind: K) {
  const { fields } = postSchemas[kind];
  return async ({ body, header, administrator, note }: CreateRequest): Promise<Reply<Post<K>>> => {
    const id = newId(header('idempotency-key'));
    note({ thingId: id });
    const input = await withCategoryNames(kind, fields.parse({ ...emptyFields(fields), ...body }));
    // A post that was made already, of which the answer was lost, has what it has.
    await refuseDeadPicture(kind, input, id);
    const by = administrator.username;
    const { outcome, post, savedBy } = await store(kind, id, input, new Date(), by).catch((error) =>
      refuseTaken(error instanceof PostDeletedError ? gone() : error),
    );
    if (outcome === 'different') {
      throw new Conflict(
        'This post was already saved with other content; choose which version to keep.',
        post,
        savedBy,
      );
    }
    note({ title: post.title });
    return { status: 201, body: post };
  };
}

interface CreateRequest {
  readonly administrator: Pick<SignedIn, 'username'>;
  readonly body: { readonly copy?: number | undefined };
  readonly header: (name: Lowercase<string>) => string | undefined;
  readonly note: (facts: Facts) => void;
}
