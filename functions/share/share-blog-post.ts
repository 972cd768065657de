import { getPost } from '#functions/data/posts/post.ts';
import { environment } from '#functions/http/environment.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';
import { isPublic } from '#shared/posts/publication.ts';
import { notFoundPage } from './not-found-page.ts';
import { sharePage } from './share-page.ts';

export const shareBlogPost: Operation<'shareBlogPost'> = async ({ params: { id } }) => {
  const post = isId(id) ? await getPost('blog', id) : undefined;
  return post && isPublic(post, new Date())
    ? { body: sharePage(post, environment.SITE_URL) }
    : { status: 404, body: notFoundPage, headers: { 'Cache-Control': 'no-store' } };
};
