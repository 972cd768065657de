import { getCompany } from '#functions/data/content/company.ts';
import { getPost } from '#functions/data/posts/post.ts';
import { cacheForOneSecond } from '#functions/http/caching.ts';
import { environment } from '#functions/http/environment.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';
import { serve } from '#functions/http/serve.ts';
import { isPublic } from '#shared/posts/publication.ts';
import { notFoundPage, sharePage } from './share-page.ts';

const presentCompany = cacheForOneSecond(getCompany);

const shareBlogPost: Operation<'shareBlogPost'> = async ({ params: { id } }) => {
  const post = isId(id) ? await getPost('blog', id) : undefined;
  const company = await presentCompany.recent(new Date());
  return post && isPublic(post, new Date())
    ? { body: sharePage(post, { siteUrl: environment.SITE_URL, company }) }
    : { status: 404, body: notFoundPage(company.name.en), headers: { 'Cache-Control': 'no-store' } };
};

export const handler = serve('share', { shareBlogPost });
