import { PostDeletedError, createPost as store } from '#functions/data/posts/post.ts';
import { Conflict } from '#functions/http/errors.ts';
import { newId } from '#functions/http/idempotency.ts';
import type { Facts, Reply } from '#functions/http/operation.ts';
import { emptyFields } from '#shared/posts/fields.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { type Post, postSchemas } from '#shared/posts/schemas.ts';
import { gone } from './gone.ts';

/** The operation that stores a new post of a kind, once per idempotency key. What is left out is empty, and a draft. */
export function createPost<K extends PostKind>(kind: K) {
  const { fields } = postSchemas[kind];
  return async ({ body, header, note }: CreateRequest): Promise<Reply<Post<K>>> => {
    const id = newId(header('idempotency-key'));
    note({ thingId: id });
    const input = fields.parse({ ...emptyFields(fields), ...body });
    const { outcome, post } = await store(kind, id, input, new Date()).catch((error) => {
      throw error instanceof PostDeletedError ? gone() : error;
    });
    if (outcome === 'different') {
      throw new Conflict(
        'This post was already saved with other content; choose which version to keep.',
        post,
      );
    }
    note({ title: post.title });
    return { status: 201, body: post };
  };
}

interface CreateRequest {
  readonly body: object;
  readonly header: (name: Lowercase<string>) => string | undefined;
  readonly note: (facts: Facts) => void;
}
