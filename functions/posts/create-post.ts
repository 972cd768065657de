import * as z from 'zod/mini';
import { PostDeletedError, createPost as store } from '#functions/data/posts/post.ts';
import type { ListedPost, PostType } from '#functions/data/posts/post-type.ts';
import { Conflict } from '#functions/http/errors.ts';
import type { Reply } from '#functions/http/operation.ts';
import type { Post } from '#shared/posts/post.ts';
import { gone } from './gone.ts';
import { newPostId } from './post-id.ts';

/** The operation that stores a new post of a kind, once per idempotency key. What is left out is empty, and a draft. */
export function createPost<Whole extends Post & Listed, Listed extends ListedPost>(
  type: PostType<Whole, Listed>,
) {
  const empty = Object.fromEntries(type.fieldNames.map((name) => [name, name === 'published' ? false : '']));
  return async ({ body, header }: CreateRequest): Promise<Reply<Whole>> => {
    const id = newPostId(header('idempotency-key'));
    const fields = z.parse(type.fields, { ...empty, ...body });
    const { outcome, post } = await store(type, id, fields, new Date()).catch((error) => {
      throw error instanceof PostDeletedError ? gone() : error;
    });
    if (outcome === 'different') {
      throw new Conflict(
        'This post was already saved with other content; choose which version to keep.',
        post,
      );
    }
    return { status: 201, body: post };
  };
}

interface CreateRequest {
  readonly body: object;
  readonly header: (name: Lowercase<string>) => string | undefined;
}
