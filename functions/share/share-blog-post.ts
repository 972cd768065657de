import { idempotencyKey } from '../../shared/message.ts';
import { getPost } from '../data/post.ts';
import { blog } from '../data/post-type.ts';
import { environment } from '../http/environment.ts';
import type { Operation } from '../http/operation.ts';
import { notFoundPage } from './not-found-page.ts';
import { sharePage } from './share-page.ts';

export const shareBlogPost: Operation<'shareBlogPost'> = async ({ params: { id } }) => {
  const post = idempotencyKey.safeParse(id).success ? await getPost(blog, id) : undefined;
  return post?.published
    ? { body: sharePage(post, environment.SITE_URL) }
    : { status: 404, body: notFoundPage, headers: { 'Cache-Control': 'no-store' } };
};
