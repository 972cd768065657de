import * as z from 'zod/mini';
import { endpoint } from './endpoint/endpoint.ts';

/** A page for social networks that describes a published blog post and sends people to it. */
export const shareBlogPost = endpoint({
  method: 'GET',
  path: '/share/blog/{id}',
  group: 'share',
  access: 'public',
  response: z.string(),
  mediaType: 'text/html',
  cache: 'public, max-age=0, s-maxage=2',
});
